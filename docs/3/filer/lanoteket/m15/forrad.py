"""Förrådet: sakerna, utlåningarna och regeln för avgifter."""

import logging
from dataclasses import replace
from datetime import date

from avgifter import Avgiftspolicy
from fel import FinnsRedan, OkändSak
from lan import Lån, Utlåning
from status import Status
from utrustning import Utrustning

logg = logging.getLogger(__name__)


class Förråd:
    """Lånoteket. Det har saker, utlåningar och en avgiftspolicy."""

    def __init__(self, policy: Avgiftspolicy) -> None:
        self.policy = policy
        self.saker: list[Utrustning] = []
        self.utlåningar: list[Utlåning] = []

    def lägg_till(self, sak: Utrustning) -> None:
        """Lägg in en ny sak. Kasta FinnsRedan om numret är upptaget."""
        if sak in self.saker:
            raise FinnsRedan(sak.id)
        self.saker.append(sak)

    def hitta(self, id: str) -> Utrustning:
        """Returnera saken med det numret, eller kasta OkändSak."""
        for sak in self.saker:
            if sak.id == id:
                return sak
        raise OkändSak(id)

    def öppen_utlåning(self, id: str) -> Utlåning | None:
        """Returnera den pågående utlåningen, eller None."""
        for utlåning in self.utlåningar:
            if utlåning.lån.sak == id and utlåning.åter is None:
                return utlåning
        return None

    def status(self, id: str, idag: date) -> Status:
        """Returnera sakens läge den dagen."""
        self.hitta(id)
        utlåning = self.öppen_utlåning(id)
        if utlåning is None:
            return Status.LEDIG
        if idag > utlåning.lån.slut:
            return Status.FÖRSENAD
        return Status.UTLÅNAD

    def låna(self, lån: Lån, elev: str) -> Utlåning:
        """Låna ut saken. Kasta OkändSak eller RedanLånad."""
        self.hitta(lån.sak).låna(elev)
        utlåning = Utlåning(lån, elev)
        self.utlåningar.append(utlåning)
        logg.info("%s utlånad till %s", lån.sak, lån.slut)
        return utlåning

    def lämna(self, id: str, åter: date) -> int:
        """Ta emot saken och returnera avgiften i kronor.

        Kasta OkändSak eller InteUtlånad.
        """
        sak = self.hitta(id)
        utlåning = self.öppen_utlåning(id)
        sak.lämna()
        if utlåning is None:
            raise RuntimeError(f"{id} är utlånad men saknar utlåning")
        plats = self.utlåningar.index(utlåning)
        self.utlåningar[plats] = replace(utlåning, åter=åter)
        avgift = self.policy.avgift(sak, utlåning.lån.slut, åter)
        if avgift > 0:
            logg.warning("%s lämnades för sent: %d kr", id, avgift)
        return avgift
