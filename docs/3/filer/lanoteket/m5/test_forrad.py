from datetime import date

from avgifter import Avgiftspolicy, Enhetspris, Gratis, Ordinarie
from forrad import Förråd
from lan import Lån
from utrustning import Bok, Kamera

START = date(2026, 9, 1)
SENT = date(2026, 10, 15)  # 30 dagar efter 15 september


def fyllt(policy: Avgiftspolicy) -> Förråd:
    förråd = Förråd(policy)
    förråd.lägg_till(Kamera("K1", "Systemkamera"))
    förråd.lägg_till(Bok("B1", "Rymdteknik"))
    return förråd


def test_låna_och_lämna() -> None:
    förråd = fyllt(Ordinarie())
    assert förråd.låna(Lån(START, "K1"), "Alva") is True
    assert förråd.låna(Lån(START, "K1"), "Bilal") is False
    assert förråd.låna(Lån(START, "X9"), "Bilal") is False
    assert förråd.lämna("K1", SENT) == 600
    assert förråd.utlåningar[0].åter == SENT
    assert förråd.lämna("K1", SENT) == -1
    assert förråd.låna(Lån(SENT, "K1"), "Bilal") is True


def test_policyn_byts_utan_att_förrådet_ändras() -> None:
    svar = []
    for policy in (Ordinarie(), Enhetspris(10), Gratis()):
        förråd = fyllt(policy)
        förråd.låna(Lån(START, "B1"), "Alva")
        svar.append(förråd.lämna("B1", SENT))
    assert svar == [50, 300, 0]


def test_i_tid_kostar_inget() -> None:
    for policy in (Ordinarie(), Enhetspris()):
        förråd = fyllt(policy)
        förråd.låna(Lån(START, "K1"), "Alva")
        assert förråd.lämna("K1", date(2026, 9, 15)) == 0
