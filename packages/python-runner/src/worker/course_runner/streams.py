"""A program's standard streams: text goes out as it is written, lines come in as they are asked for."""

import codecs
import contextlib
import io
import sys


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
def _standing_in(stdin, stdout, stderr):
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = stdin, stdout, stderr
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.stderr, stdout, stderr):
            with contextlib.suppress(Exception):
                stream.flush()
        sys.stdin, sys.stdout, sys.stderr = before


class Console:
    """The streams of one run. `stdin` is read before anybody is asked; `written` is all that went to stdout."""

    def __init__(self, budget, ask, stdin):
        self._budget = budget
        self._ask = ask
        self._lines = stdin.splitlines()
        self._written = []
        self._shown = []
        # One reader for the whole run: what an earlier program has read ahead is still there for the next.
        self._input = _text_input(self._next_line)
        self._is_silent = False

    @property
    def written(self):
        return "".join(self._written)

    def take_shown(self):
        """What has been on the screen, answers too, since this was last asked."""
        text = "".join(self._shown)
        self._shown.clear()
        return text

    def _show(self, stream, text):
        if self._is_silent:
            return
        if stream == "stdout":
            self._written.append(text)
        self._shown.append(text)
        self._budget.write(stream, text)

    def _next_line(self):
        sys.stdout.flush()
        line = self._lines.pop(0) if self._lines else self._ask()
        if line is not None:
            self._show("echo", line + "\n")
        return line

    @contextlib.contextmanager
    def open(self, is_silent=False):
        """sys.stdin, sys.stdout and sys.stderr are this console's. What is written is dropped where it is silent."""
        stdout = _text_output(lambda text: self._show("stdout", text))
        stderr = _text_output(lambda text: self._show("stderr", text), errors="backslashreplace")
        self._is_silent = is_silent
        try:
            with _standing_in(self._input, stdout, stderr):
                yield
        finally:
            self._is_silent = False


@contextlib.contextmanager
def nothing_to_read_or_show():
    """The program can neither be answered nor heard."""
    nothing = _text_output(lambda text: None)
    with _standing_in(_text_input(lambda: None), nothing, nothing):
        yield
