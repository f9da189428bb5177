from datetime import date, timedelta

import pytest

from avgifter import (
    Avgiftspolicy,
    Enhetspris,
    Gratis,
    Ordinarie,
    försening,
)
from utrustning import Bok, Kamera

SLUT = date(2026, 9, 15)


@pytest.mark.parametrize(
    ("dagar", "kronor"), [(-1, 0), (0, 0), (1, 20), (30, 600)]
)
def test_försening(dagar: int, kronor: int) -> None:
    assert försening(SLUT, SLUT + timedelta(days=dagar)) == kronor


def test_priset_per_dag_går_att_välja() -> None:
    assert försening(SLUT, SLUT + timedelta(days=3), per_dag=5) == 15


def test_förseningen_räknar_skottdagen() -> None:
    assert försening(date(2028, 2, 28), date(2028, 3, 1)) == 40
    assert försening(date(2026, 2, 28), date(2026, 3, 1)) == 20


@pytest.mark.parametrize(
    ("policy", "kronor"),
    [
        (Ordinarie(), 50),
        (Enhetspris(), 600),
        (Enhetspris(10), 300),
        (Gratis(), 0),
    ],
)
def test_varje_policy_på_en_försenad_bok(
    policy: Avgiftspolicy, kronor: int
) -> None:
    bok = Bok("B1", "Rymdteknik")
    assert policy.avgift(bok, SLUT, SLUT + timedelta(days=30)) == kronor


def test_ordinarie_frågar_saken() -> None:
    kamera = Kamera("K1", "Systemkamera")
    assert (
        Ordinarie().avgift(kamera, SLUT, SLUT + timedelta(days=1)) == 20
    )
