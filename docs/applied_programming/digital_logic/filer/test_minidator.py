"""Tester till minidatorn. Kör dem med: python3 -m pytest -q"""

from itertools import product

import pytest

from minidator import PROGRAM, DatorFel, Minidator, assemblera, kör


def test_tre_plus_fyra() -> None:
    assert kör(assemblera(PROGRAM)).minne[13] == 7


def test_assemblera_lägger_koden_i_de_höga_bitarna() -> None:
    minne = assemblera(PROGRAM)
    assert minne[:4] == [0x1E, 0x2F, 0x3D, 0x00]
    assert minne[13:] == [0, 3, 4]


def test_add_behåller_fyra_bitar() -> None:
    for a, b in product(range(16), repeat=2):
        minne = assemblera(PROGRAM)
        minne[14:] = [a, b]
        assert kör(minne).minne[13] == (a + b) % 16


def test_hopp_går_förbi_instruktioner() -> None:
    dator = kör(assemblera("JMP 2\nHLT\nLDA 14\nHLT\n14: 9"))
    assert dator.ack == 9


def test_programräknaren_stannar_på_hlt() -> None:
    dator = kör(assemblera(PROGRAM))
    assert (dator.pc, dator.stannad) == (3, True)


def test_originalet_ändras_inte() -> None:
    minne = assemblera(PROGRAM)
    kör(minne)
    assert minne[13] == 0


def test_okänd_instruktion() -> None:
    with pytest.raises(DatorFel, match="okänd instruktion: SUB 3"):
        assemblera("SUB 3")


def test_adress_utanför_minnet() -> None:
    with pytest.raises(DatorFel, match="fyra bitar: LDA 16"):
        assemblera("LDA 16")


def test_data_som_körs() -> None:
    with pytest.raises(DatorFel, match="okänd kod 5 i cell 14"):
        kör(assemblera("JMP 14\n14: 95"))
    with pytest.raises(DatorFel, match="okänd kod 5 i cell 15"):
        kör(assemblera("JMP 15\n15: 95"))


def test_program_utan_slut() -> None:
    with pytest.raises(DatorFel, match="stannar inte inom 100"):
        kör(assemblera("JMP 0"))


def test_ett_steg_i_taget() -> None:
    dator = Minidator(assemblera(PROGRAM))
    lägen = []
    while not dator.stannad:
        lägen.append((dator.steg(), dator.pc, dator.ack, dator.minne[13]))
    assert lägen == [
        ("LDA 14", 1, 3, 0),
        ("ADD 15", 2, 7, 0),
        ("STA 13", 3, 7, 7),
        ("HLT", 3, 7, 7),
    ]
