"""Samma modell som en webbsida: text in, HTML ut."""

from html import escape

from modell import Modell, Rad

STIL = """
body { font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark;
       max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.5rem; border-bottom: 1px solid; text-align: left }
label { display: inline-block; min-width: 5rem }
input, button { font: inherit; padding: 0.5rem 0.75rem;
                border: 1px solid #767676; border-radius: 0.375rem }
"""

SIDA = """<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lånoteket</title>
<style>{stil}</style>
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
    return SIDA.format(
        stil=STIL, svar=svar_som_html(modell), rader=rader
    )


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
