"""Runs SQL as the sqlite3 shell shows it: a row a line, values divided by |.

Reads {"earlier": [text], "text": text, "test": text or null} from standard input. Only rows of "text" are printed. Every
row of "test" must hold nothing but true values.
"""

import json
import sqlite3
import sys


def statements(script):
    """The statements of a script, each with its semicolon. The last may lack one."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def shown(value):
    if value is None:
        return ""
    if isinstance(value, float):
        text = f"{value:.15g}"
        return text if any(char in text for char in ".en") else text + ".0"
    return str(value)


def run(database, script):
    for statement in statements(script):
        yield from database.execute(statement)


def main():
    job = json.load(sys.stdin)
    database = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for script in job["earlier"]:
            for _ in run(database, script):
                pass
        for row in run(database, job["text"]):
            print("|".join(map(shown, row)))
        for row in run(database, job["test"] or ""):
            if not all(row):
                sys.exit(f"Testet gav raden {'|'.join(map(shown, row))}")
    except sqlite3.Error as error:
        sys.exit(f"Error: {error}")


main()
