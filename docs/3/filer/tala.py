"""En server utan nät: tala(text) lämnar texten till den och ger svaret.

Den svarar på GET /saker, GET /saker/K1 och POST /saker. En ny sak är
JSON med "id" och "namn". Varje anrop får ett nytt förråd.
"""

import json
from http.server import BaseHTTPRequestHandler
from io import BytesIO


def tala(begäran: str) -> str:
    """Ge svaret på en hel begäran. Raderna slutar med \\n eller \\r\\n."""
    return Förråd(begäran.encode()).wfile.getvalue().decode()


class Förråd(BaseHTTPRequestHandler):
    """Läser begäran ur minnet och skriver svaret i minnet."""

    default_request_version = "HTTP/1.0"
    error_content_type = "text/plain"
    error_message_format = "%(message)s"

    def __init__(self, begäran: bytes) -> None:
        self.saker = {"K1": "Systemkamera", "A1": "Arduino Uno"}
        self.rfile, self.wfile = BytesIO(begäran), BytesIO()
        self.client_address = ("127.0.0.1", 0)
        self.close_connection = True
        self.handle_one_request()

    def do_GET(self) -> None:
        id = self.path.removeprefix("/saker/")
        if self.path == "/saker":
            self.svara(200, self.saker)
        elif id in self.saker:
            self.svara(200, {"id": id, "namn": self.saker[id]})
        else:
            self.svara(404, {"fel": f"{self.path} finns inte"})

    def do_POST(self) -> None:
        if self.path != "/saker":
            return self.svara(404, {"fel": f"{self.path} finns inte"})
        try:
            längd = int(self.headers.get("Content-Length", "0"))
            kropp = self.rfile.read(max(längd, 0))
            if len(kropp) < längd:  # på nätet hade servern inte svarat alls
                saknas = f"servern väntar på {längd - len(kropp)} byte till"
                return self.wfile.write(saknas.encode())
            data = json.loads(kropp)
        except ValueError:
            return self.svara(400, {"fel": "kroppen är inte JSON"})
        match data:
            case {"id": str(id), "namn": str()} if id in self.saker:
                self.svara(409, {"fel": f"{id} finns redan"})
            case {"id": str(id), "namn": str(namn)} if id and namn:
                self.svara(201, {"id": id, "namn": namn})
            case _:
                self.svara(422, {"fel": "id och namn ska vara text"})

    def svara(self, kod: int, data: object) -> None:
        kropp = json.dumps(data, ensure_ascii=False).encode()
        self.send_response(kod)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(kropp)))
        self.end_headers()
        self.wfile.write(kropp)

    def log_message(self, format: str, *args: object) -> None:
        """Skriv inget i terminalen."""
