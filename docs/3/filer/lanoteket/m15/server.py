"""Lånotekets API: databasen från m9 över HTTP, med JSON fram och åter.

GET  /saker            alla saker            200
GET  /saker/K1         en sak                200 404
POST /saker            ny sak                201 409
GET  /lan              allt som är ute       200
POST /lan              nytt lån              201 404 409
POST /aterlamningar    lämna tillbaka        201 404 409

Fel i JSON ger 400, fel i innehållet 422 och en okänd adress 404.
Servern lyssnar bara på den egna datorn och är gjord för att lära av.
"""

import json
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from databas import Databas
from fel import FinnsRedan, InteUtlånad, LånFel, OkändSak, RedanLånad
from fel import TrasigFil
from lagring import hämta_datum, hämta_text, sak_från_dict
from lagring import sak_till_dict, utlåning_till_dict
from lan import Lån

STÖRSTA_KROPP = 10_000
"""Så många byte tar servern emot i en begäran."""

Svar = tuple[int, object]


class HttpFel(Exception):
    """Begäran går inte att svara på. `kod` är statuskoden."""

    def __init__(self, kod: int, text: str) -> None:
        super().__init__(text)
        self.kod = kod


def kod_för(fel: LånFel) -> int:
    """Returnera statuskoden som berättar vad som gick fel."""
    match fel:
        case OkändSak():
            return 404
        case RedanLånad() | InteUtlånad() | FinnsRedan():
            return 409
        case TrasigFil():
            return 422
        case _:
            return 500


def svara_get(db: Databas, väg: list[str]) -> Svar:
    """Svara på en GET-begäran. Kasta HttpFel om adressen är okänd."""
    match väg:
        case ["saker"]:
            return 200, [sak_till_dict(sak) for sak in db.saker()]
        case ["saker", id]:
            return 200, sak_till_dict(db.hitta(id))
        case ["lan"]:
            return 200, [
                utlåning_till_dict(utlåning)
                for utlåning in db.utlåningar()
                if utlåning.åter is None
            ]
    raise HttpFel(404, "adressen finns inte")


def svara_post(db: Databas, väg: list[str], data: object) -> Svar:
    """Svara på en POST-begäran. Kasta HttpFel om adressen är okänd."""
    match väg:
        case ["saker"]:
            sak = sak_från_dict(data)
            db.lägg_till(sak)
            return 201, sak_till_dict(sak)
        case ["lan"]:
            lån, elev = läs_lån(data)
            return 201, utlåning_till_dict(db.låna(lån, elev))
        case ["aterlamningar"]:
            id, dag = hämta_text(data, "sak"), hämta_datum(data, "dag")
            return 201, {"sak": id, "avgift": db.lämna(id, dag)}
    raise HttpFel(404, "adressen finns inte")


def läs_lån(data: object) -> tuple[Lån, str]:
    """Läs ett lån ur begäran. Kasta HttpFel 422 om det är omöjligt."""
    sak, elev = hämta_text(data, "sak"), hämta_text(data, "elev")
    start = hämta_datum(data, "start")
    dagar = data.get("dagar", 14) if isinstance(data, dict) else 14
    if type(dagar) is not int:
        raise HttpFel(422, "dagar ska vara ett heltal")
    try:
        return Lån(start, sak, dagar), elev
    except ValueError as fel:
        raise HttpFel(422, str(fel)) from fel


class LåneServer(ThreadingHTTPServer):
    """En server för en databasfil. Port 0 betyder en ledig port."""

    def __init__(self, fil: Path, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Hanterare)
        self.fil = fil

    @property
    def adress(self) -> str:
        """Adressen som klienten anropar, till exempel med urllib."""
        return f"http://127.0.0.1:{self.server_address[1]}"


class Hanterare(BaseHTTPRequestHandler):
    """Tar emot en begäran i taget och öppnar databasen för den."""

    server: LåneServer

    def do_GET(self) -> None:
        self._svara(lambda db: svara_get(db, self._väg()))

    def do_POST(self) -> None:
        self._svara(lambda db: svara_post(db, self._väg(), self._kropp()))

    def _svara(self, arbete: Callable[[Databas], Svar]) -> None:
        try:
            with Databas(self.server.fil) as db:
                kod, svar = arbete(db)
        except HttpFel as fel:
            kod, svar = fel.kod, {"fel": str(fel)}
        except LånFel as fel:
            kod, svar = kod_för(fel), {"fel": str(fel)}
        self._skicka(kod, svar)

    def _väg(self) -> list[str]:
        stig = urlsplit(self.path).path.strip("/")
        return [unquote(led) for led in stig.split("/")]

    def _kropp(self) -> object:
        längd = self.headers.get("Content-Length", "")
        if not längd.isdecimal() or int(längd) > STÖRSTA_KROPP:
            self.close_connection = True
            raise HttpFel(400, "Content-Length saknas eller är för stor")
        try:
            return json.loads(self.rfile.read(int(längd)))
        except ValueError as fel:
            raise HttpFel(400, "kroppen är inte JSON i UTF-8") from fel

    def _skicka(self, kod: int, svar: object) -> None:
        kropp = json.dumps(svar, ensure_ascii=False).encode()
        self.send_response(kod)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(kropp)))
        self.end_headers()
        self.wfile.write(kropp)

    def log_message(self, format: str, *args: object) -> None:
        """Skriv inget i terminalen. Ta bort metoden för att se loggen."""


if __name__ == "__main__":
    with LåneServer(Path("lanotek.db"), port=8000) as server:
        print(f"Lånoteket svarar på {server.adress}/saker")
        print("Avsluta med Ctrl+C")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nServern är stängd")
