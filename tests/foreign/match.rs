//! Whole matches of BAO BEI from Rust, through what bindgen makes of the preprocessed header.
//! Built with BINDINGS=FILE rustc --edition 2021 -L FOLDER -l baobei match.rs; no crate is needed.

#[allow(dead_code, non_camel_case_types)]
mod baobei {
    include!(env!("BINDINGS"));
}

use baobei::*;
use std::alloc::Layout;
use std::cell::{Cell, RefCell};
use std::ffi::{c_void, CStr};
use std::ptr::{null, null_mut};

const SEATS: u32 = 3;
const KEEP: u32 = 256; // events that a game keeps to be pulled
const ROOM: usize = KEEP as usize + 6;
const NO_SEAT: u32 = 255; // BAOBEI_NO_SEAT: macros do not outlive the preprocessor
const SAMPLE_AT: u32 = 30; // the move after which seat 0 imagines a world

const VIEWERS: [baobei_viewer; 5] = [
    BAOBEI_VIEWER_SEAT_0,
    BAOBEI_VIEWER_SEAT_1,
    BAOBEI_VIEWER_SEAT_2,
    BAOBEI_VIEWER_SPECTATOR,
    BAOBEI_VIEWER_HOST,
];

/// Every call that can fail answers with a status.
fn must(status: baobei_status) {
    if status != BAOBEI_OK {
        let text = unsafe { CStr::from_ptr(baobei_status_text(status)) };
        panic!("{}", text.to_string_lossy());
    }
}

/// Records are plain: all zero is a value of theirs.
fn zeroed<T>() -> T {
    unsafe { std::mem::zeroed() }
}

/// They have no padding, so equal ones are equal in every byte.
fn bytes<T>(record: &T) -> &[u8] {
    unsafe { std::slice::from_raw_parts(record as *const T as *const u8, std::mem::size_of::<T>()) }
}

/// The same numbers in every language. A real host has better ones.
struct Dice {
    state: u32,
}

impl Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.state = self.state.wrapping_mul(69069).wrapping_add(1);
        (self.state >> 8) % n
    }
}

/// What the hooks of a game remember. Hooks run inside of calls on the game, so it is shared, and changed in cells.
struct Hooks {
    blocks: Cell<i32>,
    asked: Cell<u32>,
    dice: RefCell<Dice>,
}

impl Hooks {
    fn new() -> Hooks {
        Hooks { blocks: Cell::new(0), asked: Cell::new(0), dice: RefCell::new(Dice { state: 2 }) }
    }
}

fn context<T>(shared: &T) -> *mut c_void {
    shared as *const T as *mut c_void
}

unsafe extern "C" fn memory(ctx: *mut c_void, block: *mut c_void, size: size_t) -> *mut c_void {
    let hooks = &*(ctx as *const Hooks);
    let layout = Layout::from_size_align(size as usize, 16).unwrap(); // aligned for any type
    if block.is_null() {
        hooks.blocks.set(hooks.blocks.get() + 1);
        return std::alloc::alloc(layout) as *mut c_void;
    }
    hooks.blocks.set(hooks.blocks.get() - 1);
    std::alloc::dealloc(block as *mut u8, layout);
    null_mut()
}

unsafe extern "C" fn chance(ctx: *mut c_void, n: u32) -> i32 {
    let hooks = &*(ctx as *const Hooks);
    hooks.asked.set(hooks.asked.get() + 1);
    hooks.dice.borrow_mut().below(n) as i32
}

unsafe extern "C" fn observer(ctx: *mut c_void, viewer: baobei_viewer, event: *const baobei_event) {
    (*(ctx as *const Table)).fold(viewer, &*event);
}

/// A match, and what everybody sees of it: views that are carried on by events, as at the other end of a wire.
struct Table {
    game: *mut baobei_game,
    moves: Cell<u32>,
    events: Cell<u32>,
    views: RefCell<Vec<baobei_view>>,
}

impl Table {
    fn new(game: *mut baobei_game) -> Table {
        let table = Table { game, moves: Cell::new(0), events: Cell::new(0), views: RefCell::new(Vec::new()) };
        for viewer in VIEWERS {
            let view = table.view(viewer);
            table.views.borrow_mut().push(view);
        }
        table
    }

    fn view(&self, viewer: baobei_viewer) -> baobei_view {
        let mut out: baobei_view = zeroed();
        must(unsafe { baobei_view_get(self.game, viewer, &mut out) });
        out
    }

    fn fold(&self, viewer: baobei_viewer, event: &baobei_event) {
        let number = VIEWERS.iter().position(|v| *v == viewer).unwrap();
        must(unsafe { baobei_view_fold(&mut self.views.borrow_mut()[number], event) });
        if event.kind as u32 != BAOBEI_EVENT_PASSED {
            self.events.set(self.events.get() + 1); // a notice does not count: a pull may give it again
        }
    }

    fn pull(&self) {
        let mut events: Vec<baobei_event> = vec![zeroed(); ROOM];
        for (number, viewer) in VIEWERS.into_iter().enumerate() {
            let serial = self.views.borrow()[number].decision.serial;
            let mut count = 0;
            must(unsafe { baobei_events(self.game, viewer, serial, events.as_mut_ptr(), ROOM as u32, &mut count) });
            for event in &events[..count as usize] {
                self.fold(viewer, event);
            }
        }
    }

    fn hashes(&self) -> Vec<u64> {
        let hash = |viewer| {
            let mut out = 0;
            must(unsafe { baobei_hash(self.game, viewer, &mut out) });
            out
        };
        VIEWERS.into_iter().map(hash).collect()
    }

    /// A world that seat 0 cannot tell from the real one.
    fn sample(&self) {
        let seed = [0u8; 32];
        let mut game = null_mut();
        must(unsafe { baobei_game_new(null(), SEATS, 0, None, null_mut(), &mut game) });
        must(unsafe { baobei_sample(game, self.game, VIEWERS[0], seed.as_ptr(), 1) });
        let (world, here) = (Table::new(game).hashes(), self.hashes());
        assert!(world[0] == here[0], "a sample is the same to seat 0");
        assert!(world[4] != here[4], "a sample has other cards");
        unsafe { baobei_game_free(game) };
    }

    fn play(&self, pulls: bool) {
        let mut dice = Dice { state: 1 };
        while let Some((seat, token, action)) = choose(self.game, &mut dice) {
            must(unsafe { baobei_apply(self.game, seat, token, action) });
            self.moves.set(self.moves.get() + 1);
            if pulls {
                self.pull();
            }
            for (number, view) in self.views.borrow().iter().enumerate() {
                let now = self.view(VIEWERS[number]);
                assert!(bytes(view) == bytes(&now), "a view is the fold of its events");
            }
            if self.moves.get() == SAMPLE_AT {
                self.sample();
            }
        }
    }
}

/// Who answers, which decision, and how; none when the match is over.
fn choose(game: *const baobei_game, dice: &mut Dice) -> Option<(u32, u32, baobei_action)> {
    let mut now: baobei_decision = zeroed();
    must(unsafe { baobei_decision_get(game, BAOBEI_VIEWER_HOST, &mut now) });
    if now.kind as u32 == BAOBEI_DECISION_OVER {
        return None;
    }
    let asked = (0..SEATS).find(|seat| now.waiting >> seat & 1 == 1);
    let seat = asked.unwrap_or(NO_SEAT); // when no seat is asked, the host deals
    let count = unsafe { baobei_legal(game, seat, 0, null_mut(), 0) };
    let quiet = dice.below(8) > 0; // number 0 is the quiet answer: draw, discard, pass, end
    let number = if quiet { 0 } else { dice.below(count) };
    let mut action = 0;
    unsafe { baobei_legal(game, seat, number, &mut action, 1) };
    Some((seat, now.token, action))
}

/// Plays a match to its end, and tells of it; hooks are used for memory and events only if nothing is pulled.
fn play_match(seed: Option<[u8; 32]>, hooks: &Hooks, pulls: bool) -> (u32, u32, Vec<u64>) {
    let mut game = null_mut();
    let (keep, give): (u32, baobei_memory_fn) = if pulls { (KEEP, None) } else { (0, Some(memory)) };
    must(unsafe { baobei_game_new(null(), SEATS, keep, give, context(hooks), &mut game) });
    must(match &seed {
        Some(seed) => unsafe { baobei_game_chance(game, seed.as_ptr(), None, null_mut()) },
        None => unsafe { baobei_game_chance(game, null(), Some(chance), context(hooks)) },
    });
    let table = Table::new(game);
    if !pulls {
        must(unsafe { baobei_observe(game, VIEWERS.iter().sum(), Some(observer), context(&table)) });
    }
    table.play(pulls);
    let result = (table.moves.get(), table.events.get(), table.hashes());
    unsafe { baobei_game_free(game) };
    assert!((hooks.asked.get() > 0) == seed.is_none(), "chance was asked");
    assert!(hooks.blocks.get() == 0, "all memory was given back");
    result
}

fn show(what: &str, (moves, events, hashes): &(u32, u32, Vec<u64>)) {
    println!("{}: {} moves, {} events, {:016x}", what, moves, events, hashes[4]);
}

fn main() {
    let mut seed = [0u8; 32];
    seed[0] = 7;
    show("seed, pulled", &play_match(Some(seed), &Hooks::new(), true));
    let pulled = play_match(None, &Hooks::new(), true);
    let pushed = play_match(None, &Hooks::new(), false);
    show("hook, pulled", &pulled);
    show("all hooks", &pushed);
    assert!(pulled == pushed, "pulled and pushed matches are the same");
}
