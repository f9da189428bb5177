from datetime import date

from databas import Databas
from modell import Modell, Rad
from status import Status
from utrustning import Kamera
from webbvy import rad_som_html, sida


def test_html_från_användaren_blir_text() -> None:
    slut = date(2026, 9, 15)
    rad = Rad("K1", "Kamera", Status.UTLÅNAD, "<b>Alva</b>", slut)
    html = rad_som_html(rad)
    assert "&lt;b&gt;Alva&lt;/b&gt;" in html
    assert "<b>" not in html


def test_sidan_visar_saker_och_svar() -> None:
    with Databas(":memory:") as db:
        db.lägg_till(Kamera("K1", "Systemkamera {svar}"))
        modell = Modell(db, lambda: date(2026, 9, 1))
        modell.låna("X9", "<script>")
        html = sida(modell)
        assert "<td>Systemkamera {svar}</td>" in html
        assert 'role="alert"' in html and "X9 finns inte" in html
        modell.låna("K1", "<script>")
        assert 'role="status"' in sida(modell)
        assert "<script>" not in sida(modell)


def test_varje_fält_har_en_etikett() -> None:
    with Databas(":memory:") as db:
        html = sida(Modell(db))
    assert html.count("<input") == html.count("<label for=") == 2
