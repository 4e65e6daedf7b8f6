// Times a course in WebAssembly: node time.mjs MODULE inside|calls DRIVER SEATS STEPS SEED
// DRIVER is its number in tests/support/driver.h. Prints nanoseconds a decision, the median of many runs.
import { readFileSync } from "node:fs";

const HOST = 1024;
const OK = 0;
const WARM_UP = 10; // until the optimising compiler is through
const RUNS = 21;

const [file, mode, ...numbers] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const wasm = instance.exports;
wasm._initialize();
const legs = wasm.bench_record(...numbers.map(Number));

// As a host written in JavaScript plays: each function of the library is called from here.
function playByCalls() {
    const memory = new Uint32Array(wasm.memory.buffer);
    const [steps, game] = [wasm.bench_steps() >> 2, wasm.bench_game()];
    const [decision, action] = [wasm.bench_decision(), wasm.bench_action()];
    let decisions = 0;
    for (let leg = 0; leg < legs; leg++) {
        decisions += wasm.bench_begin(leg);
        const end = wasm.bench_to(leg);
        for (let at = wasm.bench_from(leg); at < end; at++) {
            const number = memory[steps + 2 * at];
            const seat = memory[steps + 2 * at + 1];
            wasm.baobei_decision_get(game, HOST, decision);
            if (number >= wasm.baobei_legal(game, seat, 0, 0, 0)) throw new Error("the course has lost its way");
            wasm.baobei_legal(game, seat, number, action, 1);
            if (wasm.baobei_apply(game, seat, memory[decision >> 2], memory[action >> 2]) !== OK)
                throw new Error("a move of the course is refused");
        }
    }
    return decisions;
}

// Microseconds that this process has run for; a busy machine does not change them, and nothing else runs here.
function spent() {
    const { user, system } = process.cpuUsage();
    return user + system;
}

const play = { inside: () => wasm.bench_play(), calls: playByCalls }[mode];
const times = [];
for (let run = 0; run < WARM_UP + RUNS; run++) {
    const start = spent();
    const decisions = play();
    if (run >= WARM_UP) times.push((spent() - start) * 1e3 / decisions);
}
times.sort((a, b) => a - b);
console.log(times[RUNS >> 1]);
