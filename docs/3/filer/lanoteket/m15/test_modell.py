from collections.abc import Iterator
from datetime import date

import pytest

from databas import Databas
from modell import Modell
from status import Status
from utrustning import Kamera, Kort

START = date(2026, 9, 1)


class Klocka:
    """En dag som testet kan flytta."""

    def __init__(self) -> None:
        self.dag = START

    def __call__(self) -> date:
        return self.dag


@pytest.fixture
def klocka() -> Klocka:
    return Klocka()


@pytest.fixture
def modell(klocka: Klocka) -> Iterator[Modell]:
    with Databas(":memory:") as db:
        db.lägg_till(Kamera("K1", "Systemkamera"))
        db.lägg_till(Kort("A1", "Arduino Uno"))
        yield Modell(db, klocka)


def test_ett_lån_syns_i_listan(modell: Modell) -> None:
    assert modell.låna("K1", " Alva ")
    assert modell.meddelande == "K1 ska lämnas senast 2026-09-15."
    assert [rad.text for rad in modell.rader()] == [
        "ledig",
        "utlånad, Alva till 2026-09-15",
    ]


def test_nej_förklaras_och_ändrar_inget(modell: Modell) -> None:
    modell.låna("K1", "Alva")
    assert not modell.låna("K1", "Bilal")
    assert modell.fel
    assert (
        modell.meddelande == "Det gick inte: K1 är redan lånad av Alva."
    )
    assert not modell.lämna("A1")
    assert modell.meddelande == "Det gick inte: A1 är inte utlånad."


@pytest.mark.parametrize(
    ("elev", "dagar", "text"),
    [
        (" ", "14", "Skriv vem"),
        ("Alva", "två", "med siffror"),
        ("Alva", "", "med siffror"),
        ("Alva", "90", "dagar måste vara 1–60"),
    ],
)
def test_formuläret_kontrolleras(
    modell: Modell, elev: str, dagar: str, text: str
) -> None:
    assert not modell.låna("K1", elev, dagar)
    assert text in modell.meddelande
    assert all(rad.status is Status.LEDIG for rad in modell.rader())


def test_för_sent_visas_och_kostar(
    modell: Modell, klocka: Klocka
) -> None:
    modell.låna("K1", "Alva", "7")
    klocka.dag = date(2026, 9, 11)
    assert modell.rader("k1")[0].status is Status.FÖRSENAD
    assert modell.lämna("K1")
    assert modell.meddelande == "K1 är tillbaka. Avgift: 60 kr."
    assert not modell.fel


def test_sökning_i_nummer_och_namn(modell: Modell) -> None:
    assert [rad.id for rad in modell.rader("ARDUINO")] == ["A1"]
    assert [rad.id for rad in modell.rader(" k1 ")] == ["K1"]
    assert modell.rader("drönare") == []
