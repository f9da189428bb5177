"""Lånotekets sökruta: ger de lån som en elev har."""

import sqlite3

db = sqlite3.connect(":memory:")
db.executescript("""
CREATE TABLE lan (sak TEXT, elev TEXT);
INSERT INTO lan VALUES ('K1', 'Alva'), ('A1', 'Bilal');
CREATE TABLE elev (namn TEXT, hash TEXT);
""")
ELEVER = [
    ("Alva", "f64a52ead037644694d2ea1509348258b616d7373920632f86e621c560c3449d"),
    ("Bilal", "a28a4161f72701f5168d2c7e16000b09dc7eb1bfd4c6fb947eeda1f11d07bf92"),
    ("Cleo", "f64a52ead037644694d2ea1509348258b616d7373920632f86e621c560c3449d"),
    ("Dina", "fe78a1c2f3acfb10de4669a76f6b2e13c8abcf20b1a59e0ab4510f9d6788a798"),
]
db.executemany("INSERT INTO elev VALUES (?, ?)", ELEVER)


def sök(elev: str) -> list[tuple[str, str]]:
    """Returnera saken och eleven för varje lån som eleven har."""
    fråga = f"SELECT sak, elev FROM lan WHERE elev = '{elev}'"
    return db.execute(fråga).fetchall()
