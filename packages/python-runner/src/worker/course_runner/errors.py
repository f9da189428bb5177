"""Tells what went wrong in a program: Python's own traceback, without our frames, and the line it points at."""

import os
import traceback

_OWN_FOLDER = os.path.dirname(__file__)
# Modules of ours lie beside the runner in the page. The event loop that Pyodide gives asyncio is not the student's either.
_OWN_FILES = (_OWN_FOLDER, os.path.join(os.path.dirname(_OWN_FOLDER), "modules", ""), ".zip/pyodide/", ".zip/_pyodide/")


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


def line_in(error, file):
    """The line of `file` that the error points at, the innermost when there are several; None for none."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    return lines[-1] if lines else None


def type_name(error):
    return type(error).__name__


def message_of(error):
    """What Python's last line says after the type, with its guess at a misspelt name."""
    if isinstance(error, SyntaxError):
        return str(error.msg)
    report = traceback.TracebackException.from_exception(error, compact=True)
    return "".join(report.format_exception_only()).strip().partition(": ")[2]


def report_of(error, file):
    return {
        "type": type_name(error),
        "message": message_of(error),
        "text": format_error(error),
        "line": line_in(error, file),
    }


class Failed(Exception):
    """A program ended badly. `report` is None when it ended itself with a status."""

    def __init__(self, report):
        super().__init__()
        self.report = report
