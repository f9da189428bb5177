"""Testerna till agent.py. Ett test för varje TODO."""

from agent import a_stjärna, bäst, girig, manhattan, smyg, som_drag
from labyrint import BANA_LITEN, BANA_MELLAN, BANA_ÖPPEN, Labyrint
from prick import BANA_PRICK, BANA_SPÖK, Spel

SLINGA = """\
#######
#S .  #
# ### #
# .  G#
#######"""

BAKOM_VÄGG = """\
#########
#S#.    #
# ##### #
#       #
#.#####G#
#########"""

KORRIDOR = """\
###############
#.   . S.   .G#
###############"""

KROK = """\
########
#   ##G#
#S   # #
##     #
########"""

ONÅBAR = """\
######
#S.G##
####.#
######"""

PERIOD_28 = """\
##########
##   S .##
#  L  ##.#
#.G. H   #
##########"""

SMAL_GÅNG = """\
#########
#S   H.G#
### #####
#########"""


def test_som_drag() -> None:
    stig = [(1, 1), (1, 2), (2, 2), (2, 1), (1, 1)]
    assert som_drag(stig) == "ÖSVN"
    assert som_drag([(1, 1)]) == ""


def test_a_stjärna() -> None:
    for bana, steg in [(BANA_LITEN, 10), (BANA_MELLAN, 24), (BANA_ÖPPEN, 12)]:
        stig, _ = a_stjärna(Labyrint(bana))
        assert len(stig) - 1 == steg
    stig, _ = a_stjärna(Labyrint(KROK))
    assert len(stig) - 1 == 8, "en ruta kan först bli upptäckt på en omväg"
    stig, utan = a_stjärna(Labyrint(BANA_MELLAN), lambda a, b: 0)
    assert len(stig) - 1 == 24
    assert a_stjärna(Labyrint(BANA_MELLAN), manhattan)[1] <= 30 < utan, "vid lika f: lägst h först"
    assert a_stjärna(Labyrint("#######\n#S  #G#\n#######"))[0] == []


def test_girig() -> None:
    for bana in (SLINGA, BANA_PRICK):
        spel = Spel(bana)
        assert spel.spela(girig(spel)).hemma
    for bana, drag in [(BAKOM_VÄGG, 23), (KORRIDOR, 20)]:
        assert len(girig(Spel(bana))) == drag, "alltid till den prick som är närmast i labyrinten"
    assert girig(Spel(ONÅBAR)) == "", "en prick går inte att nå: tom text"


def test_bäst() -> None:
    for bana, minst in [(SLINGA, 10), (BANA_PRICK, 45)]:
        spel = Spel(bana)
        följd = bäst(spel)
        assert spel.spela(följd).hemma
        assert len(följd) == minst


def test_smyg() -> None:
    for bana, minst in [(SLINGA, 10), (BANA_SPÖK, 44), (SMAL_GÅNG, 11), (PERIOD_28, 28)]:
        spel = Spel(bana)
        följd = smyg(spel)
        assert spel.spela(följd).hemma
        assert len(följd) == minst
