"""Hela Lånoteket, med tangentbordet i stället för fönstret."""

from databas import Databas
from modell import Modell
from utrustning import Bok, Kamera, Kort

SAKER = [
    Kamera("K1", "Systemkamera"),
    Kort("A1", "Arduino Uno"),
    Bok("B1", "Rymdteknik"),
]


def öppna() -> None:
    """Visa sakerna och gör det som skrivs, tills raden är tom."""
    with Databas(":memory:") as db:
        for sak in SAKER:
            db.lägg_till(sak)
        modell = Modell(db)
        visa(modell)
        while (rad := fråga()) != "":
            gör(modell, rad.split())
            visa(modell)


def fråga() -> str:
    """Läs en rad. Finns ingen är den tom."""
    try:
        return input("Vad vill du göra? ")
    except EOFError:
        return ""


def gör(modell: Modell, ord: list[str]) -> None:
    """Låna eller lämna, och skriv vad modellen svarar."""
    match ord:
        case ["låna", id, *elev]:
            modell.låna(id, " ".join(elev))
        case ["lämna", id]:
            modell.lämna(id)
        case _:
            print("Skriv till exempel: låna K1 Alva")
            return
    print(modell.meddelande)


def visa(modell: Modell) -> None:
    """Skriv en rad per sak."""
    for rad in modell.rader():
        print(f"  {rad.id}  {rad.namn:<13} {rad.text}")
