"""Small helps for a host that plays through the raw binding: statuses checked, texts and lists as Python has them."""

import ctypes


class Host:
    """The library, and which of its functions have been called."""

    def __init__(self, raw, path):
        self.raw = raw
        self.library = raw.load(path)
        self.called = set()

    def __getattr__(self, name):
        """baobei_xyz() as xyz()."""
        self.called.add("baobei_" + name)
        return getattr(self.library, "baobei_" + name)

    def do(self, name, *arguments):
        """A call that must succeed."""
        status = getattr(self, name)(*arguments)
        if status != self.raw.BAOBEI_OK:
            raise RuntimeError(f"{name}: {self.status_name(status).decode()}: {self.status_text(status).decode()}")

    def new(self, name, *arguments):
        """An object, by a function whose last parameter is the place for a pointer to it."""
        pointer = getattr(self, name).argtypes[-1]._type_()
        self.do(name, *arguments, ctypes.byref(pointer))
        return pointer

    def record(self, type, name, *arguments):
        """A record that a function fills."""
        record = type()
        self.do(name, *arguments, ctypes.byref(record))
        return record

    def text(self, name, *arguments):
        """What a function writes: its length is asked for first."""
        length = ctypes.c_size_t()
        getattr(self, name)(*arguments, None, 0, ctypes.byref(length))
        buffer = ctypes.create_string_buffer(length.value + 1)
        self.do(name, *arguments, buffer, len(buffer), None)
        return buffer.value

    def legal_actions(self, game, seat):
        count = self.legal(game, seat, 0, None, 0)
        actions = (self.raw.baobei_action * count)()
        self.legal(game, seat, 0, actions, count)
        return list(actions)

    def pull(self, game, viewer, serial):
        """Events from a serial on, notices of an open window included."""
        events, count = (self.raw.baobei_event * 256)(), ctypes.c_uint32()
        self.do("events", game, viewer, serial, events, len(events), ctypes.byref(count))
        return events[:count.value]

    def viewers(self, seats):
        """Every viewer of a match, the host last."""
        return [self.raw.BAOBEI_VIEWER_SEAT_0 << seat for seat in range(seats)] + \
            [self.raw.BAOBEI_VIEWER_SPECTATOR, self.raw.BAOBEI_VIEWER_HOST]


def seed(number):
    """A seed for games that can be repeated; a host that plays for something takes 32 bytes of its system."""
    return (ctypes.c_uint8 * 32)(*number.to_bytes(32, "little"))
