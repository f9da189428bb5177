import logging
from datetime import date

import pytest

from avgifter import Avgiftspolicy, Enhetspris, Gratis, Ordinarie
from fel import FinnsRedan, InteUtlånad, LånFel, OkändSak, RedanLånad
from forrad import Förråd
from lan import Lån
from status import Status
from utrustning import Bok, Kamera

START = date(2026, 9, 1)
SLUT = date(2026, 9, 15)
SENT = date(2026, 10, 15)  # 30 dagar efter SLUT


@pytest.fixture
def förråd() -> Förråd:
    """Ett nytt förråd med en kamera och en bok till varje test."""
    förråd = Förråd(Ordinarie())
    förråd.lägg_till(Kamera("K1", "Systemkamera"))
    förråd.lägg_till(Bok("B1", "Rymdteknik"))
    return förråd


def test_låna_och_lämna(förråd: Förråd) -> None:
    förråd.låna(Lån(START, "K1"), "Alva")
    assert förråd.lämna("K1", SENT) == 600
    assert förråd.utlåningar[0].åter == SENT
    förråd.låna(Lån(SENT, "K1"), "Bilal")
    assert len(förråd.utlåningar) == 2


def test_nekade_lån_lämnar_inget_spår(förråd: Förråd) -> None:
    förråd.låna(Lån(START, "K1"), "Alva")
    with pytest.raises(RedanLånad, match="K1 är redan lånad av Alva"):
        förråd.låna(Lån(START, "K1"), "Bilal")
    with pytest.raises(OkändSak, match="X9 finns inte i förrådet"):
        förråd.låna(Lån(START, "X9"), "Bilal")
    assert [u.elev for u in förråd.utlåningar] == ["Alva"]


def test_ledig_sak_går_inte_att_lämna(förråd: Förråd) -> None:
    with pytest.raises(InteUtlånad, match="K1 är inte utlånad"):
        förråd.lämna("K1", SLUT)


def test_numret_är_unikt(förråd: Förråd) -> None:
    with pytest.raises(FinnsRedan, match="K1 finns redan i förrådet"):
        förråd.lägg_till(Kamera("K1", "Actionkamera"))


@pytest.mark.parametrize(
    "fel", [OkändSak, FinnsRedan, RedanLånad, InteUtlånad]
)
def test_alla_fel_är_lånfel(fel: type[Exception]) -> None:
    assert issubclass(fel, LånFel)


def test_status_följer_lånet(förråd: Förråd) -> None:
    assert förråd.status("K1", START) is Status.LEDIG
    förråd.låna(Lån(START, "K1"), "Alva")
    assert förråd.status("K1", SLUT) is Status.UTLÅNAD
    assert förråd.status("K1", SENT) is Status.FÖRSENAD
    förråd.lämna("K1", SENT)
    assert förråd.status("K1", SENT) is Status.LEDIG


def test_policyn_byts_utan_att_förrådet_ändras(förråd: Förråd) -> None:
    svar = []
    policyer: list[Avgiftspolicy] = [
        Ordinarie(),
        Enhetspris(10),
        Gratis(),
    ]
    for policy in policyer:
        förråd.policy = policy
        förråd.låna(Lån(START, "B1"), "Alva")
        svar.append(förråd.lämna("B1", SENT))
    assert svar == [50, 300, 0]


def test_för_sent_loggas_som_varning(
    förråd: Förråd, caplog: pytest.LogCaptureFixture
) -> None:
    förråd.låna(Lån(START, "K1"), "Alva")
    with caplog.at_level(logging.WARNING):
        förråd.lämna("K1", SENT)
    assert caplog.messages == ["K1 lämnades för sent: 600 kr"]
