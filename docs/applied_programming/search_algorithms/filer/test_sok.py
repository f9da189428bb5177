"""Testerna till tom.py. Ett test för varje TODO."""

from labyrint import BANA_LITEN, BANA_MELLAN, BANA_MINI, Labyrint, Ruta
from tom import bfs, bygg_stig, dfs

INMURAD = """\
#######
#S  #G#
#######"""


def bokstäver(lab: Labyrint, stig: list[Ruta]) -> str:
    return "".join(lab.tecken(ruta) for ruta in stig)


def test_bygg_stig() -> None:
    förälder: dict[Ruta, Ruta | None] = {
        (1, 1): None,
        (1, 2): (1, 1),
        (2, 1): (1, 1),
        (3, 1): (2, 1),
    }
    assert bygg_stig(förälder, (3, 1)) == [(1, 1), (2, 1), (3, 1)]
    assert bygg_stig(förälder, (1, 1)) == [(1, 1)]
    assert bygg_stig(förälder, (9, 9)) == [], "målet nåddes inte: tom stig"


def test_dfs() -> None:
    lab = Labyrint(BANA_MINI)
    assert bokstäver(lab, dfs(lab)) == "SCDEG"
    assert len(dfs(Labyrint(BANA_LITEN))) == 15, "15 rutor, alltså 14 steg"
    assert dfs(Labyrint(INMURAD)) == [], "målet är inmurat: tom stig"


def test_bfs() -> None:
    lab = Labyrint(BANA_MINI)
    assert bokstäver(lab, bfs(lab)) == "SCDEG"
    assert len(bfs(Labyrint(BANA_LITEN))) == 11, "11 rutor, alltså 10 steg"
    assert len(bfs(Labyrint(BANA_MELLAN))) == 25, "25 rutor, alltså 24 steg"
    assert bfs(Labyrint(INMURAD)) == [], "målet är inmurat: tom stig"
