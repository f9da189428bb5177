"""Lånotekets regler, utan fönster och webbsida."""

from datetime import date

from fel import LånFel
from forrad import Förråd
from lan import Lån


class Modell:
    def __init__(self, förråd: Förråd, idag: date) -> None:
        self._förråd = förråd
        self._idag = idag

    def rader(self) -> list[str]:
        """Returnera en rad per sak, i förrådets ordning."""
        return [f"{sak.id} {sak}" for sak in self._förråd.saker]

    def låna(self, plats: int | None, elev: str) -> str:
        """Låna ut saken på raden och returnera ett meddelande."""
        if elev.strip() == "":
            return "Fel: skriv ditt namn."
        if plats is None:
            return "Fel: välj en sak i listan."
        sak = self._förråd.saker[plats]
        try:
            lån = Lån(self._idag, sak.id)
            self._förråd.låna(lån, elev.strip())
        except LånFel as fel:
            return f"Fel: {fel}."
        return f"{sak.namn} ska vara tillbaka {lån.slut}."
