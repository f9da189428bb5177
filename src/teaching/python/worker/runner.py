"""Runs a student's program the way the `python` command would, inside Pyodide.

Nothing here knows of the browser: output goes to `write`, lines of input come from `ask`, so that the unit tests can hold
it against the real `python`. The file is served to everyone; nothing of a lesson belongs in it.
"""

import builtins
import codecs
import contextlib
import io
import json
import linecache
import os
import sys
import traceback
import types

FILENAME = "program.py"

# Frames of these files are not the student's: this one, and the event loop that Pyodide gives asyncio.
_OWN_FILES = (__file__, ".zip/pyodide/", ".zip/_pyodide/")


class OutputBudget:
    """What a run may write before the page gives up on showing it: characters and lines, both streams together."""

    def __init__(self, write, exceeded, max_chars, max_lines):
        self._write = write
        self._exceeded = exceeded
        self._chars = max_chars
        self._lines = max_lines
        self._open = True

    def write(self, stream, text):
        """Hands the text on as far as the budget lasts; `exceeded` is called once, when it does not."""
        if not self._open:
            return
        lines = text.split("\n")
        fits = len(lines) - 1 <= self._lines
        kept = (text if fits else "\n".join([*lines[: self._lines], ""]))[: self._chars]
        self._lines -= kept.count("\n")
        self._chars -= len(kept)
        if kept:
            self._write(stream, kept)
        if len(kept) < len(text):
            self._open = False
            self._exceeded()


class _Screen(io.RawIOBase):
    """The raw end of sys.stdout or sys.stderr: bytes in, decoded text out."""

    def __init__(self, show):
        self._show = show
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def writable(self):
        return True

    def write(self, data):
        text = self._decode(bytes(data))
        if text:
            self._show(text)
        return len(data)


class _Keyboard(io.RawIOBase):
    """The raw end of sys.stdin: `ask` answers one line without its line break, or None at the end of the input."""

    def __init__(self, ask):
        self._ask = ask
        self._rest = b""

    def readable(self):
        return True

    def readinto(self, buffer):
        if not self._rest:
            line = self._ask()
            if line is None:
                return 0
            self._rest = (line + "\n").encode("utf-8", "replace")
        count = min(len(buffer), len(self._rest))
        buffer[:count] = self._rest[:count]
        self._rest = self._rest[count:]
        return count


def _text_output(show, errors="strict"):
    # Line by line, as on a terminal: what is printed is seen when its line ends, or at flush.
    raw = io.BufferedWriter(_Screen(show))
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors, line_buffering=True)


def _text_input(ask):
    return io.TextIOWrapper(io.BufferedReader(_Keyboard(ask)), encoding="utf-8")


@contextlib.contextmanager
def _streams(stdin, stdout, stderr):
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = stdin, stdout, stderr
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.stderr, stdout, stderr):
            with contextlib.suppress(Exception):
                stream.flush()
        sys.stdin, sys.stdout, sys.stderr = before


def _is_own(frame):
    return any(part in frame.filename for part in _OWN_FILES)


def _drop_own_frames(report):
    """Takes our frames out of a traceback and of those chained to it. Depth is bounded by the chain's length."""
    if report is None:
        return
    if report.stack is not None:
        had_frames = len(report.stack) > 0
        report.stack = traceback.StackSummary.from_list([f for f in report.stack if not _is_own(f)])
        if had_frames and not report.stack:
            # A syntax error has no frame of the student's, and the python command writes no heading then.
            report.stack = None
    for inner in (report.__cause__, report.__context__, *(report.exceptions or ())):
        _drop_own_frames(inner)


def format_error(error):
    """The traceback that the python command would print for the program."""
    report = traceback.TracebackException.from_exception(error, compact=True)
    _drop_own_frames(report)
    return "".join(report.format())


def _exit_status(error):
    """What sys.exit was given, as the python command takes it: the text goes to stderr and the status is 1."""
    if error.code is None or error.code == 0:
        return True
    if not isinstance(error.code, int):
        print(error.code, file=sys.stderr)
    return False


def _execute(source, module):
    """Runs the program in the module. Answers whether it ended well; a traceback goes to stderr."""
    lines = [line + "\n" for line in source.split("\n")]
    linecache.cache[FILENAME] = (len(source), None, lines, FILENAME)
    try:
        exec(compile(source, FILENAME, "exec", dont_inherit=True), module.__dict__)
        return True
    except SystemExit as error:
        return _exit_status(error)
    except BaseException as error:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
        sys.stderr.write(format_error(error))
        return False


def _run_check(check, module):
    """Runs one check in the program's module, its output thrown away. Answers what failed, or None when it passed."""
    nothing = _text_output(lambda text: None)
    with _streams(_text_input(lambda: None), nothing, nothing):
        try:
            exec(compile(check, "check.py", "exec", dont_inherit=True), module.__dict__)
        except AssertionError as error:
            return str(error)
        except BaseException as error:
            return traceback.format_exception_only(error)[-1].strip()
    return None


def run(source, checks, write, ask, exceeded, max_chars, max_lines):
    """Runs the program and then, if it ended well, each check in the same names with `output` and `source` added.

    write(stream, text) gets "stdout", "stderr" and, for answered input, "echo"; ask() answers a line or None. Answers
    JSON: {"ok": bool, "checks": [null for passed, else what failed] or null when the checks were not run}.
    """
    budget = OutputBudget(write, exceeded, max_chars, max_lines)
    written = []

    def show_output(text):
        written.append(text)
        budget.write("stdout", text)

    def ask_and_echo():
        sys.stdout.flush()
        line = ask()
        if line is not None:
            budget.write("echo", line + "\n")
        return line

    module = types.ModuleType("__main__")
    module.__dict__.update(__file__=FILENAME, __builtins__=builtins)
    module_before, arguments_before, folder_before = sys.modules.get("__main__"), sys.argv, os.getcwd()
    sys.modules["__main__"], sys.argv = module, [FILENAME]
    stderr = _text_output(lambda text: budget.write("stderr", text), errors="backslashreplace")
    try:
        with _streams(_text_input(ask_and_echo), _text_output(show_output), stderr):
            ok = _execute(source, module)
        results = None
        if ok:
            module.__dict__.update(output="".join(written), source=source)
            results = [_run_check(check, module) for check in checks]
        return json.dumps({"ok": ok, "checks": results})
    finally:
        sys.modules["__main__"], sys.argv = module_before, arguments_before
        os.chdir(folder_before)


def ask_page(request_line):
    """An `ask` for `run` on top of a JavaScript function that answers a promise of the line.

    run_sync suspends the whole of WebAssembly until the promise is settled (JSPI), so that input() really waits.
    """
    from pyodide.ffi import run_sync

    return lambda: run_sync(request_line())
