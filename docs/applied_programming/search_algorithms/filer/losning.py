"""Lösning till tom.py. Försök själv först, och jämför sedan."""

from collections import deque

from labyrint import BANA_LITEN, BANA_MELLAN, Labyrint, Ruta

Föräldrar = dict[Ruta, Ruta | None]


def bygg_stig(förälder: Föräldrar, mål: Ruta) -> list[Ruta]:
    """Stigen från start till mål. Tom om målet inte nåddes."""
    stig: list[Ruta] = []
    ruta = mål if mål in förälder else None
    while ruta is not None:
        stig.append(ruta)
        ruta = förälder[ruta]
    return stig[::-1]


def dfs(lab: Labyrint) -> list[Ruta]:
    """Stigen som djupet först hittar, grannarna i banans ordning."""
    förälder: Föräldrar = {}
    stack: list[tuple[Ruta, Ruta | None]] = [(lab.start, None)]
    while stack:
        ruta, från = stack.pop()
        if ruta in förälder:
            continue
        förälder[ruta] = från
        if ruta == lab.mål:
            break
        for _, granne in reversed(lab.grannar(ruta)):
            if granne not in förälder:
                stack.append((granne, ruta))
    return bygg_stig(förälder, lab.mål)


def bfs(lab: Labyrint) -> list[Ruta]:
    """En kortaste stig, hittad med bredden först."""
    förälder: Föräldrar = {lab.start: None}
    kö = deque([lab.start])
    while kö:
        ruta = kö.popleft()
        if ruta == lab.mål:
            break
        for _, granne in lab.grannar(ruta):
            if granne not in förälder:
                förälder[granne] = ruta
                kö.append(granne)
    return bygg_stig(förälder, lab.mål)


def main() -> None:
    for namn, bana in [("liten", BANA_LITEN), ("mellan", BANA_MELLAN)]:
        lab = Labyrint(bana)
        for sök in (dfs, bfs):
            stig = sök(lab)
            print(f"{namn:6} {sök.__name__} steg={len(stig) - 1:3}")
            print(lab.rita(stig))


if __name__ == "__main__":
    main()
