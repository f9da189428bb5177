import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from avgifter import Ordinarie
from fel import RedanLånad, TrasigFil
from forrad import Förråd
from lagring import (
    från_dict,
    läs,
    läs_saker,
    sak_till_dict,
    spara,
    till_dict,
)
from lan import Lån
from utrustning import Bok, Kamera

START = date(2026, 9, 1)


@pytest.fixture
def förråd() -> Förråd:
    """En utlånad kamera och en bok som har varit utlånad."""
    förråd = Förråd(Ordinarie())
    förråd.lägg_till(Kamera("K1", "Systemkamera"))
    förråd.lägg_till(Bok("B1", "Rymdteknik"))
    förråd.låna(Lån(START, "K1"), "Alva")
    förråd.låna(Lån(START, "B1", 7), "Bilal")
    förråd.lämna("B1", date(2026, 9, 5))
    return förråd


def test_tillbaka_ur_filen_är_allt_som_förut(
    förråd: Förråd, tmp_path: Path
) -> None:
    fil = tmp_path / "förråd.json"
    spara(förråd, fil)
    läst = läs(fil, Ordinarie())
    assert till_dict(läst) == till_dict(förråd)
    assert läst.utlåningar == förråd.utlåningar
    assert [type(sak) for sak in läst.saker] == [Kamera, Bok]
    with pytest.raises(RedanLånad):
        läst.låna(Lån(START, "K1"), "Dina")
    assert läst.lämna("K1", date(2026, 10, 15)) == 600


def test_svenska_bokstäver_skrivs_som_de_är(
    förråd: Förråd, tmp_path: Path
) -> None:
    fil = tmp_path / "förråd.json"
    spara(förråd, fil)
    assert '"lånad_av": "Alva"' in fil.read_text(encoding="utf-8")
    assert b"l\xc3\xa5nad_av" in fil.read_bytes()


def test_avbruten_skrivning_rör_inte_den_gamla_filen(
    förråd: Förråd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fil = tmp_path / "förråd.json"
    spara(förråd, fil)
    före = fil.read_bytes()

    def strömavbrott(self: Path, mål: Path) -> None:
        raise OSError("strömmen gick")

    monkeypatch.setattr(Path, "replace", strömavbrott)
    förråd.lämna("K1", START)
    with pytest.raises(OSError):
        spara(förråd, fil)
    assert fil.read_bytes() == före


def test_ingen_fil_kastar_filfel(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        läs(tmp_path / "saknas.json", Ordinarie())


@pytest.mark.parametrize(
    "innehåll", [b"", b"{", b'{"saker": [', b"\xe5\xe4"]
)
def test_fil_som_inte_är_json(innehåll: bytes, tmp_path: Path) -> None:
    fil = tmp_path / "förråd.json"
    fil.write_bytes(innehåll)
    with pytest.raises(TrasigFil, match="inte JSON"):
        läs(fil, Ordinarie())


KAMERA = {"id": "K1", "namn": "Systemkamera", "sort": "kamera"}
UTE = {
    "sak": "K1",
    "elev": "Alva",
    "start": "2026-09-01",
    "dagar": 14,
    "åter": None,
}


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ([], "saker saknas"),
        ({"saker": {}, "utlåningar": []}, "saker ska vara en lista"),
        ({"saker": [KAMERA, KAMERA], "utlåningar": []}, "K1 finns redan"),
        (
            {"saker": [KAMERA | {"sort": "båt"}], "utlåningar": []},
            "okänd sort",
        ),
        (
            {"saker": [KAMERA | {"namn": 7}], "utlåningar": []},
            "namn ska vara",
        ),
        ({"saker": [], "utlåningar": [UTE]}, "K1 finns inte"),
        ({"saker": [KAMERA], "utlåningar": [UTE, UTE]}, "redan lånad"),
    ],
)
def test_data_som_inte_hänger_ihop(data: Any, text: str) -> None:
    with pytest.raises(TrasigFil, match=text):
        från_dict(data, Ordinarie())


@pytest.mark.parametrize(
    ("ändring", "text"),
    [
        ({"dagar": 90}, "dagar måste vara 1–60"),
        ({"dagar": "14"}, "dagar ska vara ett heltal"),
        ({"dagar": True}, "dagar ska vara ett heltal"),
        ({"start": "1 september"}, "start är inget datum"),
        ({"elev": " "}, "elev ska vara en text"),
    ],
)
def test_omöjliga_utlåningar(ändring: dict[str, Any], text: str) -> None:
    data = {"saker": [KAMERA], "utlåningar": [UTE | ändring]}
    with pytest.raises(TrasigFil, match=text):
        från_dict(data, Ordinarie())


def test_en_sak_som_json() -> None:
    sak = sak_till_dict(Kamera("K1", "Systemkamera"))
    assert json.dumps(sak, ensure_ascii=False) == (
        '{"id": "K1", "namn": "Systemkamera", "sort": "kamera", '
        '"lånad_av": null}'
    )


def test_saker_ur_csv(tmp_path: Path) -> None:
    fil = tmp_path / "saker.csv"
    fil.write_text(
        "id;namn;sort\nK1;Systemkamera;kamera\nB1;Rymdteknik;bok\n",
        encoding="utf-8",
    )
    assert läs_saker(fil) == [Kamera("K1", "x"), Bok("B1", "x")]
    assert [sak.namn for sak in läs_saker(fil)] == [
        "Systemkamera",
        "Rymdteknik",
    ]


@pytest.mark.parametrize(
    "innehåll",
    ["id;namn\nK1;Systemkamera\n", "id;namn;sort\nK1;Systemkamera\n"],
)
def test_csv_där_en_kolumn_saknas(innehåll: str, tmp_path: Path) -> None:
    fil = tmp_path / "saker.csv"
    fil.write_text(innehåll, encoding="utf-8")
    with pytest.raises(TrasigFil, match="sort"):
        läs_saker(fil)
