-- Whole matches of BAO BEI from LuaJIT, through its ffi.
-- usage: luajit match.lua HEADER LIBRARY        (HEADER is the preprocessed header)

local ffi = require("ffi")

local SEATS = 3
local KEEP = 256 -- events that a game keeps to be pulled
local ROOM = KEEP + 6
local NO_SEAT = 255 -- BAOBEI_NO_SEAT: macros do not outlive the preprocessor
local SAMPLE_AT = 30 -- the move after which seat 0 imagines a world

if #arg ~= 2 then
    io.stderr:write("usage: luajit match.lua HEADER LIBRARY\n")
    os.exit(2)
end
ffi.cdef(assert(io.open(arg[1])):read("*a"))
ffi.cdef("void *malloc(size_t size); void free(void *block); int memcmp(const void *a, const void *b, size_t n);")
local lib = ffi.load(arg[2])

-- A compiled trace must not be called back into: whatever can reach a hook is interpreted.
jit.off()

local VIEWERS = {}
for seat = 0, SEATS - 1 do
    VIEWERS[#VIEWERS + 1] = bit.lshift(lib.BAOBEI_VIEWER_SEAT_0, seat)
end
VIEWERS[#VIEWERS + 1] = tonumber(lib.BAOBEI_VIEWER_SPECTATOR)
VIEWERS[#VIEWERS + 1] = tonumber(lib.BAOBEI_VIEWER_HOST)

-- Every call that can fail answers with a status.
local function must(status)
    if status ~= lib.BAOBEI_OK then
        error(ffi.string(lib.baobei_status_text(status)), 2)
    end
end

local function expect(what, holds)
    if not holds then
        error("expected: " .. what, 2)
    end
end

-- The same numbers in every language. A real host has better ones.
local function new_dice(state)
    return function(n)
        state = (state * 69069 + 1) % 2 ^ 32
        return math.floor(state / 256) % n
    end
end

-- A match, and what everybody sees of it: views that are carried on by events, as at the other end of a wire.
local Table = {}
Table.__index = Table

function Table.new(game)
    local t = setmetatable({ game = game, moves = 0, events = 0, views = {} }, Table)
    for _, viewer in ipairs(VIEWERS) do
        t.views[viewer] = t:view(viewer)
    end
    return t
end

function Table:view(viewer)
    local out = ffi.new("baobei_view")
    must(lib.baobei_view_get(self.game, viewer, out))
    return out
end

function Table:fold(viewer, event)
    must(lib.baobei_view_fold(self.views[viewer], event))
    if event.kind ~= lib.BAOBEI_EVENT_PASSED then -- a notice, and a pull may give it again
        self.events = self.events + 1
    end
end

function Table:pull()
    local events = ffi.new("baobei_event[?]", ROOM)
    local count = ffi.new("uint32_t[1]")
    for viewer, view in pairs(self.views) do
        must(lib.baobei_events(self.game, viewer, view.decision.serial, events, ROOM, count))
        for i = 0, count[0] - 1 do
            self:fold(viewer, events[i])
        end
    end
end

function Table:hash(viewer)
    local out = ffi.new("uint64_t[1]")
    must(lib.baobei_hash(self.game, viewer, out))
    return bit.tohex(out[0])
end

-- Memory, chance and observer, all three in Lua. ffi.cast makes a callback that lives until it is freed.
local function new_hooks()
    local hooks = { blocks = 0, asked = 0 }
    local below = new_dice(2)

    hooks.memory = ffi.cast("baobei_memory_fn", function(_, block, size)
        if block ~= nil then
            hooks.blocks = hooks.blocks - 1
            ffi.C.free(block)
            return nil
        end
        hooks.blocks = hooks.blocks + 1
        return ffi.C.malloc(size)
    end)
    hooks.chance = ffi.cast("baobei_below_fn", function(_, n)
        hooks.asked = hooks.asked + 1
        return below(n)
    end)
    hooks.observer = ffi.cast("baobei_event_fn", function(_, viewer, event)
        hooks.table:fold(tonumber(viewer), event)
    end)
    function hooks.free()
        hooks.memory:free()
        hooks.chance:free()
        hooks.observer:free()
    end
    return hooks
end

-- Who answers, which decision, and how; nil when the match is over.
local function choose(game, below)
    local now = ffi.new("baobei_decision")
    must(lib.baobei_decision_get(game, lib.BAOBEI_VIEWER_HOST, now))
    if now.kind == lib.BAOBEI_DECISION_OVER then
        return nil
    end
    local seat = NO_SEAT -- when no seat is asked, the host deals
    for asked = SEATS - 1, 0, -1 do
        if bit.band(bit.rshift(now.waiting, asked), 1) == 1 then
            seat = asked
        end
    end
    local count = lib.baobei_legal(game, seat, 0, nil, 0)
    local number = below(8) > 0 and 0 or below(count) -- number 0 is the quiet answer: draw, discard, pass, end
    local action = ffi.new("baobei_action[1]")
    lib.baobei_legal(game, seat, number, action, 1)
    return seat, now.token, action[0]
end

-- A world that seat 0 cannot tell from the real one.
local function sample(t)
    local out = ffi.new("baobei_game *[1]")
    must(lib.baobei_game_new(nil, SEATS, 0, nil, nil, out))
    must(lib.baobei_sample(out[0], t.game, VIEWERS[1], ffi.new("uint8_t[32]"), 1))
    local world = Table.new(out[0])
    local host = lib.BAOBEI_VIEWER_HOST
    expect("a sample is the same to seat 0", world:hash(VIEWERS[1]) == t:hash(VIEWERS[1]))
    expect("a sample has other cards", world:hash(host) ~= t:hash(host))
    lib.baobei_game_free(out[0])
end

local function play(t, pulls)
    local below = new_dice(1)
    local seat, token, action = choose(t.game, below)
    while seat do
        must(lib.baobei_apply(t.game, seat, token, action))
        t.moves = t.moves + 1
        if pulls then
            t:pull()
        end
        for viewer, view in pairs(t.views) do
            local same = ffi.C.memcmp(view, t:view(viewer), ffi.sizeof("baobei_view")) == 0
            expect("a view is the fold of its events", same)
        end
        if t.moves == SAMPLE_AT then
            sample(t)
        end
        seat, token, action = choose(t.game, below)
    end
end

-- Plays a match to its end, and tells of it; hooks are used for memory and events only if nothing is pulled.
local function match(seed, hooks, pulls)
    local out = ffi.new("baobei_game *[1]")
    must(lib.baobei_game_new(nil, SEATS, pulls and KEEP or 0, not pulls and hooks.memory or nil, nil, out))
    must(lib.baobei_game_chance(out[0], seed, hooks and hooks.chance, nil))
    local t = Table.new(out[0])
    if not pulls then
        local all = 0
        for _, viewer in ipairs(VIEWERS) do
            all = all + viewer
        end
        hooks.table = t
        must(lib.baobei_observe(out[0], all, hooks.observer, nil))
    end
    play(t, pulls)
    local hashes = {}
    for i, viewer in ipairs(VIEWERS) do
        hashes[i] = t:hash(viewer)
    end
    lib.baobei_game_free(out[0])
    if hooks then
        expect("chance was asked", hooks.asked > 0)
        expect("all memory was given back", hooks.blocks == 0)
        hooks.free()
    end
    return { tale = ("%d moves, %d events, %s"):format(t.moves, t.events, hashes[#hashes]),
             hashes = table.concat(hashes, " ") }
end

-- { 7 } alone would fill the seed with sevens.
print("seed, pulled: " .. match(ffi.new("uint8_t[32]", { 7, 0 }), nil, true).tale)
local pulled = match(nil, new_hooks(), true)
local pushed = match(nil, new_hooks(), false)
print("hook, pulled: " .. pulled.tale)
print("all hooks: " .. pushed.tale)
expect("pulled and pushed matches are the same", pulled.tale == pushed.tale and pulled.hashes == pushed.hashes)
