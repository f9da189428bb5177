"""Runs SQL as the sqlite3 shell shows it: a row a line, values divided by |.

As a program it reads {"earlier": [text], "text": text, "test": text or null} from standard input. Only rows of "text" are
printed. Every row of "test" must hold nothing but true values.
"""

import json
import re
import sqlite3
import sys


def statements(script):
    """The statements of a script with the line each begins on, each with its semicolon. The last may lack one."""
    statement, line = "", 1
    for piece in re.split("(?<=;)", script):
        statement += piece
        if sqlite3.complete_statement(statement) and statement.strip(" \n;"):
            yield line + _blank_lines(statement), statement
            line += statement.count("\n")
            statement = ""
    if statement.strip():
        yield line + _blank_lines(statement), statement


def _blank_lines(statement):
    return statement[: len(statement) - len(statement.lstrip())].count("\n")


def shown(value):
    if value is None:
        return ""
    if isinstance(value, float):
        text = f"{value:.15g}"
        return text if any(char in text for char in ".en") else text + ".0"
    return str(value)


def row_text(row):
    return "|".join(map(shown, row))


def open_database():
    return sqlite3.connect(":memory:", isolation_level=None)


def run(database, script):
    for _, statement in statements(script):
        yield from database.execute(statement)


def _test_report(line, statement, wrong):
    return {
        "ok": wrong is None,
        "line": line,
        "source": statement.strip(),
        "call": None,
        "wanted": None if wrong is None else "rader där varje värde är sant",
        "got": wrong,
        "message": None,
    }


class SqlProgram:
    """A database in memory and the scripts that run on it; the same verbs as a Python program."""

    def __init__(self):
        self._database = open_database()

    def _execute(self, script, show):
        from .errors import Failed

        line = None
        try:
            for line, statement in statements(script):
                for row in self._database.execute(statement):
                    show(row_text(row))
        except sqlite3.Error as error:
            text = f"Error: {error}\n"
            sys.stdout.flush()
            sys.stderr.write(text)
            kind = type(error).__name__
            raise Failed({"type": kind, "message": str(error), "text": text, "line": line}) from None

    def run_before(self, _number, script):
        self._execute(script, lambda row: None)

    def run(self, script):
        self._execute(script, print)

    def test(self, script):
        """One report a statement: it passes when every value of every row is true."""
        reports = []
        for line, statement in statements(script):
            try:
                wrong = [row_text(row) for row in self._database.execute(statement) if not all(row)]
                reports.append(_test_report(line, statement, wrong[0] if wrong else None))
            except sqlite3.Error as error:
                reports.append(_test_report(line, statement, f"Error: {error}"))
        return reports

    def check(self, _texts, _output, _source):
        return []

    def end(self):
        self._database.close()


def main():
    job = json.load(sys.stdin)
    database = open_database()
    try:
        for script in job["earlier"]:
            for _ in run(database, script):
                pass
        for row in run(database, job["text"]):
            print(row_text(row))
        for row in run(database, job["test"] or ""):
            if not all(row):
                sys.exit(f"Testet gav raden {row_text(row)}")
    except sqlite3.Error as error:
        sys.exit(f"Error: {error}")


if __name__ == "__main__":
    main()
