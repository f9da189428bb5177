import sqlite3
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from avgifter import Gratis, Ordinarie
from databas import SCHEMA, Databas
from fel import FinnsRedan, InteUtlånad, OkändSak, RedanLånad
from forrad import Förråd
from lan import Lån, Utlåning
from utrustning import Kamera, Kort


@pytest.fixture
def db() -> Iterator[Databas]:
    """Tre saker. K1 har lånats två gånger, A1 en gång, K2 aldrig."""
    with Databas(":memory:") as db:
        db.lägg_till(Kamera("K1", "Systemkamera"))
        db.lägg_till(Kamera("K2", "Actionkamera"))
        db.lägg_till(Kort("A1", "Arduino Uno"))
        db.låna(Lån(date(2026, 9, 1), "K1"), "Alva")
        db.låna(Lån(date(2026, 9, 3), "A1"), "Alva")
        db.lämna("K1", date(2026, 9, 10))
        db.låna(Lån(date(2026, 9, 12), "K1"), "Bilal")
        yield db


def test_lån_per_sak_räknar_även_noll(db: Databas) -> None:
    assert db.lån_per_sak() == [
        ("Systemkamera", 2),
        ("Arduino Uno", 1),
        ("Actionkamera", 0),
    ]


def test_ute_just_nu(db: Databas) -> None:
    assert db.ute_nu() == [
        ("Arduino Uno", "Alva"),
        ("Systemkamera", "Bilal"),
    ]


def test_lånet_kommer_tillbaka_som_samma_objekt(db: Databas) -> None:
    assert db.utlåningar()[0] == Utlåning(
        Lån(date(2026, 9, 1), "K1"), "Alva", date(2026, 9, 10)
    )
    assert db.öppen_utlåning("K1") == Utlåning(
        Lån(date(2026, 9, 12), "K1"), "Bilal"
    )
    assert db.öppen_utlåning("K2") is None


def test_sakerna_vet_vem_som_har_dem(db: Databas) -> None:
    assert [str(sak) for sak in db.saker()] == [
        "Arduino Uno (lånad av Alva)",
        "Systemkamera (lånad av Bilal)",
        "Actionkamera (ledig)",
    ]
    assert type(db.hitta("A1")) is Kort


def test_reglerna_gäller_även_i_databasen(db: Databas) -> None:
    i_dag = date(2026, 9, 20)
    with pytest.raises(RedanLånad, match="K1 är redan lånad av Bilal"):
        db.låna(Lån(i_dag, "K1"), "Dina")
    with pytest.raises(OkändSak, match="X9 finns inte"):
        db.låna(Lån(i_dag, "X9"), "Alva")
    with pytest.raises(OkändSak):
        db.lämna("X9", i_dag)
    with pytest.raises(InteUtlånad, match="K2 är inte utlånad"):
        db.lämna("K2", i_dag)
    with pytest.raises(FinnsRedan, match="K1 finns redan"):
        db.lägg_till(Kamera("K1", "Actionkamera"))
    assert len(db.utlåningar()) == 3


def test_avgiften_räknas_av_policyn(db: Databas) -> None:
    assert db.lämna("K1", date(2026, 10, 26)) == 600
    db.policy = Gratis()
    assert db.lämna("A1", date(2026, 12, 1)) == 0


def test_injektion_hittar_ingen(db: Databas) -> None:
    assert len(db.lån_av("Alva")) == 2
    assert db.lån_av("x' OR '1'='1") == []


def test_filen_finns_kvar(tmp_path: Path) -> None:
    fil = tmp_path / "lanotek.db"
    with Databas(fil) as db:
        db.lägg_till(Kamera("K1", "Systemkamera"))
        db.låna(Lån(date(2026, 9, 1), "K1", 7), "Alva")
    with Databas(fil) as db:
        assert db.utlåningar() == [
            Utlåning(Lån(date(2026, 9, 1), "K1", 7), "Alva")
        ]


def test_importen_tar_allt_eller_inget() -> None:
    förråd = Förråd(Ordinarie())
    förråd.lägg_till(Kamera("K1", "Systemkamera"))
    förråd.låna(Lån(date(2026, 9, 1), "K1"), "Alva")
    with Databas(":memory:") as db:
        db.importera(förråd)
        assert db.utlåningar() == förråd.utlåningar
    förråd.utlåningar.append(
        Utlåning(Lån(date(2026, 9, 1), "X9"), "Alva")
    )
    with Databas(":memory:") as db:
        with pytest.raises(sqlite3.IntegrityError):
            db.importera(förråd)
        assert db.saker() == [] and db.utlåningar() == []


def test_databasen_själv_vägrar_omöjliga_rader() -> None:
    db = sqlite3.connect(":memory:")
    db.execute("PRAGMA foreign_keys = ON")
    db.executescript(SCHEMA)
    db.execute("INSERT INTO sak (id, namn) VALUES ('K1', 'Systemkamera')")
    sql = """INSERT INTO lan (sak_id, elev, ut, dagar)
             VALUES (?, 'Alva', ?, ?)"""
    for sak, dagar, text in [
        ("X9", 14, "FOREIGN KEY"),
        ("K1", 61, "CHECK"),
    ]:
        with pytest.raises(sqlite3.IntegrityError, match=text):
            db.execute(sql, (sak, "2026-09-01", dagar))
    db.close()
