"""Bredden först över tillstånd av vilket slag som helst."""

from collections import deque
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def sök(
    start: T,
    nästa: Callable[[T], list[tuple[str, T]]],
    klart: Callable[[T], bool],
) -> str:
    """Kortaste följden av drag från start till ett tillstånd som är klart.

    ``nästa`` ger par av drag och tillstånd. Tom text om inget är klart.
    """
    hur: dict[T, tuple[T, str] | None] = {start: None}
    kö = deque([start])
    while kö:
        nu = kö.popleft()
        if klart(nu):
            följd = ""
            while (steg := hur[nu]) is not None:
                nu, drag = steg
                följd = drag + följd
            return följd
        for drag, ny in nästa(nu):
            if ny not in hur:
                hur[ny] = (nu, drag)
                kö.append(ny)
    return ""
