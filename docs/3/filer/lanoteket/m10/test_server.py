from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import pytest

from databas import Databas
from klient import anropa, läs
from server import LåneServer
from utrustning import Kamera, Kort

LÅN = {"sak": "K1", "elev": "Alva", "start": "2026-09-01"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LåneServer]:
    """En server med två saker, på en ledig port."""
    fil = tmp_path / "lanotek.db"
    with Databas(fil) as db:
        db.lägg_till(Kamera("K1", "Systemkamera"))
        db.lägg_till(Kort("A1", "Arduino Uno"))
    with LåneServer(fil) as server:
        tråd = Thread(target=server.serve_forever, args=(0.01,))
        tråd.start()
        yield server
        server.shutdown()
        tråd.join()


def test_alla_saker(server: LåneServer) -> None:
    kod, saker = anropa("GET", f"{server.adress}/saker")
    assert kod == 200 and isinstance(saker, list)
    assert [sak["id"] for sak in saker] == ["A1", "K1"]
    assert saker[1] == {
        "id": "K1",
        "namn": "Systemkamera",
        "sort": "kamera",
        "lånad_av": None,
    }


def test_en_sak_finns_eller_finns_inte(server: LåneServer) -> None:
    kod, sak = anropa("GET", f"{server.adress}/saker/K1?x=1")
    assert kod == 200 and isinstance(sak, dict) and sak["id"] == "K1"
    assert anropa("GET", f"{server.adress}/saker/X9") == (
        404,
        {"fel": "X9 finns inte i förrådet"},
    )


def test_ny_sak_sparas_i_databasen(server: LåneServer) -> None:
    bok = {"id": "B1", "namn": "Rymdteknik", "sort": "bok"}
    kod, _ = anropa("POST", f"{server.adress}/saker", bok)
    assert kod == 201
    with Databas(server.fil) as db:
        assert db.hitta("B1").namn == "Rymdteknik"
    assert anropa("POST", f"{server.adress}/saker", bok)[0] == 409


@pytest.mark.parametrize(
    "data",
    [
        {"id": "B1"},
        [],
        {"id": "B1", "namn": " ", "sort": "bok"},
        {"id": 7},
    ],
)
def test_ofullständig_sak_ger_422(
    server: LåneServer, data: object
) -> None:
    assert anropa("POST", f"{server.adress}/saker", data)[0] == 422


def test_låna_och_lämna(server: LåneServer) -> None:
    kod, lån = anropa("POST", f"{server.adress}/lan", LÅN)
    assert kod == 201 and lån == LÅN | {"dagar": 14, "åter": None}
    assert anropa("GET", f"{server.adress}/lan") == (200, [lån])
    assert anropa("POST", f"{server.adress}/lan", LÅN) == (
        409,
        {"fel": "K1 är redan lånad av Alva"},
    )
    åter = {"sak": "K1", "dag": "2026-10-15"}
    adress = f"{server.adress}/aterlamningar"
    assert anropa("POST", adress, åter) == (
        201,
        {"sak": "K1", "avgift": 600},
    )
    assert anropa("POST", adress, åter)[0] == 409


@pytest.mark.parametrize(
    ("ändring", "kod"),
    [
        ({"sak": "X9"}, 404),
        ({"elev": ""}, 422),
        ({"start": "i morgon"}, 422),
        ({"dagar": 90}, 422),
        ({"dagar": "7"}, 422),
    ],
)
def test_omöjliga_lån(
    server: LåneServer, ändring: dict[str, object], kod: int
) -> None:
    assert anropa("POST", f"{server.adress}/lan", LÅN | ändring)[0] == kod


def test_okänd_adress_ger_404(server: LåneServer) -> None:
    assert anropa("GET", f"{server.adress}/elever")[0] == 404
    assert anropa("POST", f"{server.adress}/", LÅN)[0] == 404


def test_klienten_tål_svar_som_inte_är_json(server: LåneServer) -> None:
    kod, svar = anropa("DELETE", f"{server.adress}/saker/K1")
    assert kod == 501 and isinstance(svar, str) and "501" in svar
    assert läs(b"") == ""


@pytest.mark.parametrize("kropp", [b"{", b"", b"\xe5", b" " * 20_000])
def test_kropp_som_inte_är_json_ger_400(
    server: LåneServer, kropp: bytes
) -> None:
    uppkoppling = HTTPConnection(
        "127.0.0.1", server.server_address[1], timeout=5
    )
    uppkoppling.request("POST", "/saker", body=kropp)
    assert uppkoppling.getresponse().status == 400
    uppkoppling.close()


def test_tio_samtidiga_lån_ger_ett_lån(server: LåneServer) -> None:
    koder: list[int] = []

    def försök() -> None:
        koder.append(anropa("POST", f"{server.adress}/lan", LÅN)[0])

    trådar = [Thread(target=försök) for _ in range(10)]
    for tråd in trådar:
        tråd.start()
    for tråd in trådar:
        tråd.join()
    assert sorted(koder) == [201] + [409] * 9
