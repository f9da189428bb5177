import pytest

from fel import InteUtlånad, RedanLånad
from utrustning import SORTER, Bok, Kamera, Kort, Utrustning, sort_av


def test_varje_sort_har_sin_avgift() -> None:
    saker = [Kamera("K1", "Systemkamera"), Bok("B1", "Rymdteknik")]
    svar = [(sak.namn, sak.avgift(30)) for sak in saker]
    assert svar == [("Systemkamera", 600), ("Rymdteknik", 50)]
    assert Kort("A1", "Arduino Uno").avgift(30) == 150


@pytest.mark.parametrize("sort", [Kamera, Kort, Bok])
def test_i_tid_kostar_inget(sort: type[Utrustning]) -> None:
    assert sort("X1", "Sak").avgift(0) == 0
    assert sort("X1", "Sak").avgift(-3) == 0


def test_grunden_går_inte_att_skapa() -> None:
    with pytest.raises(TypeError):
        Utrustning("X1", "Sak")  # type: ignore[abstract]


def test_en_sak_lånas_av_en_i_taget() -> None:
    kamera = Kamera("K1", "Systemkamera")
    kamera.låna("Alva")
    with pytest.raises(RedanLånad, match="K1 är redan lånad av Alva"):
        kamera.låna("Bilal")
    assert kamera.lånad_av == "Alva"
    kamera.lämna()
    with pytest.raises(InteUtlånad, match="K1 är inte utlånad"):
        kamera.lämna()


def test_textformen_nämner_sorten() -> None:
    assert repr(Bok("B1", "Rymdteknik")) == "Bok('B1', 'Rymdteknik')"


def test_id_går_inte_att_ändra() -> None:
    kamera = Kamera("K1", "Systemkamera")
    with pytest.raises(AttributeError):
        kamera.id = "K2"  # type: ignore[misc]


def test_tomt_namn_vägras() -> None:
    with pytest.raises(ValueError):
        Kamera("K1", " ")


@pytest.mark.parametrize("namn", list(SORTER))
def test_sortens_namn_leder_tillbaka(namn: str) -> None:
    assert sort_av(SORTER[namn]("X1", "Sak")) == namn
