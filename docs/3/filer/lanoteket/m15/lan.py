"""Lån: vad som lånas, från när och hur länge."""

from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True, order=True)
class Lån:
    """En överenskommelse om ett lån. Den ändras aldrig."""

    start: date
    sak: str
    dagar: int = 14

    def __post_init__(self) -> None:
        if not 1 <= self.dagar <= 60:
            raise ValueError("dagar måste vara 1–60")

    @property
    def slut(self) -> date:
        """Dagen då saken senast ska vara tillbaka."""
        return self.start + timedelta(days=self.dagar)

    @classmethod
    def från_rad(cls, rad: str) -> "Lån":
        """Läs ett lån ur en rad som K1;2026-09-01;7.

        Kasta ValueError med raden i texten om den inte går att läsa.
        """
        try:
            sak, start, dagar = rad.strip().split(";")
            return cls(date.fromisoformat(start), sak, int(dagar))
        except ValueError as fel:
            raise ValueError(f"kan inte läsa lånet {rad!r}") from fel


@dataclass(frozen=True)
class Utlåning:
    """En elevs lån. `åter` är None tills saken är inne."""

    lån: Lån
    elev: str
    åter: date | None = None
