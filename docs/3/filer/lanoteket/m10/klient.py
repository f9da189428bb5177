"""En liten klient: anropa ett API och få statuskod och svar."""

import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def anropa(
    metod: str, adress: str, data: object = None, tidsgräns: float = 5
) -> tuple[int, object]:
    """Skicka en begäran och returnera (statuskod, svaret som objekt).

    Även 4xx och 5xx returneras. Kasta URLError om förbindelsen inte
    går att öppna och TimeoutError om svaret dröjer för länge.
    """
    kropp = None if data is None else json.dumps(data).encode()
    begäran = Request(adress, data=kropp, method=metod)
    begäran.add_header("Content-Type", "application/json")
    try:
        with urlopen(begäran, timeout=tidsgräns) as svar:
            return svar.status, läs(svar.read())
    except HTTPError as fel:
        with fel:
            return fel.code, läs(fel.read())


def läs(kropp: bytes) -> object:
    """Gör om JSON till ett objekt. Annat returneras som text."""
    try:
        return json.loads(kropp)
    except ValueError:
        return kropp.decode(errors="replace")
