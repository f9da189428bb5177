"""Regler för vad en försening kostar."""

from datetime import date
from typing import Protocol

from utrustning import Utrustning


def försening(slut: date, åter: date, per_dag: int = 20) -> int:
    """Returnera avgiften i kronor för en sak som skulle lämnas `slut`."""
    return per_dag * max(0, (åter - slut).days)


class Avgiftspolicy(Protocol):
    """Det som Förråd behöver kunna fråga om: vad kostar förseningen?"""

    def avgift(self, sak: Utrustning, slut: date, åter: date) -> int: ...


class Ordinarie:
    """Varje sort av saker har sin egen avgift."""

    def avgift(self, sak: Utrustning, slut: date, åter: date) -> int:
        return sak.avgift((åter - slut).days)


class Enhetspris:
    """Alla saker kostar lika mycket per dag."""

    def __init__(self, per_dag: int = 20) -> None:
        self.per_dag = per_dag

    def avgift(self, sak: Utrustning, slut: date, åter: date) -> int:
        return försening(slut, åter, self.per_dag)


class Gratis:
    """Ingen betalar, till exempel under projektveckan."""

    def avgift(self, sak: Utrustning, slut: date, åter: date) -> int:
        return 0
