"""Records what a program does, step by step, for the page to walk through.

A step is a line of the student's own file, with what stood in its variables once it had run. Nothing of the student's is
called to find that out: no repr(), no property, no method of a class of theirs.
"""

import contextlib
import dis
import itertools
import sys
import time

from . import values

MAX_STEPS = 2000
# The recording as JSON stays below about two megabytes.
_MAX_PIECES = 200_000
# A step should take two tenths of a millisecond; a slow computer may take five times as long.
_WANTED_SECONDS = 0.0002
_MAX_SECONDS = MAX_STEPS * _WANTED_SECONDS * 5
_MAX_FRAMES = 12

_CO_NEWLOCALS = 0x2
_CO_GENERATOR = 0x20 | 0x80 | 0x200
_YIELDS = ("YIELD_VALUE", "INSTRUMENTED_YIELD_VALUE", "YIELD_FROM", "SEND")


class Enough(BaseException):
    """Ends a program of which no more is recorded."""


class _Yields:
    """Which of a code's instructions hand out a value and keep the frame."""

    def __init__(self):
        self._offsets = {}

    def at(self, frame):
        code = frame.f_code
        if not code.co_flags & _CO_GENERATOR:
            return False
        if code not in self._offsets:
            self._offsets[code] = {each.offset for each in dis.get_instructions(code) if each.opname in _YIELDS}
        return frame.f_lasti in self._offsets[code]


class _Table:
    """Things that come back step after step, each kept once and named by its place."""

    def __init__(self):
        self.entries = []
        self.pieces = 0
        self._places = {}

    def place_of(self, entry, pieces):
        place = self._places.get(entry)
        if place is None:
            place = self._places[entry] = len(self.entries)
            self.entries.append(entry)
            self.pieces += pieces
        return place


def _is_class_body(frame):
    return not frame.f_code.co_flags & _CO_NEWLOCALS and frame.f_code.co_name != "<module>"


def _name_of(frame):
    name = frame.f_code.co_name
    return f"class {name}" if _is_class_body(frame) else name


class Recorder:
    """Watches lines of `file` while `watching` is open. `deliver` gets the recording, once.

    `written` takes what has been written since it was last asked for.
    """

    def __init__(self, file, written, deliver):
        self._file = file
        self._written = written
        self._deliver = deliver
        self._steps = []
        self._frames = _Table()
        self._objects = _Table()
        self._yields = _Yields()
        self._look = values.Look()
        # What stands in a call that waits for another: nothing of it changes meanwhile.
        self._waiting_calls = {}
        # Frames are told apart by numbers.
        self._ids = {}
        self._counter = itertools.count(1)
        self._known = {}
        # The line that has begun and of which nothing has been told: (line, "line" or "back").
        self._pending = None
        # Frames that an exception is passing through.
        self._failing = set()
        self._seconds = 0.0
        self._is_open = True

    @contextlib.contextmanager
    def watching(self):
        """What runs in the block is recorded, and the recording delivered when it ends."""
        self._stream = sys.stdout
        self._written()
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)
            with contextlib.suppress(Exception):
                self._stream.flush()
            self._close("end")

    def _close(self, why):
        if not self._is_open:
            return
        self._is_open = False
        self._deliver(
            {
                "steps": self._steps,
                "frames": self._frames.entries,
                "objects": self._objects.entries,
                "end": why,
                "tail": self._written(),
            }
        )

    def _is_own(self, frame):
        # Annotations are evaluated by a function that Python makes, when somebody asks for them.
        return frame.f_code.co_filename == self._file and frame.f_code.co_name != "__annotate__"

    def _enter(self, frame, event, arg):
        return self._watch(frame, event, arg) if self._is_own(frame) else None

    def _watch(self, frame, event, arg):
        began = time.perf_counter()
        try:
            self._hear(frame, event, arg)
        except RecursionError:
            # The program has hardly any room left for calls, and is about to be told so itself.
            if event == "exception":
                self._failing.add(frame)
            self._pending = None
            return self._watch
        finally:
            self._seconds += time.perf_counter() - began
        return self._watch

    def _hear(self, frame, event, arg):
        if event == "call":
            if self._pending is not None:
                self._tell("line" if _is_class_body(frame) else "call", frame, name=_name_of(frame))
            self._pending = None
        elif event == "line":
            self._failing.discard(frame)
            if self._pending is not None:
                self._tell(self._pending[1], frame)
            self._pending = (frame.f_lineno, "line")
        elif event == "exception":
            # A generator that nobody wants more of is closed by an error that nobody sees.
            if frame not in self._failing and arg[0] is not GeneratorExit:
                self._pending = (frame.f_lineno, "line")
                self._tell("exception", frame, error=values.error_text(arg[0], arg[1]))
            self._failing.add(frame)
            self._pending = None
        elif event == "return":
            self._leave(frame, arg)

    def _leave(self, frame, value):
        is_failing = frame in self._failing
        self._failing.discard(frame)
        caller = self._caller_of(frame)
        if not is_failing:
            if self._pending is None:
                self._pending = (frame.f_lineno, "line")
            if frame.f_code.co_name == "<module>" or _is_class_body(frame):
                self._tell(self._pending[1], frame)
            else:
                self._tell("yield" if self._yields.at(frame) else "return", frame, name=_name_of(frame), value=value)
            self._pending = None if caller is None else (caller.f_lineno, "back")
        else:
            self._pending = None
        self._waiting_calls.pop(frame, None)
        if not self._yields.at(frame):
            self._ids.pop(frame, None)

    def _caller_of(self, frame):
        frame = frame.f_back
        while frame is not None and not self._is_own(frame):
            frame = frame.f_back
        return frame

    def _tell(self, kind, frame, name=None, error=None, **returned):
        """One step: what the pending line has led to."""
        with contextlib.suppress(Exception):
            self._stream.flush()
        line = self._pending[0]
        look = self._look
        look.begin()
        frames, hidden = self._frames_below(frame)
        # A value that is handed over is shown in the frame that hands it over.
        value = look.value(returned["value"]) if returned else None
        step = {"line": line, "kind": kind, "frames": frames}
        if hidden:
            step["hidden"] = hidden
        if name is not None:
            step["name"] = name
        if error is not None:
            step["error"] = error
        if value is not None:
            step["value"] = value
        changed = self._changed(look.objects())
        if changed:
            step["objects"] = changed
        text = self._written()
        if text:
            step["output"] = text
        self._steps.append(step)
        self._mind_limits()

    def _changed(self, found):
        """The objects that are not as they were, as (number, place)."""
        changed = []
        known = {}
        for number, entry, pieces in found:
            place = self._objects.place_of(entry, pieces)
            known[number] = place
            if self._known.get(number) != place:
                changed.append((number, place))
        self._known = known
        return changed

    def _frames_below(self, frame):
        """The frames of the student's file, the program's own first, and how many between them are left out."""
        stack = []
        program = frame.f_globals
        top = frame
        while frame is not None:
            if self._is_own(frame) and frame.f_code.co_name != "<module>":
                stack.append(frame)
            frame = frame.f_back
        shown = stack[: _MAX_FRAMES - 1]
        places = [self._place_of_call(each, each is top) for each in shown]
        places.append(self._place("", 0, self._look.rows(program)))
        return places[::-1], len(stack) - len(shown)

    def _place_of_call(self, frame, is_top):
        kept = None if is_top else self._waiting_calls.get(frame)
        if kept is not None and [self._look.value(each) for each in kept[1]] == kept[2]:
            return kept[0]
        names = dict(frame.f_locals)
        rows = self._look.rows(names)
        if frame not in self._ids:
            self._ids[frame] = next(self._counter)
        place = self._place(_name_of(frame), self._ids[frame], rows)
        if is_top or frame.f_code.co_cellvars or frame.f_code.co_freevars:
            self._waiting_calls.pop(frame, None)
        else:
            numbered = {name: value for name, value in rows if not isinstance(value, str)}
            self._waiting_calls[frame] = (place, [names[name] for name in numbered], list(numbered.values()))
        return place

    def _place(self, name, number, rows):
        return self._frames.place_of((name, number, rows), len(rows) + 1)

    def _mind_limits(self):
        if len(self._steps) >= MAX_STEPS:
            self._end("steps")
        elif self._frames.pieces + self._objects.pieces > _MAX_PIECES:
            self._end("size")
        elif self._seconds > _MAX_SECONDS:
            self._end("time")
        elif self._seconds > _WANTED_SECONDS * (len(self._steps) + 20):
            self._look.narrow()

    def _end(self, why):
        self._close(why)
        sys.settrace(None)
        raise Enough

