from collections.abc import Callable
from datetime import date

from avgifter import Ordinarie
from forrad import Förråd
from modell import Modell
from styrning import Styrning
from utrustning import Kamera


class LåtsasVy:
    def __init__(self) -> None:
        self.rader: list[str] = []
        self.text = ""

    def vid_lån(self, funktion: Callable[[], None]) -> None:
        self.klick = funktion

    def elev(self) -> str:
        return "Alva"

    def vald(self) -> int | None:
        return 0

    def visa(self, rader: list[str]) -> None:
        self.rader = rader

    def meddela(self, text: str) -> None:
        self.text = text


def ny_modell() -> Modell:
    förråd = Förråd(Ordinarie())
    förråd.lägg_till(Kamera("K1", "Systemkamera"))
    return Modell(förråd, date(2026, 9, 1))


def test_namn_krävs() -> None:
    assert ny_modell().låna(0, "  ") == "Fel: skriv ditt namn."


def test_klick_lånar_och_visar() -> None:
    vy = LåtsasVy()
    Styrning(ny_modell(), vy)
    vy.klick()
    assert vy.rader == ["K1 Systemkamera (lånad av Alva)"]
    assert vy.text == "Systemkamera ska vara tillbaka 2026-09-15."
