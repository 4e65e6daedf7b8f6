// Runs the trial as a WebAssembly module: node run.mjs TRIAL.wasm [MORE.wasm...]; no module may import anything.
import { readFileSync } from "node:fs";

const modules = process.argv.slice(2).map((name) => {
    const module = new WebAssembly.Module(readFileSync(name));
    const imports = WebAssembly.Module.imports(module).map((entry) => `${entry.module}.${entry.name}`);
    if (imports.length > 0) {
        console.error(`${name} imports ${imports.join(", ")}`);
        process.exit(3);
    }
    return module;
});

const { exports } = new WebAssembly.Instance(modules[0], {});
exports._initialize?.();

function printed(stream) {
    stream.write(new Uint8Array(exports.memory.buffer, exports.output(), exports.length()).slice());
}

process.exitCode = exports.run();
printed(process.stdout);
exports.sizes();
printed(process.stderr);
