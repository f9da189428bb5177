"""What a program draws: commands for the page, which plays them at the speed that the program asks for."""

import json
import time

MAX_COMMANDS = 20_000
# The page draws while the program goes on.
_SECONDS_BETWEEN = 0.05


class Full(Exception):
    """The program has drawn more than a page can show."""


class _Board:
    def __init__(self, send):
        self._send = send
        self._waiting = []
        self._count = 0
        self._sent_at = time.monotonic()

    def add(self, command):
        self._count += 1
        if self._count > MAX_COMMANDS:
            raise Full(f"bilden har mer än {MAX_COMMANDS} streck och rörelser")
        self._waiting.append(command)
        if time.monotonic() - self._sent_at > _SECONDS_BETWEEN:
            self.flush()

    def flush(self):
        if self._waiting:
            self._send(json.dumps(self._waiting))
        self._waiting = []
        self._sent_at = time.monotonic()


_board = _Board(lambda text: None)


def open_board(send):
    """Another run: its commands go to `send`, some at a time, as JSON."""
    global _board
    _board = _Board(send)


def add(*command):
    """@raises Full when there are too many"""
    _board.add(command)


def flush():
    _board.flush()
