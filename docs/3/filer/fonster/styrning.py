"""Det som händer mellan vyn och modellen."""

from collections.abc import Callable
from typing import Protocol

from modell import Modell


class Lånevy(Protocol):
    """Det som styrningen kräver av en vy."""

    def vid_lån(self, funktion: Callable[[], None]) -> None: ...
    def elev(self) -> str: ...
    def vald(self) -> int | None: ...
    def visa(self, rader: list[str]) -> None: ...
    def meddela(self, text: str) -> None: ...


class Styrning:
    """Tar emot händelser från vyn och frågar modellen."""

    def __init__(self, modell: Modell, vy: Lånevy) -> None:
        self._modell = modell
        self._vy = vy
        vy.vid_lån(self.låna)
        vy.visa(modell.rader())

    def låna(self) -> None:
        text = self._modell.låna(self._vy.vald(), self._vy.elev())
        self._vy.visa(self._modell.rader())
        self._vy.meddela(text)
