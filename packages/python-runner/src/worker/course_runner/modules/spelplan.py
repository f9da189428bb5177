"""Small games on a grid, played in the page: pictures in squares, keys and a clock.

(0, 0) is the square at the top left. Time is the game's own and goes only while it is played, so that a test can drive a
game with `tryck` and `låt_gå` and always see the same.
"""

import atexit
import json
import sys

from course_runner import playing

TANGENTER = ("vänster", "höger", "upp", "ner", "mellanslag", "enter")
FÄRGER = ("röd", "orange", "gul", "grön", "blå", "lila", "rosa", "brun", "grå", "svart")
_MOST_COLUMNS, _MOST_ROWS = 40, 30
_MOST_FIGURES = 500
_SHORTEST = 0.05
# What is due at the same time by the student's count is so in spite of how decimals are kept.
_HAIR = 1e-9

_latest = None


def senaste():
    """The board that was made last, for a test that does not know its name."""
    return _latest


def _whole(number, name):
    if isinstance(number, bool) or not isinstance(number, int):
        raise TypeError(f"{name} ska vara ett heltal, inte {number!r}")
    return number


def _picture(bild):
    text = str(bild)
    if not 0 < len(text) <= 8:
        raise ValueError(f"en bild är en emoji eller ett tecken, inte {text!r}")
    return text


def _function(funktion, call):
    if not callable(funktion):
        raise TypeError(f"{call} vill ha en funktion: skriv bara namnet, utan parenteser efter")
    return funktion


class Figur:
    """A picture that moves over the board, on top of what lies there."""

    def __init__(self, plan, bild, x, y):
        self._plan = plan
        self.bild = bild
        self._x, self._y = plan._inside(x, y)

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, x):
        self.till(x, self._y)

    @property
    def y(self):
        return self._y

    @y.setter
    def y(self, y):
        self.till(self._x, y)

    @property
    def bild(self):
        return self._bild

    @bild.setter
    def bild(self, bild):
        self._bild = _picture(bild)

    def till(self, x, y):
        """Puts the figure in a square. @raises ValueError when there is none"""
        self._x, self._y = self._plan._inside(x, y)

    def flytta(self, dx, dy):
        """Moves so many squares; answers False, and stands still, at the edge."""
        x, y = self._x + _whole(dx, "dx"), self._y + _whole(dy, "dy")
        if not self._plan.finns(x, y):
            return False
        self._x, self._y = x, y
        return True

    def rör(self, annan):
        """Are both on the board, in the same square?"""
        figures = self._plan._figures
        return self in figures and annan in figures and (self._x, self._y) == (annan._x, annan._y)

    def ta_bort(self):
        if self in self._plan._figures:
            self._plan._figures.remove(self)

    def __repr__(self):
        return f"Figur({self._bild!r}, {self._x}, {self._y})"


class Klocka:
    """A function that is called at an even pace."""

    def __init__(self, plan, sekunder, funktion):
        self._plan, self._funktion = plan, funktion
        self.sekunder = sekunder
        self._due = plan._now + self._sekunder

    @property
    def sekunder(self):
        return self._sekunder

    @sekunder.setter
    def sekunder(self, sekunder):
        if isinstance(sekunder, bool) or not isinstance(sekunder, (int, float)) or not _SHORTEST <= sekunder <= 3600:
            raise ValueError(f"sekunder ska vara ett tal från {_SHORTEST} till 3600, inte {sekunder!r}")
        self._sekunder = sekunder

    def stoppa(self):
        if self in self._plan._clocks:
            self._plan._clocks.remove(self)

    def _strike(self):
        self._due = round(self._due + self._sekunder, 6)
        self._funktion()


class Spelplan:
    def __init__(self, bredd=10, höjd=8):
        global _latest
        if not (0 < _whole(bredd, "bredd") <= _MOST_COLUMNS and 0 < _whole(höjd, "höjd") <= _MOST_ROWS):
            raise ValueError(f"en spelplan har 1–{_MOST_COLUMNS} kolumner och 1–{_MOST_ROWS} rader")
        self.bredd, self.höjd = bredd, höjd
        self._cells, self._colours, self._figures = {}, {}, []
        self._keys, self._clocks = {}, []
        self._now, self._text, self._is_over, self._said = 0.0, "", False, ""
        _latest = self
        atexit.register(self._show)

    # The squares

    def finns(self, x, y):
        """Is there such a square?"""
        return 0 <= _whole(x, "x") < self.bredd and 0 <= _whole(y, "y") < self.höjd

    def _inside(self, x, y):
        if not self.finns(x, y):
            raise ValueError(
                f"rutan ({x}, {y}) finns inte: x går från 0 till {self.bredd - 1} och y från 0 till {self.höjd - 1}"
            )
        return x, y

    def sätt(self, x, y, bild):
        self._cells[self._inside(x, y)] = _picture(bild)

    def töm(self, x, y):
        """Takes away what lies in the square, its colour too. Figures stay."""
        self._cells.pop(self._inside(x, y), None)
        self._colours.pop((x, y), None)

    def måla(self, x, y, färg):
        if färg not in FÄRGER:
            raise ValueError(f"färgen {färg!r} finns inte. Det finns: {', '.join(FÄRGER)}")
        self._colours[self._inside(x, y)] = färg

    def läs(self, x, y):
        """The picture that is seen in the square, a figure's before what lies there; '' in an empty one."""
        self._inside(x, y)
        for each in reversed(self._figures):
            if (each.x, each.y) == (x, y):
                return each.bild
        return self._cells.get((x, y), "")

    def figur(self, bild, x, y):
        if len(self._figures) >= _MOST_FIGURES:
            raise ValueError(f"planen har redan {_MOST_FIGURES} figurer")
        figure = Figur(self, bild, x, y)
        self._figures.append(figure)
        return figure

    # What happens

    def vid_tangent(self, tangent, funktion):
        name = tangent.lower() if isinstance(tangent, str) else tangent
        if name not in TANGENTER and not (isinstance(name, str) and len(name) == 1 and name.isalnum()):
            raise ValueError(f"tangenten {tangent!r} finns inte. Det finns: {', '.join(TANGENTER)}, och bokstäver och siffror")
        self._keys[name] = _function(funktion, "vid_tangent")

    def var(self, sekunder, funktion):
        """Calls the function each time so many seconds have passed. Answers the clock."""
        clock = Klocka(self, sekunder, _function(funktion, "var"))
        self._clocks.append(clock)
        return clock

    def text(self, text):
        """What stands below the board, and is read aloud when it changes."""
        self._text = str(text)[:200]

    def slut(self, text=""):
        if text != "":
            self.text(text)
        self._is_over = True

    @property
    def är_slut(self):
        return self._is_over

    # Playing

    def kör(self):
        """Plays until the game is over. Where nobody can play it returns at once, and the game may be driven by a test."""
        reason = playing.why_not()
        if reason is not None:
            print(f"spelplan.kör: {reason}", file=sys.stderr)
        while not self._is_over:
            self._show()
            event = playing.next_event()
            if event is None:
                return
            if event == "tick":
                self.låt_gå(self._wait() or 0)
            else:
                self._play_key(event)
        self._show()

    def tryck(self, tangent, gånger=1):
        """Presses a key, as the player does. A test's call."""
        for _nr in range(gånger):
            function = self._keys.get(tangent.lower())
            if function is not None and not self._is_over:
                function()

    def låt_gå(self, sekunder):
        """Lets time pass at once, and the clocks strike that are due. A test's call."""
        end = self._now + sekunder
        while not self._is_over and self._clocks:
            clock = min(self._clocks, key=lambda each: each._due)
            if clock._due > end + _HAIR:
                break
            self._now = max(self._now, clock._due)
            clock._strike()
        self._now = max(self._now, end)

    def _play_key(self, key):
        before = [(each, each.x, each.y) for each in self._figures]
        text = self._text
        self.tryck(key)
        moved = [each for each, x, y in before if each in self._figures and (each.x, each.y) != (x, y)]
        places = ", ".join(f"{each.bild} kolumn {each.x}, rad {each.y}" for each in moved[:3])
        self._said = places or ("" if text != self._text else "Ingen figur flyttade sig.")

    # What the page shows

    def rader(self):
        """What is seen, a list of pictures for each row."""
        return [[self.läs(x, y) for x in range(self.bredd)] for y in range(self.höjd)]

    def __str__(self):
        return "\n".join(" ".join(bild or "·" for bild in rad) for rad in self.rader())

    def _wait(self):
        """How long it is until the next clock strikes; None without clocks."""
        return max(0, round(min(each._due for each in self._clocks) - self._now, 6)) if self._clocks else None

    def _show(self):
        if self is not _latest:
            return
        seen = {place: [bild, ""] for place, bild in self._cells.items()}
        for place, colour in self._colours.items():
            seen.setdefault(place, ["", ""])[1] = colour
        for each in self._figures:
            seen.setdefault((each.x, each.y), ["", ""])[0] = each.bild
        board = {
            "width": self.bredd,
            "height": self.höjd,
            "cells": [[x, y, *look] for (x, y), look in seen.items()],
            "keys": list(self._keys),
            "wait": self._wait(),
            "text": self._text,
            "said": self._said,
            "isOver": self._is_over,
        }
        playing.show(json.dumps(board))


__all__ = ["FÄRGER", "TANGENTER", "Figur", "Klocka", "Spelplan", "senaste"]
