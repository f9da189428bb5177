"""Skelett till uppgiften om Prickätaren. Fyll i TODO 1 till 5.

Modulen tom.py ska vara klar först: bfs och bygg_stig hämtas därifrån.
"""

from collections.abc import Callable

from labyrint import BANA_MELLAN, Labyrint, Ruta
from prick import BANA_PRICK, BANA_SPÖK, DRAG, Spel
from tillstand import sök
from tom import bfs, bygg_stig

Heuristik = Callable[[Ruta, Ruta], float]


def som_drag(stig: list[Ruta]) -> str:
    """Stigen som en följd av drag: N, Ö, S och V."""
    raise NotImplementedError("TODO 1: som_drag")


def manhattan(a: Ruta, b: Ruta) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def a_stjärna(
    lab: Labyrint, h: Heuristik = manhattan
) -> tuple[list[Ruta], int]:
    """En kortaste stig och antalet expanderade rutor."""
    raise NotImplementedError("TODO 2: a_stjärna")


def girig(spel: Spel) -> str:
    """Ät alltid den närmaste pricken och gå sedan till boet."""
    raise NotImplementedError("TODO 3: girig")


def bäst(spel: Spel) -> str:
    """Så få drag som möjligt till alla prickar och sedan till boet."""
    raise NotImplementedError("TODO 4: bäst")


def smyg(spel: Spel) -> str:
    """Som ``bäst``, men utan att bli fångad av ett spöke."""
    raise NotImplementedError("TODO 5: smyg")


def main() -> None:
    hem = Spel(BANA_MELLAN)
    print("hem  ", hem.spela(som_drag(bfs(hem))))
    for agent in (girig, bäst):
        prick = Spel(BANA_PRICK)
        print(f"{agent.__name__:5}", prick.spela(agent(prick)))
    spök = Spel(BANA_SPÖK)
    print("smyg ", spök.spela(smyg(spök), visa=True))


if __name__ == "__main__":
    main()
