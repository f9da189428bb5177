"""Resultattabellen när datan delas efter källa.

Lägg bredvid: projektmall.py, modeller.py (era två modeller) och
delning.py (ert dela_källa). Ändra FIL, TEST och MODELLER.
Kör: python resultat_kallor.py
"""

from collections.abc import Callable
from itertools import product
from statistics import mean

from delning import dela_källa
from modeller import knn
from projektmall import (
    Modell, Märkt, Punkt, Rad, basmodell, felmatris, läs_källor, utvärdera,
)

Bygg = Callable[[list[Rad]], Modell]
Miss = tuple[list[str], Punkt, str, str]  # källor ute, särdrag, facit, svar

FIL = "kallor.csv"
TEST = ["björk C", "al C"]  # en källa ur varje klass, bestäms i vecka 3

# Varje modell med de inställningar ni prövar. Lägg till er andra modell.
MODELLER: dict[str, dict[str, Bygg]] = {
    "basmodell": {"": basmodell},
    "k-NN": {
        f"k = {k}": lambda rader, k=k: knn(rader, k) for k in (5, 3, 7, 1)
    },
}


def alla_val(rader: list[Märkt]) -> list[list[str]]:
    """Varje sätt att ta en källa ur varje klass.

    Har en källa exempel ur flera klasser tas i stället en källa i taget.
    """
    per_klass: dict[str, set[str]] = {}
    for _, klass, källa in rader:
        per_klass.setdefault(klass, set()).add(källa)
    alla = sorted(set().union(*per_klass.values()))
    if sum(map(len, per_klass.values())) > len(alla):
        return [[källa] for källa in alla]
    return [list(v) for v in product(*map(sorted, per_klass.values()))]


def missar_källa(bygg: Bygg, rader: list[Märkt]) -> list[Miss]:
    """Lämna en källa ur varje klass ute och samla missarna på dem.

    Skriv ut listan till felanalysen. Samma exempel kan stå flera gånger.
    """
    ut: list[Miss] = []
    for källor in alla_val(rader):
        övriga, ute = dela_källa(rader, källor)
        modell = bygg(övriga)
        for punkt, facit in ute:
            svar = modell(punkt)
            if svar != facit:
                ut.append((källor, punkt, facit, svar))
    return ut


def välj(inställningar: dict[str, Bygg], rader: list[Märkt]) -> Bygg:
    """Den som missar minst. Lika många missar: den som står först."""
    return min(
        inställningar.values(), key=lambda b: len(missar_källa(b, rader))
    )


def mät(
    inställningar: dict[str, Bygg], rader: list[Märkt], källor: list[str]
) -> tuple[Modell, list[Rad]]:
    """Välj inställning och träna utan källorna i testet."""
    kvar = [rad for rad in rader if rad[2] not in källor]
    träning, test = dela_källa(rader, källor)
    return välj(inställningar, kvar)(träning), test


data = läs_källor(FIL)
kvar = [rad for rad in data if rad[2] not in TEST]
frågor = sum(len(dela_källa(kvar, källor)[1]) for källor in alla_val(kvar))
for namn, inställningar in MODELLER.items():
    for inställning, bygg in inställningar.items():
        antal = len(missar_källa(bygg, kvar))
        print(f"{namn:9} {inställning:5}  missar {antal} av {frågor}")

print("test:", ", ".join(TEST))
for namn, inställningar in MODELLER.items():
    modell, test = mät(inställningar, data, TEST)
    print(f"{namn:9} {utvärdera(modell, test):.2f}  {felmatris(modell, test)}")

val = alla_val(data)
print(f"medel och lägsta över {len(val)} val av källor:")
for namn, inställningar in MODELLER.items():
    tal = [utvärdera(*mät(inställningar, data, källor)) for källor in val]
    print(f"{namn:9} {mean(tal):.2f}  {min(tal):.2f}")
