"""Lånoteket i en SQLite-databas. All SQL i programmet står här."""

import sqlite3
from datetime import date
from pathlib import Path

from avgifter import Avgiftspolicy, Ordinarie
from fel import FinnsRedan, InteUtlånad, OkändSak, RedanLånad
from forrad import Förråd
from lan import Lån, Utlåning
from utrustning import SORTER, Utrustning, sort_av

SCHEMA = """
CREATE TABLE IF NOT EXISTS sak (
    id   TEXT PRIMARY KEY NOT NULL,
    namn TEXT NOT NULL,
    sort TEXT NOT NULL DEFAULT 'kamera'
         CHECK (sort IN ('kamera', 'kort', 'bok'))
);
CREATE TABLE IF NOT EXISTS lan (
    id     INTEGER PRIMARY KEY,
    sak_id TEXT NOT NULL REFERENCES sak (id),
    elev   TEXT NOT NULL,
    ut     TEXT NOT NULL,
    dagar  INTEGER NOT NULL DEFAULT 14 CHECK (dagar BETWEEN 1 AND 60),
    ater   TEXT
);
CREATE UNIQUE INDEX IF NOT EXISTS ett_oppet_lan
    ON lan (sak_id) WHERE ater IS NULL;
"""

Rad = tuple[str, str, str, int, str | None]


class Databas:
    """Sakerna och utlåningarna, sparade i en fil.

    Används med `with`, som stänger filen efteråt.
    """

    def __init__(
        self, fil: Path | str, policy: Avgiftspolicy | None = None
    ) -> None:
        self.policy = policy if policy is not None else Ordinarie()
        self._db = sqlite3.connect(fil)
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.executescript(SCHEMA)

    def __enter__(self) -> "Databas":
        return self

    def __exit__(self, *fel: object) -> None:
        self.stäng()

    def stäng(self) -> None:
        """Stäng filen. Databasen går inte att använda efteråt."""
        self._db.close()

    def lägg_till(self, sak: Utrustning) -> None:
        """Spara en ny sak. Kasta FinnsRedan om numret är upptaget."""
        try:
            with self._db:
                self._db.execute(
                    "INSERT INTO sak (id, namn, sort) VALUES (?, ?, ?)",
                    (sak.id, sak.namn, sort_av(sak)),
                )
        except sqlite3.IntegrityError as fel:
            raise FinnsRedan(sak.id) from fel

    def saker(self) -> list[Utrustning]:
        """Returnera alla saker i nummerordning."""
        rader = self._db.execute("""SELECT s.id, s.namn, s.sort, l.elev
               FROM sak s
               LEFT JOIN lan l ON l.sak_id = s.id AND l.ater IS NULL
               ORDER BY s.id""")
        return [bygg_sak(*rad) for rad in rader]

    def hitta(self, id: str) -> Utrustning:
        """Returnera saken. Kasta OkändSak om den saknas."""
        rad = self._db.execute(
            """SELECT s.id, s.namn, s.sort, l.elev
               FROM sak s
               LEFT JOIN lan l ON l.sak_id = s.id AND l.ater IS NULL
               WHERE s.id = ?""",
            (id,),
        ).fetchone()
        if rad is None:
            raise OkändSak(id)
        return bygg_sak(*rad)

    def låna(self, lån: Lån, elev: str) -> Utlåning:
        """Spara ett nytt lån. Kasta OkändSak eller RedanLånad."""
        utlåning = Utlåning(lån, elev)
        try:
            with self._db:
                self._skriv(utlåning)
        except sqlite3.IntegrityError as fel:
            sak = self.hitta(lån.sak)
            if sak.lånad_av is None:
                raise
            raise RedanLånad(sak.id, sak.lånad_av) from fel
        return utlåning

    def lämna(self, id: str, åter: date) -> int:
        """Ta emot saken och returnera avgiften i kronor.

        Kasta OkändSak eller InteUtlånad.
        """
        sak = self.hitta(id)
        utlåning = self.öppen_utlåning(id)
        if utlåning is None:
            raise InteUtlånad(id)
        with self._db:
            ändrade = self._db.execute(
                """UPDATE lan SET ater = ?
                   WHERE sak_id = ? AND ater IS NULL""",
                (åter.isoformat(), id),
            ).rowcount
        if ändrade == 0:  # någon annan hann före
            raise InteUtlånad(id)
        return self.policy.avgift(sak, utlåning.lån.slut, åter)

    def öppen_utlåning(self, id: str) -> Utlåning | None:
        """Returnera den pågående utlåningen, eller None."""
        rad = self._db.execute(
            """SELECT sak_id, elev, ut, dagar, ater FROM lan
               WHERE sak_id = ? AND ater IS NULL""",
            (id,),
        ).fetchone()
        return None if rad is None else bygg_utlåning(rad)

    def utlåningar(self) -> list[Utlåning]:
        """Returnera alla utlåningar, äldst först."""
        rader = self._db.execute(
            """SELECT sak_id, elev, ut, dagar, ater FROM lan
               ORDER BY ut, id"""
        )
        return [bygg_utlåning(rad) for rad in rader]

    def lån_per_sak(self) -> list[tuple[str, int]]:
        """Returnera varje saks namn och antal lån, flest först."""
        return self._db.execute("""SELECT s.namn, COUNT(l.id)
               FROM sak s LEFT JOIN lan l ON l.sak_id = s.id
               GROUP BY s.id
               ORDER BY COUNT(l.id) DESC, s.namn""").fetchall()

    def ute_nu(self) -> list[tuple[str, str]]:
        """Returnera namn och elev för det som är ute, i namnordning."""
        return self._db.execute("""SELECT s.namn, l.elev
               FROM lan l JOIN sak s ON s.id = l.sak_id
               WHERE l.ater IS NULL
               ORDER BY s.namn""").fetchall()

    def lån_av(self, elev: str) -> list[Utlåning]:
        """Returnera elevens utlåningar, äldst först."""
        rader = self._db.execute(
            """SELECT sak_id, elev, ut, dagar, ater FROM lan
               WHERE elev = ? ORDER BY ut, id""",
            (elev,),
        )
        return [bygg_utlåning(rad) for rad in rader]

    def importera(self, förråd: Förråd) -> None:
        """Flytta in ett helt förråd: allt kommer med, eller inget."""
        with self._db:
            self._db.executemany(
                "INSERT INTO sak (id, namn, sort) VALUES (?, ?, ?)",
                [(s.id, s.namn, sort_av(s)) for s in förråd.saker],
            )
            for utlåning in förråd.utlåningar:
                self._skriv(utlåning)

    def _skriv(self, utlåning: Utlåning) -> None:
        lån, åter = utlåning.lån, utlåning.åter
        self._db.execute(
            """INSERT INTO lan (sak_id, elev, ut, dagar, ater)
               VALUES (?, ?, ?, ?, ?)""",
            (
                lån.sak,
                utlåning.elev,
                lån.start.isoformat(),
                lån.dagar,
                None if åter is None else åter.isoformat(),
            ),
        )


def bygg_sak(
    id: str, namn: str, sort: str, elev: str | None
) -> Utrustning:
    """Gör en rad ur databasen till ett objekt."""
    sak = SORTER[sort](id, namn)
    if elev is not None:
        sak.låna(elev)
    return sak


def bygg_utlåning(rad: Rad) -> Utlåning:
    """Gör en rad ur databasen till ett objekt."""
    sak, elev, ut, dagar, åter = rad
    return Utlåning(
        Lån(date.fromisoformat(ut), sak, dagar),
        elev,
        None if åter is None else date.fromisoformat(åter),
    )
