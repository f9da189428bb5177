from dataclasses import FrozenInstanceError
from datetime import date

import pytest

from lan import Lån


def test_slut_räknas_ut() -> None:
    assert Lån(date(2026, 9, 1), "K1").slut == date(2026, 9, 15)
    assert Lån(date(2026, 9, 1), "K1", 7).slut == date(2026, 9, 8)


def test_lika_innehåll_är_lika_lån() -> None:
    assert Lån(date(2026, 9, 1), "K1") == Lån(date(2026, 9, 1), "K1")
    mängd = {Lån(date(2026, 9, 1), "K1"), Lån(date(2026, 9, 1), "K1")}
    assert len(mängd) == 1


def test_lån_sorteras_efter_startdag() -> None:
    senare = Lån(date(2026, 9, 12), "A1")
    tidigare = Lån(date(2026, 9, 1), "K1")
    assert sorted([senare, tidigare]) == [tidigare, senare]


def test_ett_lån_går_inte_att_ändra() -> None:
    lån = Lån(date(2026, 9, 1), "K1")
    with pytest.raises(FrozenInstanceError):
        lån.dagar = 3  # type: ignore[misc]


@pytest.mark.parametrize("dagar", [-3, 0, 61])
def test_fel_antal_dagar_vägras(dagar: int) -> None:
    with pytest.raises(ValueError, match="dagar måste vara 1–60"):
        Lån(date(2026, 9, 1), "K1", dagar)


@pytest.mark.parametrize("dagar", [1, 60])
def test_gränserna_godtas(dagar: int) -> None:
    assert Lån(date(2026, 9, 1), "K1", dagar).dagar == dagar


def test_från_rad() -> None:
    lån = Lån.från_rad("K1;2026-09-01;7\n")
    assert lån == Lån(date(2026, 9, 1), "K1", 7)


@pytest.mark.parametrize(
    "rad", ["", "K1;2026-09-01", "K1;1 september;7", "K1;2026-09-01;90"]
)
def test_en_oläslig_rad_nämns_i_felet(rad: str) -> None:
    with pytest.raises(ValueError, match="kan inte läsa lånet") as fångat:
        Lån.från_rad(rad)
    assert isinstance(fångat.value.__cause__, ValueError)
