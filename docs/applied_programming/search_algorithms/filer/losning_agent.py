"""Lösning till agent.py. Försök själv först, och jämför sedan."""

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush

from labyrint import Labyrint, Ruta
from prick import DRAG, Spel
from tillstand import sök
from tom import bfs, bygg_stig

Heuristik = Callable[[Ruta, Ruta], float]
Läge = tuple[Ruta, frozenset[Ruta]]
LägeMedTid = tuple[Ruta, frozenset[Ruta], int]


def som_drag(stig: list[Ruta]) -> str:
    """Stigen som en följd av drag: N, Ö, S och V."""
    bokstav = {steg: drag for drag, steg in DRAG.items()}
    return "".join(
        bokstav[b[0] - a[0], b[1] - a[1]] for a, b in zip(stig, stig[1:])
    )


def manhattan(a: Ruta, b: Ruta) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def a_stjärna(
    lab: Labyrint, h: Heuristik = manhattan
) -> tuple[list[Ruta], int]:
    """En kortaste stig och antalet expanderade rutor."""
    g = {lab.start: 0}
    förälder: dict[Ruta, Ruta | None] = {lab.start: None}
    h_start = h(lab.start, lab.mål)
    heap = [(h_start, h_start, 0, lab.start)]
    nummer = 0
    klara: set[Ruta] = set()
    while heap:
        *_, ruta = heappop(heap)
        if ruta in klara:
            continue
        klara.add(ruta)
        if ruta == lab.mål:
            break
        for _, granne in lab.grannar(ruta):
            ny = g[ruta] + 1
            if granne not in g or ny < g[granne]:
                g[granne] = ny
                förälder[granne] = ruta
                nummer += 1
                kvar = h(granne, lab.mål)
                heappush(heap, (ny + kvar, kvar, nummer, granne))
    return bygg_stig(förälder, lab.mål), len(klara)


def närmast(spel: Spel, ruta: Ruta, kvar: frozenset[Ruta]) -> list[Ruta]:
    """Stigen till den prick i ``kvar`` som ligger närmast."""
    förälder: dict[Ruta, Ruta | None] = {ruta: None}
    kö = deque([ruta])
    while kö:
        nu = kö.popleft()
        if nu in kvar:
            return bygg_stig(förälder, nu)
        for _, granne in spel.grannar(nu):
            if granne not in förälder:
                förälder[granne] = nu
                kö.append(granne)
    return []


def girig(spel: Spel) -> str:
    """Ät alltid den närmaste pricken och gå sedan till boet."""
    ruta, kvar, följd = spel.start, spel.prickar, ""
    while ruta != spel.mål or kvar:
        stig = närmast(spel, ruta, kvar or frozenset([spel.mål]))
        if not stig:
            return ""
        följd += som_drag(stig)
        ruta, kvar = stig[-1], kvar - set(stig)
    return följd


def bäst(spel: Spel) -> str:
    """Så få drag som möjligt till alla prickar och sedan till boet."""

    def nästa(läge: Läge) -> list[tuple[str, Läge]]:
        ruta, kvar = läge
        return [(d, (till, kvar - {till})) for d, till in spel.grannar(ruta)]

    def klart(läge: Läge) -> bool:
        return läge == (spel.mål, frozenset())

    return sök((spel.start, spel.prickar), nästa, klart)


def smyg(spel: Spel) -> str:
    """Som ``bäst``, men utan att bli fångad av ett spöke."""

    def nästa(läge: LägeMedTid) -> list[tuple[str, LägeMedTid]]:
        ruta, kvar, tid = läge
        return [
            (drag, (till, kvar - {till}, (tid + 1) % spel.period))
            for drag, till in [*spel.grannar(ruta), ("-", ruta)]
            if not spel.fångas(ruta, till, tid + 1)
        ]

    def klart(läge: LägeMedTid) -> bool:
        return läge[:2] == (spel.mål, frozenset())

    return sök((spel.start, spel.prickar, 0), nästa, klart)
