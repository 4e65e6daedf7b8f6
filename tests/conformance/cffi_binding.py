"""The binding that the vectors are tried with: Python's cffi in ABI mode, on the preprocessed header."""

import functools

import cffi

import binding

TEXT = 8192  # BAOBEI_POSITION_TEXT, room for any text
VIEWERS = (1024, 512)  # host and spectator; seat s is 8 << s


@functools.cache
def load(header, library):
    ffi = cffi.FFI()
    ffi.cdef(open(header).read())
    return ffi, ffi.dlopen(library)


class Binding(binding.Binding):
    def __init__(self, header, library):
        self.ffi, self.lib = load(header, library)
        self.game = self.ffi.NULL
        self.hooks = []

    def must(self, status):
        if status != 0:
            raise RuntimeError(self.name("status", status))

    def new_rules(self, text):
        out = self.ffi.new("baobei_rules **")
        fault = self.ffi.new("size_t *")
        self.must(self.lib.baobei_rules_new(self.ffi.NULL, self.ffi.NULL, out))
        status = self.lib.baobei_rules_read(out[0], text.encode(), len(text), fault)
        return status, self.ffi.gc(out[0], self.lib.baobei_rules_free), fault[0]

    def keep_hook(self, signature, function):
        self.hooks.append(self.ffi.callback(signature, function))
        return self.hooks[-1]

    def text(self, function, *arguments):
        """What a function writes; None if it refuses to."""
        room = self.ffi.new("char[]", TEXT)
        length = self.ffi.new("size_t *")
        status = function(*arguments, room, TEXT, length)
        return self.ffi.unpack(room, length[0]).decode() if status == 0 else None

    # ---- a game

    def open(self, rules, seats, keep, observer):
        status, made, _ = self.new_rules(rules)
        self.must(status)
        out = self.ffi.new("baobei_game **")
        status = self.lib.baobei_game_new(made, seats, keep, self.ffi.NULL, self.ffi.NULL, out)
        self.game = out[0]
        if status == 0 and observer:
            hook = self.keep_hook("void(void *, baobei_viewer, const baobei_event *)",
                                  lambda _, viewer, event: observer(viewer, event))
            viewers = sum(VIEWERS) + sum(8 << seat for seat in range(seats))
            status = self.lib.baobei_observe(self.game, viewers, hook, self.ffi.NULL)
        return status

    def chance(self, seed, below):
        hook = self.ffi.NULL if seed else self.keep_hook("int32_t(void *, uint32_t)", lambda _, n: below(n))
        return self.lib.baobei_game_chance(self.game, seed or self.ffi.NULL, hook, self.ffi.NULL)

    def close(self):
        self.lib.baobei_game_free(self.game)

    # ---- calls that change it

    def apply(self, seat, token, action):
        return self.lib.baobei_apply(self.game, seat, token, action)

    def expire(self, seat, token):
        return self.lib.baobei_expire(self.game, seat, token)

    def claims(self, token, entries, stamps):
        results = self.ffi.new("int32_t[]", len(entries))
        status = self.lib.baobei_apply_claims(self.game, token, len(entries), [seat for seat, _ in entries],
                                              [action for _, action in entries],
                                              self.ffi.NULL if stamps is None else stamps, results)
        return status, list(results) if status == 0 else []

    def restore(self, text):
        return self.lib.baobei_full_position_read(self.game, text.encode(), len(text), self.ffi.NULL)

    def replay(self, line):
        return self.lib.baobei_move_replay(self.game, line.encode(), len(line), self.ffi.NULL)

    # ---- what can be seen

    def value(self, data, kind):
        """A number, or a list of what an array holds, or a dict of what a record holds."""
        if kind.kind == "array":
            if kind.item.kind == "primitive":
                return self.ffi.unpack(data, kind.length)
            return [self.value(data[i], kind.item) for i in range(kind.length)]
        if kind.kind == "struct":
            return {name: self.value(getattr(data, name), field.type) for name, field in kind.fields}
        return data

    def fields(self, record):
        return self.value(record, self.ffi.typeof(record).item)

    def record(self, kind, function, viewer):
        out = self.ffi.new(kind)
        self.must(function(self.game, viewer, out))
        return out

    def decision(self, viewer):
        return self.record("baobei_decision *", self.lib.baobei_decision_get, viewer)

    def view(self, viewer):
        return self.record("baobei_view *", self.lib.baobei_view_get, viewer)

    def recall(self, viewer):
        return self.record("baobei_recall *", self.lib.baobei_recall_get, viewer)

    def pull(self, viewer, serial, room):
        events = self.ffi.new("baobei_event[]", room)
        count = self.ffi.new("uint32_t *")
        status = self.lib.baobei_events(self.game, viewer, serial, events, room, count)
        return status, [self.ffi.new("baobei_event *", events[i]) for i in range(count[0])]

    def fold(self, view, event):
        return self.lib.baobei_view_fold(view, event)

    def list_of(self, function, about, seat, first, room):
        out = self.ffi.new("baobei_action[]", room)
        count = function(about, seat, first, out if room else self.ffi.NULL, room)
        return count, list(out)[:max(count - first, 0)]

    def legal(self, seat, first, room):
        return self.list_of(self.lib.baobei_legal, self.game, seat, first, room)

    def view_legal(self, view, seat, first, room):
        return self.list_of(self.lib.baobei_view_legal, view, seat, first, room)

    def check(self, seat, action):
        return self.lib.baobei_check(self.game, seat, action)

    def view_check(self, view, seat, action):
        return self.lib.baobei_view_check(view, seat, action)

    def hash(self, viewer, game=None):
        out = self.ffi.new("uint64_t *")
        self.must(self.lib.baobei_hash(game or self.game, viewer, out))
        return out[0]

    def line(self, viewer):
        return self.text(self.lib.baobei_move_write, self.game, viewer)

    def position(self):
        return self.text(self.lib.baobei_full_position_write, self.game)

    def seat_position(self, viewer):
        return self.text(self.lib.baobei_seat_position_write, self.game, viewer)

    def sample_hash(self, viewer, seed, number):
        out = self.ffi.new("baobei_game **")
        self.must(self.lib.baobei_game_new(self.ffi.NULL, 2, 0, self.ffi.NULL, self.ffi.NULL, out))
        world = self.ffi.gc(out[0], self.lib.baobei_game_free)
        self.must(self.lib.baobei_sample(world, self.game, viewer, seed, number))
        return self.hash(VIEWERS[0], world)

    # ---- what needs no game

    def name(self, of, value):
        function = getattr(self.lib, f"baobei_{of}_name")
        return self.ffi.string(function(value)).decode()

    def bounds(self, key):
        numbers = self.ffi.new("int32_t[3]")
        self.must(self.lib.baobei_rules_bounds(key, numbers, numbers + 1, numbers + 2))
        return tuple(numbers)

    def rules(self, text, seats):
        status, made, fault = self.new_rules(text)
        key = self.ffi.new("uint32_t *")
        species = self.ffi.new("uint32_t *")
        if status != 0:
            return status, fault, 0, 0, None
        status = self.lib.baobei_rules_check(made, seats, key, species)
        return status, fault, key[0], species[0], self.text(self.lib.baobei_rules_write, made)

    def action_parse(self, text):
        out = self.ffi.new("baobei_action *")
        self.must(self.lib.baobei_action_parse(text.encode(), len(text), out, self.ffi.NULL))
        return out[0]

    def action_write(self, action):
        return self.text(self.lib.baobei_action_write, action)

    def action_read(self, action):
        out = self.ffi.new("baobei_parts *")
        self.must(self.lib.baobei_action_read(action, out))
        return out

    def action_make(self, kind, seat1, slot1, seat2, slot2, choice):
        return self.lib.baobei_action_make(kind, seat1, slot1, seat2, slot2, choice)

    def action_id(self, seats, slots, action):
        return self.lib.baobei_action_id(seats, slots, action)

    def action_from_id(self, seats, slots, number):
        return self.lib.baobei_action_from_id(seats, slots, number)
