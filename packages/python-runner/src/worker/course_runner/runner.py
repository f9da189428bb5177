"""Runs a student's program the way the `python` command would, inside Pyodide.

Nothing here knows of the browser: output goes to `write`, lines of input come from `ask`, so that the unit tests can hold
it against the real `python`.
"""

import asyncio
import atexit
import builtins
import contextlib
import gc
import json
import linecache
import sys
import traceback
import types

from . import drawing, errors, playing, recording, sql, testing
from .errors import Failed
from .isolation import isolated, place_files
from .streams import Console, OutputBudget, nothing_to_read_or_show


def _exit_status(error):
    """Takes what sys.exit was given as the python command does: a text goes to stderr and the status is 1."""
    if error.code is None or error.code == 0:
        return
    if not isinstance(error.code, int):
        print(error.code, file=sys.stderr)
    raise Failed(None)


def _execute(source, name, module, file, watching=contextlib.nullcontext):
    """Runs a program in the module, under `name` in tracebacks. `file` is the student's own, whose lines are told.

    `watching` is open while the program itself runs. Raises Failed, once the traceback has gone to stderr.
    """
    lines = [line + "\n" for line in source.split("\n")]
    linecache.cache[name] = (len(source), None, lines, name)
    try:
        code = compile(source, name, "exec", dont_inherit=True)
        with watching():
            exec(code, module.__dict__)
    except SystemExit as error:
        _exit_status(error)
    except recording.Enough:
        raise Failed(None) from None
    except BaseException as error:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
        report = errors.report_of(error, file)
        sys.stderr.write(report["text"])
        raise Failed(report) from None


def _run_check(check, module):
    """Runs one check in the program's module, its output thrown away. Answers what failed, or None when it passed."""
    with nothing_to_read_or_show():
        try:
            exec(compile(check, "check.py", "exec", dont_inherit=True), module.__dict__)
        except KeyboardInterrupt:
            raise
        except AssertionError as error:
            return str(error)
        except BaseException as error:
            return traceback.format_exception_only(error)[-1].strip()
    return None


def _main_module(file):
    module = types.ModuleType("__main__")
    module.__dict__.update(__file__=file, __builtins__=builtins)
    sys.modules["__main__"] = module
    return module


def _end(module):
    """What the interpreter does when a program has ended: exit functions, then the names go, private ones first."""
    atexit._run_exitfuncs()
    names = sorted(module.__dict__, key=lambda name: not (name.startswith("_") and name[1:2] != "_"))
    for name in names:
        if name != "__builtins__":
            module.__dict__.pop(name, None)


class PythonProgram:
    def __init__(self, setup):
        self._file = setup["file"]
        self._module = _main_module(self._file)
        sys.argv = [self._file, *setup["args"]]

    def run_before(self, number, source):
        _execute(source, f"<exempel {number} ovanför>", self._module, self._file)

    def run(self, source, watching=contextlib.nullcontext):
        _execute(source, self._file, self._module, self._file, watching)

    def test(self, source):
        return testing.run_test(source, self._module, self._file)

    def step_call(self, call, watching):
        """Runs a test as far as the statement on a line of it, and that statement while it is watched."""
        with contextlib.suppress(recording.Enough):
            testing.run_statement(call["test"], call["line"], self._module, watching)

    def check(self, texts, output, source):
        self._module.__dict__.update(output=output, source=source)
        return [_run_check(text, self._module) for text in texts]

    def end(self):
        _end(self._module)


def _run_before(program, sources, console):
    try:
        with console.open(is_silent=True):
            for number, source in enumerate(sources, 1):
                program.run_before(number, source)
    except Failed as failure:
        with console.open():
            sys.stderr.write(failure.report["text"] if failure.report else "")
        raise


def _run_own(program, source, mode, recorder):
    """The student's program, watched where the student wants to walk through it or through one call of a test."""
    if mode["kind"] != "step":
        program.run(source)
    elif mode["call"] is None:
        program.run(source, recorder.watching)
    else:
        program.run(source)
        program.step_call(mode["call"], recorder.watching)


def _run_program(program, request, console, recorder):
    setup, source, mode = request["setup"], request["source"], request["mode"]
    result = {"ok": True, "error": None, "tests": None, "checks": None}
    try:
        _run_before(program, setup["before"], console)
        with console.open():
            _run_own(program, source, mode, recorder)
            if mode["kind"] == "test":
                result["tests"] = program.test(mode["test"])
        if mode["kind"] == "checks":
            result["checks"] = program.check(mode["checks"], console.written, source)
    except Failed as failure:
        result.update(ok=False, error=failure.report)
    except KeyboardInterrupt as error:
        # Stop was pressed between two of the program's own lines.
        result.update(ok=False, error=errors.report_of(error, setup["file"]))
    finally:
        with console.open():
            program.end()
    return result


def _open_table(request, ask, show):
    """A game is played where the page can be asked; one that is tested or walked through is driven by its own calls."""
    kind = request["mode"]["kind"]
    is_played = kind in ("run", "checks") and request["input"]["kind"] == "ask"
    why_not = "när du stegar spelas inget. Skriv tryck('höger') på planen efter kör(), och stega igen." if kind == "step" else None
    shown = (lambda text: None) if kind == "test" else show
    playing.open_table(shown, (lambda: ask("event")) if is_played else None, why_not)


def _nothing(text):
    return None


def run(request_text, write, ask, exceeded, folders, record=_nothing, draw=_nothing, show=_nothing):
    """Runs the program of a request (protocol.ts: RunRequest, as JSON) in the first of the folders, and leaves nothing.

    write(stream, text) gets "stdout", "stderr" and, for answered input, "echo"; ask() answers a line or None; exceeded()
    is called once when the program has written more than it may; record(text) gets the recording of a program that is walked
    through, draw(text) what a program draws, and show(text) a game's board, all as JSON. A game asks by ask("event"). Answers
    JSON: what the run came to, with the error's `message` beside what the page is told.
    """
    request = json.loads(request_text)
    setup, limits = request["setup"], request["limits"]
    budget = OutputBudget(write, exceeded, limits["maxChars"], limits["maxLines"])
    console = Console(budget, ask, setup["stdin"])
    # Pyodide's loop says that it runs once it has settled a promise; asyncio.run would refuse to start then.
    asyncio._set_running_loop(None)
    drawing.open_board(draw)
    _open_table(request, ask, show)
    with isolated(list(folders)):
        place_files(setup["files"])
        program = sql.SqlProgram() if setup["language"] == "sql" else PythonProgram(setup)
        recorder = recording.Recorder(setup["file"], console.take_shown, lambda steps: record(json.dumps(steps)))
        result = _run_program(program, request, console, recorder)
        drawing.flush()
    return json.dumps(result)


def collect():
    """Gives memory back after a run."""
    linecache.clearcache()
    gc.collect()


def ask_page(request_line):
    """An `ask` for `run` on top of a JavaScript function that answers a promise of the line.

    run_sync suspends the whole of WebAssembly until the promise is settled (JSPI), so that input() really waits.
    """
    from pyodide.ffi import run_sync

    from .plain_loop import pyodides_loop

    def ask(*wanted):
        with pyodides_loop():
            return run_sync(request_line(*wanted))

    return ask
