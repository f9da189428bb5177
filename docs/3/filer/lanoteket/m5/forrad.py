"""Förrådet: sakerna, utlåningarna och regeln för avgifter."""

from dataclasses import replace
from datetime import date

from avgifter import Avgiftspolicy
from lan import Lån, Utlåning
from utrustning import Utrustning


class Förråd:
    """Lånoteket. Det har saker, utlåningar och en avgiftspolicy."""

    def __init__(self, policy: Avgiftspolicy) -> None:
        self.policy = policy
        self.saker: list[Utrustning] = []
        self.utlåningar: list[Utlåning] = []

    def lägg_till(self, sak: Utrustning) -> None:
        self.saker.append(sak)

    def hitta(self, id: str) -> Utrustning | None:
        """Returnera saken med det numret, eller None."""
        for sak in self.saker:
            if sak.id == id:
                return sak
        return None

    def låna(self, lån: Lån, elev: str) -> bool:
        """Låna ut saken. Returnera False om det inte går."""
        sak = self.hitta(lån.sak)
        if sak is None or not sak.låna(elev):
            return False
        self.utlåningar.append(Utlåning(lån, elev))
        return True

    def lämna(self, id: str, åter: date) -> int:
        """Ta emot saken. Returnera avgiften, eller -1 om det inte går."""
        sak = self.hitta(id)
        if sak is None or not sak.lämna():
            return -1
        for plats, utlåning in enumerate(self.utlåningar):
            if utlåning.lån.sak == id and utlåning.åter is None:
                self.utlåningar[plats] = replace(utlåning, åter=åter)
                return self.policy.avgift(sak, utlåning.lån.slut, åter)
        return -1
