"""Det som båda gränssnitten behöver: läget nu, och verben låna och lämna.

Modellen vet inget om fönster eller HTML. Därför går den att testa utan dem.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from databas import Databas
from fel import LånFel
from lan import Lån
from status import Status


@dataclass(frozen=True)
class Rad:
    """En sak så som den visas."""

    id: str
    namn: str
    status: Status
    elev: str | None = None
    slut: date | None = None

    @property
    def text(self) -> str:
        """Läget i ord: aldrig bara en färg."""
        if self.slut is None:
            return "ledig"
        return f"{self.status.value}, {self.elev} till {self.slut}"


class Modell:
    """Lånoteket sett från ett gränssnitt."""

    def __init__(
        self, db: Databas, idag: Callable[[], date] = date.today
    ) -> None:
        self._db = db
        self._idag = idag
        self.meddelande = ""
        self.fel = False

    def rader(self, sök: str = "") -> list[Rad]:
        """Returnera sakerna vars nummer eller namn innehåller texten."""
        sök = sök.strip().casefold()
        return [
            self._rad(sak.id, sak.namn)
            for sak in self._db.saker()
            if sök in f"{sak.id} {sak.namn}".casefold()
        ]

    def låna(self, id: str, elev: str, dagar: str = "14") -> bool:
        """Försök låna. Svaret står i `meddelande`, även när det är nej."""
        if elev.strip() == "":
            return self._svara("Skriv vem som lånar.", fel=True)
        if not dagar.strip().isdecimal():
            return self._svara(
                "Skriv antalet dagar med siffror.", fel=True
            )
        try:
            lån = Lån(self._idag(), id, int(dagar))
            self._db.låna(lån, elev.strip())
        except (LånFel, ValueError) as fel:
            return self._svara(f"Det gick inte: {fel}.", fel=True)
        return self._svara(f"{id} ska lämnas senast {lån.slut}.")

    def lämna(self, id: str) -> bool:
        """Försök lämna. Svaret står i `meddelande`, även när det är nej."""
        try:
            avgift = self._db.lämna(id, self._idag())
        except LånFel as fel:
            return self._svara(f"Det gick inte: {fel}.", fel=True)
        return self._svara(f"{id} är tillbaka. Avgift: {avgift} kr.")

    def _rad(self, id: str, namn: str) -> Rad:
        utlåning = self._db.öppen_utlåning(id)
        if utlåning is None:
            return Rad(id, namn, Status.LEDIG)
        slut = utlåning.lån.slut
        sen = self._idag() > slut
        status = Status.FÖRSENAD if sen else Status.UTLÅNAD
        return Rad(id, namn, status, utlåning.elev, slut)

    def _svara(self, text: str, fel: bool = False) -> bool:
        self.meddelande, self.fel = text, fel
        return not fel
