"""Projektmall: läs data, dela, räkna basmodellen och utvärdera.

Ändra FIL, SÄRDRAG, ETIKETT och KÄLLA så att de passar din egen csv-fil.
Kör: python projektmall.py
"""

import csv
import random
from collections import Counter
from collections.abc import Callable

FIL = "blad.csv"
SÄRDRAG = ["längd", "bredd"]
ETIKETT = "träd"
KÄLLA = "källa"  # kolumnen med trädet, hemmet eller stranden

Punkt = tuple[float, ...]
Rad = tuple[Punkt, str]
Märkt = tuple[Punkt, str, str]  # särdrag, etikett, källa
Modell = Callable[[Punkt], str]


def läs_tabell(fil: str) -> list[dict[str, str]]:
    """Läs en csv-fil med semikolon mellan kolumnerna."""
    with open(fil, encoding="utf-8-sig", newline="") as f:
        return list(csv.DictReader(f, delimiter=";"))


def särdrag(rad: dict[str, str]) -> Punkt:
    return tuple(float(rad[namn].replace(",", ".")) for namn in SÄRDRAG)


def läs_data(fil: str) -> list[Rad]:
    """Varje rad som (särdrag, etikett)."""
    return [(särdrag(rad), rad[ETIKETT]) for rad in läs_tabell(fil)]


def läs_källor(fil: str) -> list[Märkt]:
    """Varje rad som (särdrag, etikett, källa), till ert dela_källa."""
    return [
        (särdrag(rad), rad[ETIKETT], rad[KÄLLA]) for rad in läs_tabell(fil)
    ]


def dela(rader: list[Rad], frö: int) -> tuple[list[Rad], list[Rad]]:
    """Spara en tredjedel av varje klass till test, källan oräknad.

    Till övningsdata. Er egen data delas av resultat_kallor.py.
    """
    slump = random.Random(frö)
    träning: list[Rad] = []
    test: list[Rad] = []
    for klass in sorted({etikett for _, etikett in rader}):
        egna = [rad for rad in rader if rad[1] == klass]
        slump.shuffle(egna)
        antal = len(egna) // 3
        test += egna[:antal]
        träning += egna[antal:]
    return träning, test


def basmodell(träning: list[Rad]) -> Modell:
    """Svara alltid med träningens vanligaste klass."""
    antal = Counter(etikett for _, etikett in träning)
    vanligast = antal.most_common(1)[0][0]
    return lambda punkt: vanligast


def utvärdera(modell: Modell, test: list[Rad]) -> float:
    """Andelen rätta svar."""
    rätt = sum(modell(punkt) == facit for punkt, facit in test)
    return rätt / len(test)


def felmatris(
    modell: Modell, test: list[Rad]
) -> dict[tuple[str, str], int]:
    """Antal för varje par (facit, modellens svar)."""
    return dict(Counter((facit, modell(punkt)) for punkt, facit in test))


if __name__ == "__main__":
    data = läs_data(FIL)
    träning, test = dela(data, frö=1)
    print(len(data), "rader:", dict(Counter(klass for _, klass in data)))
    print("träning", len(träning), "test", len(test))
    print(f"basmodell {utvärdera(basmodell(träning), test):.2f}")
    # Lägg dina modeller i en egen fil och anropa dem här.
