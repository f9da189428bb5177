"""Sakerna i Lånoteket."""


class Utrustning:
    """En sak som går att låna. Två saker är lika om de har samma id."""

    def __init__(self, id: str, namn: str) -> None:
        self._id = id
        self.namn = namn
        self._lånad_av: str | None = None

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

    def låna(self, elev: str) -> bool:
        """Låna ut saken. Returnera False om den redan är utlånad."""
        if self._lånad_av is not None:
            return False
        self._lånad_av = elev
        return True

    def lämna(self) -> bool:
        """Gör saken ledig. Returnera False om den inte är utlånad."""
        if self._lånad_av is None:
            return False
        self._lånad_av = None
        return True

    def __str__(self) -> str:
        läge = "ledig"
        if self._lånad_av is not None:
            läge = f"lånad av {self._lånad_av}"
        return f"{self.namn} ({läge})"

    def __repr__(self) -> str:
        return f"Utrustning({self.id!r}, {self.namn!r})"

    def __eq__(self, annan: object) -> bool:
        if not isinstance(annan, Utrustning):
            return NotImplemented
        return self.id == annan.id
