"""What the reader of the conformance vectors asks of a binding: the part that a binding's author writes anew.

Statuses, seats (255: the host), viewers, actions and kinds are the numbers of the C headers. Records are objects of
whatever kind the binding has; only fields() takes them apart. One Binding is one game; its class methods need none.
"""

import abc


class Binding(abc.ABC):
    # ---- a game

    @abc.abstractmethod
    def open(self, rules, seats, keep, observer):
        """Makes a game of a text of rules; observer(viewer, event) gets every event of every viewer. The status."""

    @abc.abstractmethod
    def chance(self, seed, below):
        """Chooses 32 bytes, or, where seed is None, the hook below(n). The status."""

    @abc.abstractmethod
    def close(self):
        """Frees the game."""

    # ---- calls that change it; each gives the status

    @abc.abstractmethod
    def apply(self, seat, token, action):
        ...

    @abc.abstractmethod
    def expire(self, seat, token):
        ...

    @abc.abstractmethod
    def claims(self, token, entries, stamps):
        """Entries are (seat, action); stamps a list of numbers, or None. The status, and a list of results."""

    @abc.abstractmethod
    def restore(self, text):
        """Reads a full position."""

    @abc.abstractmethod
    def replay(self, line):
        """Plays a line of a record."""

    # ---- what can be seen

    @abc.abstractmethod
    def fields(self, record):
        """A record as a dict of all its fields, reserved ones too: numbers, lists, lists of lists."""

    @abc.abstractmethod
    def decision(self, viewer):
        """A baobei_decision."""

    @abc.abstractmethod
    def view(self, viewer):
        """A baobei_view."""

    @abc.abstractmethod
    def recall(self, viewer):
        """A baobei_recall."""

    @abc.abstractmethod
    def pull(self, viewer, serial, room):
        """The status, and a list of baobei_event."""

    @abc.abstractmethod
    def fold(self, view, event):
        """Carries a view on. The status."""

    @abc.abstractmethod
    def legal(self, seat, first, room):
        """How many there are in all, and a list of at most `room` actions from number `first` on."""

    @abc.abstractmethod
    def view_legal(self, view, seat, first, room):
        """The same from a view."""

    @abc.abstractmethod
    def check(self, seat, action):
        """The status that an action would get."""

    @abc.abstractmethod
    def view_check(self, view, seat, action):
        """The same from a view."""

    @abc.abstractmethod
    def hash(self, viewer):
        ...

    @abc.abstractmethod
    def line(self, viewer):
        """The last move as a text; None where the library has none."""

    @abc.abstractmethod
    def position(self):
        """The full position."""

    @abc.abstractmethod
    def seat_position(self, viewer):
        """A text; None where it is refused."""

    @abc.abstractmethod
    def sample_hash(self, viewer, seed, number):
        """The hash, as the host has it, of a sample in a game of its own."""

    # ---- what needs no game

    @abc.abstractmethod
    def name(self, of, value):
        """The name of a status, event, decision, action, power or rule."""

    @abc.abstractmethod
    def bounds(self, key):
        """(least, most, usual) of a rule."""

    @abc.abstractmethod
    def rules(self, text, seats):
        """Reads a text of rules and checks it: (status, fault, key, species, the rules written again or None)."""

    @abc.abstractmethod
    def action_parse(self, text):
        ...

    @abc.abstractmethod
    def action_write(self, action):
        ...

    @abc.abstractmethod
    def action_read(self, action):
        """A baobei_parts."""

    @abc.abstractmethod
    def action_make(self, kind, seat1, slot1, seat2, slot2, choice):
        ...

    @abc.abstractmethod
    def action_id(self, seats, slots, action):
        ...

    @abc.abstractmethod
    def action_from_id(self, seats, slots, number):
        ...
