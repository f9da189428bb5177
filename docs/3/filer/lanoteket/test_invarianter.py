"""Lånotekets invarianter, som listan i modul 4 numrerar dem.

Modulerna säger nej på olika sätt: med False, -1, ett undantag eller en
statuskod. Därför frågar proven inte efter svaret utan efter läget
efteråt. Varje modul prövas med det den har: saken, förrådet, databasen,
servern eller gränssnittets modell.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import pytest

import utrustning
from lan import Lån

START = date(2026, 9, 1)
SLUT = date(2026, 9, 15)
NAMN = {"K1": "Systemkamera", "A1": "Arduino Uno", "B1": "Rymdteknik"}
PRISER = {"K1": (20, 600), "A1": (5, 150), "B1": (2, 50)}
"""Vad en och trettio dagars försening kostar."""


def sakerna() -> list[utrustning.Utrustning]:
    """En sak av varje sort; före modul 5 finns bara en sort."""
    sorter = {"K1": "Kamera", "A1": "Kort", "B1": "Bok"}
    return [
        getattr(utrustning, sort, utrustning.Utrustning)(id, NAMN[id])
        for id, sort in sorter.items()
    ]


class Lösa:
    """Saker och lån var för sig, som i modul 4."""

    def __init__(self) -> None:
        self.saker = {sak.id: sak for sak in sakerna()}

    def låna(self, sak: str, elev: str, dagar: int) -> None:
        lån = Lån(START, sak, dagar)
        self.saker[lån.sak].låna(elev)

    def lämna(self, sak: str, dag: date) -> int | None:
        self.saker[sak].lämna()
        return None

    def ute(self) -> list[tuple[str, str]]:
        """Returnera alla lån som pågår, också de som inte borde finnas."""
        saker = self.saker.values()
        return sorted((s.id, s.lånad_av) for s in saker if s.lånad_av)


class Samlade(Lösa):
    """Förråd från modul 5, eller Databas från modul 9."""

    def __init__(self, lager: object) -> None:
        self.lager = lager
        for sak in sakerna():
            lager.lägg_till(sak)

    def låna(self, sak: str, elev: str, dagar: int) -> None:
        self.lager.låna(Lån(START, sak, dagar), elev)

    def lämna(self, sak: str, dag: date) -> int:
        return self.lager.lämna(sak, dag)

    def ute(self) -> list[tuple[str, str]]:
        lån = self.lager.utlåningar
        alla = lån() if callable(lån) else lån
        return sorted((u.lån.sak, u.elev) for u in alla if u.åter is None)


class Nätet(Samlade):
    """Servern i modul 10, frågad över HTTP."""

    def __init__(self, adress: str) -> None:
        from klient import anropa

        self.fråga = lambda metod, väg, data=None: anropa(
            metod, adress + väg, data
        )[1]

    def låna(self, sak: str, elev: str, dagar: int) -> None:
        start = START.isoformat()
        data = {"sak": sak, "elev": elev, "start": start, "dagar": dagar}
        self.fråga("POST", "/lan", data)

    def lämna(self, sak: str, dag: date) -> int | None:
        data = {"sak": sak, "dag": dag.isoformat()}
        return self.fråga("POST", "/aterlamningar", data).get("avgift")

    def ute(self) -> list[tuple[str, str]]:
        pågår = self.fråga("GET", "/lan")
        return sorted((lån["sak"], lån["elev"]) for lån in pågår)


class Skärmen(Samlade):
    """Modellen bakom gränssnitten i modul 15."""

    def __init__(self, db: object) -> None:
        from modell import Modell

        super().__init__(db)
        self.dag = START
        self.modell = Modell(db, lambda: self.dag)

    def låna(self, sak: str, elev: str, dagar: int) -> None:
        self.dag = START
        self.modell.låna(sak, elev, str(dagar))

    def lämna(self, sak: str, dag: date) -> int:
        self.dag = dag
        self.modell.lämna(sak)
        svar = re.search(r"Avgift: (-?\d+) kr", self.modell.meddelande)
        return int(svar[1]) if svar else -1


FINNS = [
    delar
    for delar, fil in {
        "saken": "utrustning",
        "förrådet": "forrad",
        "databasen": "databas",
        "servern": "server",
        "skärmen": "modell",
    }.items()
    if find_spec(fil)
]


@pytest.fixture(params=FINNS)
def lånoteket(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Lösa]:
    """Det modulen har, tomt på lån, med en sak av varje sort."""
    match request.param:
        case "saken":
            yield Lösa()
        case "förrådet":
            from avgifter import Ordinarie
            from forrad import Förråd

            yield Samlade(Förråd(Ordinarie()))
        case "servern":
            from databas import Databas
            from server import LåneServer

            with Databas(tmp_path / "prov.db") as db:
                Samlade(db)
            with LåneServer(tmp_path / "prov.db") as server:
                tråd = Thread(target=server.serve_forever, args=(0.01,))
                tråd.start()
                yield Nätet(server.adress)
                server.shutdown()
                tråd.join()
        case vad:
            from databas import Databas

            with Databas(":memory:") as db:
                yield Skärmen(db) if vad == "skärmen" else Samlade(db)


def försök(handling: Callable[..., object], *värden: object) -> None:
    """Gör det som ska nekas. Hur det nekas är modulens sak."""
    try:
        handling(*värden)
    except Exception:
        pass


def test_1_ett_lån_är_1_till_60_dagar(lånoteket: Lösa) -> None:
    for dagar in (-3, 0, 61):
        försök(lånoteket.låna, "K1", "Alva", dagar)
        assert lånoteket.ute() == [], f"{dagar} dagar gick igenom"
    lånoteket.låna("K1", "Alva", 1)
    lånoteket.låna("B1", "Alva", 60)
    assert lånoteket.ute() == [("B1", "Alva"), ("K1", "Alva")]


def test_2_en_sak_har_högst_en_låntagare(lånoteket: Lösa) -> None:
    lånoteket.låna("K1", "Alva", 14)
    försök(lånoteket.låna, "K1", "Bilal", 14)
    assert lånoteket.ute() == [("K1", "Alva")]
    lånoteket.lämna("K1", SLUT)
    lånoteket.låna("K1", "Bilal", 14)
    assert lånoteket.ute() == [("K1", "Bilal")]


def test_3_varje_lån_gäller_en_sak_som_finns(lånoteket: Lösa) -> None:
    försök(lånoteket.låna, "X9", "Alva", 14)
    assert lånoteket.ute() == []


def test_4_ett_nej_ändrar_ingenting(lånoteket: Lösa) -> None:
    lånoteket.låna("K1", "Alva", 14)
    for sak in ("A1", "X9"):
        försök(lånoteket.lämna, sak, SLUT)
    assert lånoteket.ute() == [("K1", "Alva")]


def test_5_i_tid_kostar_inget(lånoteket: Lösa) -> None:
    for sak, (en_dag, trettio) in PRISER.items():
        priser = {-13: 0, -1: 0, 0: 0, 1: en_dag, 30: trettio}
        for sent, väntad in priser.items():
            lånoteket.låna(sak, "Alva", 14)
            avgift = lånoteket.lämna(sak, SLUT + timedelta(days=sent))
            if avgift is None:
                pytest.skip("modulen har inga avgifter än")
            assert avgift == väntad, f"{sak}, {sent} dagar för sent"
