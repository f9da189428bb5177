"""Sakerna i Lånoteket: en abstrakt grund och en klass för varje sort."""

from abc import ABC, abstractmethod

from fel import InteUtlånad, RedanLånad


class Utrustning(ABC):
    """En sak som går att låna. Två saker är lika om de har samma id."""

    def __init__(self, id: str, namn: str) -> None:
        self._id = id
        self.namn = namn
        self._lånad_av: str | None = None

    @abstractmethod
    def avgift(self, dagar: int) -> int:
        """Returnera avgiften i kronor för så många försenade dagar."""

    @property
    def id(self) -> str:
        """Numret som sitter på saken. Det ändras aldrig."""
        return self._id

    @property
    def lånad_av(self) -> str | None:
        """Eleven som har saken, eller None om den är ledig."""
        return self._lånad_av

    @property
    def namn(self) -> str:
        """Namnet som visas. Det är aldrig tomt."""
        return self._namn

    @namn.setter
    def namn(self, namn: str) -> None:
        if namn.strip() == "":
            raise ValueError("namn får inte vara tomt")
        self._namn = namn.strip()

    def låna(self, elev: str) -> None:
        """Låna ut saken. Kasta RedanLånad om någon annan har den."""
        if self._lånad_av is not None:
            raise RedanLånad(self.id, self._lånad_av)
        self._lånad_av = elev

    def lämna(self) -> None:
        """Gör saken ledig. Kasta InteUtlånad om den redan är det."""
        if self._lånad_av is None:
            raise InteUtlånad(self.id)
        self._lånad_av = None

    def __str__(self) -> str:
        läge = "ledig"
        if self._lånad_av is not None:
            läge = f"lånad av {self._lånad_av}"
        return f"{self.namn} ({läge})"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {self.namn!r})"

    def __eq__(self, annan: object) -> bool:
        if not isinstance(annan, Utrustning):
            return NotImplemented
        return self.id == annan.id


class Kamera(Utrustning):
    """En kamera. Försening kostar 20 kronor per dag."""

    def avgift(self, dagar: int) -> int:
        return 20 * max(0, dagar)


class Kort(Utrustning):
    """Ett kretskort, till exempel en Arduino. 5 kronor per dag."""

    def avgift(self, dagar: int) -> int:
        return 5 * max(0, dagar)


class Bok(Utrustning):
    """En bok. Försening kostar 2 kronor per dag, men högst 50."""

    def avgift(self, dagar: int) -> int:
        return min(50, 2 * max(0, dagar))


SORTER: dict[str, type[Utrustning]] = {
    "kamera": Kamera,
    "kort": Kort,
    "bok": Bok,
}
"""Namnet på varje sort i filer och databaser."""


def sort_av(sak: Utrustning) -> str:
    """Returnera sortens namn: det som SORTER slår upp."""
    return type(sak).__name__.lower()
