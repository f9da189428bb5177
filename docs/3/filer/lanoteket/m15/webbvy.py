"""Samma modell som en webbsida: text in, HTML ut."""

from html import escape

from modell import Modell, Rad

SIDA = """<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lånoteket</title>
</head>
<body>
<h1>Lånoteket</h1>
{svar}
<table>
<thead><tr><th>Nummer</th><th>Namn</th><th>Läge</th></tr></thead>
<tbody>
{rader}
</tbody>
</table>
<form method="post" action="/lan">
<p><label for="sak">Nummer</label> <input id="sak" name="sak" required></p>
<p><label for="elev">Elev</label> <input id="elev" name="elev" required></p>
<p><button>Låna</button></p>
</form>
</body>
</html>
"""


def sida(modell: Modell, sök: str = "") -> str:
    """Returnera hela sidan. All text från användare görs ofarlig."""
    rader = "\n".join(rad_som_html(rad) for rad in modell.rader(sök))
    return SIDA.format(svar=svar_som_html(modell), rader=rader)


def rad_som_html(rad: Rad) -> str:
    """Returnera en tabellrad."""
    celler = (rad.id, rad.namn, rad.text)
    return (
        "<tr>"
        + "".join(f"<td>{escape(c)}</td>" for c in celler)
        + "</tr>"
    )


def svar_som_html(modell: Modell) -> str:
    """Returnera meddelandet. Ett fel läses upp direkt av skärmläsare."""
    if modell.meddelande == "":
        return ""
    roll = "alert" if modell.fel else "status"
    return f'<p role="{roll}">{escape(modell.meddelande)}</p>'
