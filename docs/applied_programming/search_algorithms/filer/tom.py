"""Skelett till momentet Sökalgoritmer. Fyll i TODO 1, 2 och 3.

Kör programmet: python3 tom.py
Kör testerna:   python3 -m pytest -q
"""

from labyrint import BANA_LITEN, BANA_MELLAN, Labyrint, Ruta

Föräldrar = dict[Ruta, Ruta | None]


def bygg_stig(förälder: Föräldrar, mål: Ruta) -> list[Ruta]:
    """Stigen från start till mål. Tom om målet inte nåddes."""
    raise NotImplementedError("TODO 1: bygg_stig")


def dfs(lab: Labyrint) -> list[Ruta]:
    """Stigen som djupet först hittar, grannarna i banans ordning."""
    raise NotImplementedError("TODO 2: dfs")


def bfs(lab: Labyrint) -> list[Ruta]:
    """En kortaste stig, hittad med bredden först."""
    raise NotImplementedError("TODO 3: bfs")


def main() -> None:
    for namn, bana in [("liten", BANA_LITEN), ("mellan", BANA_MELLAN)]:
        lab = Labyrint(bana)
        for sök in (dfs, bfs):
            stig = sök(lab)
            print(f"{namn:6} {sök.__name__} steg={len(stig) - 1:3}")
            print(lab.rita(stig))


if __name__ == "__main__":
    main()
