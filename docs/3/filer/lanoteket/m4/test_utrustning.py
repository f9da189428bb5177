import pytest

from utrustning import Utrustning


def test_en_sak_lånas_av_en_i_taget() -> None:
    kamera = Utrustning("K1", "Systemkamera")
    assert kamera.låna("Alva") is True
    assert kamera.låna("Bilal") is False
    assert kamera.lånad_av == "Alva"
    assert kamera.lämna() is True
    assert kamera.lämna() is False


def test_id_går_inte_att_ändra() -> None:
    kamera = Utrustning("K1", "Systemkamera")
    with pytest.raises(AttributeError):
        kamera.id = "K2"  # type: ignore[misc]


def test_tomt_namn_vägras_både_först_och_sedan() -> None:
    with pytest.raises(ValueError):
        Utrustning("K1", " ")
    kamera = Utrustning("K1", "Systemkamera")
    with pytest.raises(ValueError):
        kamera.namn = ""
    assert kamera.namn == "Systemkamera"
