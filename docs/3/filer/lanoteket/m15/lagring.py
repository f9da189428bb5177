"""Spara förrådet som JSON och läs saker ur CSV. Filen kontrolleras."""

import csv
import json
import os
from datetime import date
from pathlib import Path
from typing import Any

from avgifter import Avgiftspolicy
from fel import LånFel, TrasigFil
from forrad import Förråd
from lan import Lån, Utlåning
from utrustning import SORTER, Utrustning, sort_av


def sak_till_dict(sak: Utrustning) -> dict[str, Any]:
    """Returnera saken som en dict som går att skriva som JSON."""
    return {
        "id": sak.id,
        "namn": sak.namn,
        "sort": sort_av(sak),
        "lånad_av": sak.lånad_av,
    }


def sak_från_dict(data: object) -> Utrustning:
    """Bygg en ledig sak. Kasta TrasigFil om något saknas eller är fel."""
    id = hämta_text(data, "id")
    sort = hämta_text(data, "sort")
    if sort not in SORTER:
        raise TrasigFil(f"{id}: okänd sort {sort!r}")
    return SORTER[sort](id, hämta_text(data, "namn"))


def utlåning_till_dict(utlåning: Utlåning) -> dict[str, Any]:
    """Returnera utlåningen som en dict. Datumen skrivs 2026-09-01."""
    åter = utlåning.åter
    return {
        "sak": utlåning.lån.sak,
        "elev": utlåning.elev,
        "start": utlåning.lån.start.isoformat(),
        "dagar": utlåning.lån.dagar,
        "åter": None if åter is None else åter.isoformat(),
    }


def utlåning_från_dict(data: object) -> Utlåning:
    """Bygg en utlåning. Kasta TrasigFil om något saknas eller är fel."""
    sak, elev = hämta_text(data, "sak"), hämta_text(data, "elev")
    start = hämta_datum(data, "start")
    dagar = hämta(data, "dagar")
    if type(dagar) is not int:
        raise TrasigFil(f"dagar ska vara ett heltal, inte {dagar!r}")
    åter = None
    if hämta(data, "åter") is not None:
        åter = hämta_datum(data, "åter")
    try:
        return Utlåning(Lån(start, sak, dagar), elev, åter)
    except ValueError as fel:
        raise TrasigFil(f"{sak}: {fel}") from fel


def till_dict(förråd: Förråd) -> dict[str, Any]:
    """Returnera hela förrådet, utom policyn, som en dict."""
    return {
        "saker": [sak_till_dict(sak) for sak in förråd.saker],
        "utlåningar": [utlåning_till_dict(u) for u in förråd.utlåningar],
    }


def från_dict(data: object, policy: Avgiftspolicy) -> Förråd:
    """Bygg ett förråd. Kasta TrasigFil om data inte hänger ihop."""
    förråd = Förråd(policy)
    try:
        for post in hämta_lista(data, "saker"):
            förråd.lägg_till(sak_från_dict(post))
        for post in hämta_lista(data, "utlåningar"):
            utlåning = utlåning_från_dict(post)
            sak = förråd.hitta(utlåning.lån.sak)
            if utlåning.åter is None:
                sak.låna(utlåning.elev)
            förråd.utlåningar.append(utlåning)
    except TrasigFil:
        raise
    except LånFel as fel:
        raise TrasigFil(str(fel)) from fel
    return förråd


def spara(förråd: Förråd, fil: Path) -> None:
    """Skriv förrådet till filen: antingen hela eller inget alls."""
    text = json.dumps(till_dict(förråd), ensure_ascii=False, indent=2)
    tillfällig = fil.with_name(fil.name + ".ny")
    with tillfällig.open("w", encoding="utf-8") as ut:
        ut.write(text + "\n")
        ut.flush()
        os.fsync(ut.fileno())
    tillfällig.replace(fil)


def läs(fil: Path, policy: Avgiftspolicy) -> Förråd:
    """Läs ett sparat förråd. Kasta TrasigFil om filen är fel."""
    try:
        data = json.loads(fil.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError) as fel:
        raise TrasigFil(f"{fil.name} är inte JSON: {fel}") from fel
    return från_dict(data, policy)


def läs_saker(fil: Path) -> list[Utrustning]:
    """Läs saker ur en CSV-fil med kolumnerna id;namn;sort."""
    try:
        with fil.open(encoding="utf-8", newline="") as ström:
            return [
                sak_från_dict(rad)
                for rad in csv.DictReader(ström, delimiter=";")
            ]
    except UnicodeDecodeError as fel:
        raise TrasigFil(f"{fil.name} är inte UTF-8") from fel


def hämta(data: object, nyckel: str) -> object:
    """Returnera värdet. Kasta TrasigFil om det inte finns."""
    if not isinstance(data, dict) or nyckel not in data:
        raise TrasigFil(f"{nyckel} saknas i {data!r}")
    return data[nyckel]


def hämta_text(data: object, nyckel: str) -> str:
    """Returnera en text som inte är tom. Kasta annars TrasigFil."""
    värde = hämta(data, nyckel)
    if not isinstance(värde, str) or värde.strip() == "":
        raise TrasigFil(f"{nyckel} ska vara en text, inte {värde!r}")
    return värde.strip()


def hämta_datum(data: object, nyckel: str) -> date:
    """Returnera ett datum. Kasta TrasigFil om texten inte är ett."""
    text = hämta_text(data, nyckel)
    try:
        return date.fromisoformat(text)
    except ValueError as fel:
        raise TrasigFil(f"{nyckel} är inget datum: {text}") from fel


def hämta_lista(data: object, nyckel: str) -> list[object]:
    """Returnera en lista. Kasta TrasigFil om värdet är något annat."""
    värde = hämta(data, nyckel)
    if not isinstance(värde, list):
        raise TrasigFil(f"{nyckel} ska vara en lista, inte {värde!r}")
    return värde
