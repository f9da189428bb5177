"""Values as they are shown: a text for what cannot change, a number for an object that names can share.

Looks without calling anything of the student's: `dict.items(value)`, never `value.items()`.
"""

import collections
import datetime
import decimal
import enum
import fractions
import itertools
import operator
import pathlib
import types

_MAX_TEXT = 120
_MAX_ITEMS = 40
_MAX_OBJECTS = 120
_MIN_OBJECTS = 24
_MAX_DEPTH = 6
_MAX_ROWS = 60

_CONTAINERS = frozenset((list, dict, tuple, set, frozenset))
_SAFE = (decimal.Decimal, fractions.Fraction, datetime.date, datetime.time, datetime.timedelta, pathlib.PurePath, range, slice)
# Py_TPFLAGS_IMMUTABLETYPE: a class that was written in C.
_WRITTEN_IN_C = 1 << 8
_GENERATORS = (types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType)


def _cut(text):
    return text if len(text) <= _MAX_TEXT else text[: _MAX_TEXT - 1] + "…"


def _text_of_int(value):
    # A number of thousands of digits cannot even be written, and takes long.
    return int.__repr__(value) if value.bit_length() < 400 else f"heltal med {value.bit_length()} bitar"


def _text_of_str(value):
    return _cut(str.__repr__(value[: _MAX_TEXT + 1] if len(value) > _MAX_TEXT else value))


# Most values, by the shortest way. None of these types can be weakly referred to or has an end of its own to tell of.
_PLAIN = {int: _text_of_int, str: _text_of_str, bool: bool.__repr__, float: float.__repr__, type(None): lambda value: "None"}
_PLAIN_TYPES = _PLAIN.keys()


def _plain(value):
    """The text of a value that nobody can change, or None for an object with a content of its own."""
    kind = type(value)
    if kind in _CONTAINERS:
        return None
    if value is None or value is Ellipsis or value is NotImplemented:
        return repr(value)
    if isinstance(value, enum.Enum):
        return f"{kind.__name__}.{value._name_}"
    if isinstance(value, bool):
        return bool.__repr__(value)
    if isinstance(value, int):
        return _text_of_int(value)
    if isinstance(value, float):
        return float.__repr__(value)
    if isinstance(value, complex):
        return complex.__repr__(value)
    if isinstance(value, str):
        return _text_of_str(value)
    if isinstance(value, bytes):
        return _cut(bytes.__repr__(value[: _MAX_TEXT + 1]))
    if kind in _SAFE or any(kind is each or (isinstance(value, each) and kind.__module__ == each.__module__) for each in _SAFE):
        return _cut(repr(value))
    if isinstance(value, BaseException):
        return error_text(kind, value)
    return _defined(value)


def _defined(value):
    """A text for what has been defined or imported; None for anything else."""
    if isinstance(value, types.MethodType):
        return f"metoden {value.__func__.__name__}" if isinstance(value.__func__, types.FunctionType) else "metod"
    if isinstance(value, types.FunctionType):
        return "lambda" if value.__name__ == "<lambda>" else f"funktionen {value.__name__}"
    if isinstance(value, (types.BuiltinFunctionType, types.MethodWrapperType)):
        return f"funktionen {value.__name__}"
    if isinstance(value, types.ModuleType):
        return f"modulen {types.ModuleType.__getattribute__(value, '__name__')}"
    if isinstance(value, type):
        return f"klassen {type.__getattribute__(value, '__name__')}"
    return None


def error_text(kind, value):
    """Python's last line on an error, without the message where the student's own code would make it."""
    name = kind.__name__
    if not isinstance(value, BaseException):
        return name
    maker = next((each for each in kind.__mro__ if "__str__" in vars(each)), BaseException)
    args = BaseException.args.__get__(value)
    if maker.__module__ != "builtins" or any(_plain(each) is None for each in args):
        return name
    text = str(value)
    return _cut(f"{name}: {text}") if text else name


class Numbers:
    """Small numbers for objects. One that is no longer reached loses its number, for another may get its address."""

    def __init__(self):
        self._by_id = {}
        self._next = 1

    def of(self, value):
        key = (id(value), type(value))
        number = self._by_id.get(key)
        if number is None:
            number = self._by_id[key] = self._next
            self._next += 1
        return number

    def keep(self, numbers):
        if len(numbers) < len(self._by_id):
            self._by_id = {key: number for key, number in self._by_id.items() if number in numbers}


def _slots_of(kind):
    """The descriptors of the names that a class keeps outside `__dict__`."""
    found = {}
    for each in kind.__mro__:
        slots = each.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            descriptor = each.__dict__.get(name)
            if isinstance(descriptor, types.MemberDescriptorType):
                found[name] = descriptor
    return found


def _attributes(value, slots):
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        own = {}
    own = own if type(own) is dict else {}
    if not slots:
        return own
    taken = {}
    for name, descriptor in slots.items():
        try:
            taken[name] = descriptor.__get__(value)
        except AttributeError:
            continue
    return {**taken, **own}


def _is_own(name):
    return isinstance(name, str) and not name.startswith(("__", "@", "."))


class Look:
    """What is reached from the names, step after step."""

    def __init__(self):
        self._numbers = Numbers()
        self._own = {}
        self._slots = {}
        self._kept = {}
        self._was_kept = {}
        self._depths = {}
        self._waiting = []
        self._most = _MAX_OBJECTS

    def begin(self):
        """Another step. To be asked of the innermost names first: they are what is looked at."""
        self._depths = {}
        self._waiting = []
        self._was_kept, self._kept = self._kept, {}

    def narrow(self):
        """Looks at fewer objects from now on: there is not the time for all."""
        self._most = max(_MIN_OBJECTS, self._most * 2 // 3)

    def value(self, value, depth=0):
        """A text, or the number of an object that `objects` tells of."""
        to_text = _PLAIN.get(type(value))
        text = to_text(value) if to_text else _plain(value)
        if text is not None:
            return text
        number = self._numbers.of(value)
        if number not in self._depths:
            if len(self._depths) >= self._most or depth > _MAX_DEPTH:
                return f"{type(value).__name__} …"
            self._depths[number] = depth
            self._waiting.append((number, value, depth))
        return number

    def rows(self, namespace):
        """(name, value) of each of the student's names."""
        known = self._own
        found = []
        for name, value in dict(namespace).items():
            is_own = known.get(name)
            if is_own is None:
                is_own = known[name] = _is_own(name)
            if is_own:
                found.append((name, self.value(value)))
        return tuple(found[:_MAX_ROWS])

    def objects(self):
        """(number, entry, pieces) of each object; an entry is (kind, type name, content, items left out)."""
        found = []
        # The list grows while it is gone through.
        for number, value, depth in self._waiting:
            kept = self._same(number, value)
            if kept is None:
                kind, content, left = self._content(value, depth + 1)
                kept = ((kind, type(value).__name__, content, left), len(content) + 1)
                self._keep(number, value, kept)
            found.append((number, *kept))
        self._numbers.keep(self._depths)
        return found

    def _same(self, number, value):
        """What was told of a list of plain values the last time, where it is as it was."""
        kept = self._was_kept.get(number)
        if kept is None or type(value) is not list or len(value) != len(kept[0]) or not all(map(operator.is_, value, kept[0])):
            return None
        self._kept[number] = kept
        return kept[1]

    def _keep(self, number, value, told):
        # Plain values alone: to hold on to others would put off their end.
        if type(value) is list and _PLAIN_TYPES >= set(map(type, value)):
            self._kept[number] = (list(value), told)

    def _items(self, values, count, depth):
        look = self.value
        return tuple([look(each, depth) for each in itertools.islice(values, _MAX_ITEMS)]), max(0, count - _MAX_ITEMS)

    def _pairs(self, pairs, count, depth):
        look = self.value
        taken = itertools.islice(pairs, _MAX_ITEMS)
        return tuple([(look(key, depth), look(each, depth)) for key, each in taken]), max(0, count - _MAX_ITEMS)

    def _content(self, value, depth):
        if isinstance(value, list):
            return "list", *self._items(list.__iter__(value), list.__len__(value), depth)
        if isinstance(value, tuple):
            return "tuple", *self._items(tuple.__iter__(value), tuple.__len__(value), depth)
        if isinstance(value, dict):
            return "dict", *self._pairs(dict.items(value), dict.__len__(value), depth)
        if isinstance(value, set):
            return "set", *self._items(self._sorted(set.__iter__(value)), set.__len__(value), depth)
        if isinstance(value, frozenset):
            return "set", *self._items(self._sorted(frozenset.__iter__(value)), frozenset.__len__(value), depth)
        if isinstance(value, collections.deque):
            return "list", *self._items(collections.deque.__iter__(value), collections.deque.__len__(value), depth)
        if isinstance(value, bytearray):
            return "list", *self._items(bytearray.__iter__(value), bytearray.__len__(value), depth)
        if isinstance(value, _GENERATORS):
            return "generator", (), 0
        kind = type(value)
        if kind not in self._slots:
            self._slots[kind] = _slots_of(kind)
        attributes = _attributes(value, self._slots[kind])
        named = [(name, each) for name, each in attributes.items() if isinstance(name, str)]
        if not named and kind.__flags__ & _WRITTEN_IN_C:
            # An iterator, a file, a connection: what is in it, Python keeps to itself.
            return "generator", (), 0
        rows = tuple([(name, self.value(each, depth)) for name, each in named[:_MAX_ITEMS]])
        return "instance", rows, max(0, len(named) - _MAX_ITEMS)

    def _sorted(self, items):
        """A set has no order of its own, and would be shown in another from one start of Python to the next."""
        listed = list(items)
        if all(type(each) in (int, float, bool) for each in listed) or all(type(each) is str for each in listed):
            return sorted(listed)
        return listed
