"""Skapar mappen kassa: ett Git-förråd med tolv commits, varav en förde in ett fel.

Kör en gång med ``python skapa_kassa.py`` och gå sedan in i mappen kassa.
"""

import subprocess
from pathlib import Path

MAPP = Path("kassa")
VAROR = {
    "stativ": 350,
    "blixt": 900,
    "bok": 290,
    "kabel": 120,
    "minneskort": 180,
    "lampa": 400,
    "väska": 520,
    "mikrofon": 1100,
    "filter": 260,
    "batteri": 300,
    "laddare": 240,
}
FELET_KOMMER_MED = "mikrofon"

PROGRAM = """\
PRISER = {priser}


def summa(varor: list[str]) -> int:
    return sum(PRISER[vara] for vara in varor{urval})


print(summa(["stativ", "stativ"]))
"""


def git(*ord: str) -> None:
    vem = ["-c", "user.name=Lånoteket", "-c", "user.email=lanoteket@example.com"]
    subprocess.run(["git", *vem, *ord], cwd=MAPP, check=True)


def spara(priser: dict[str, int], urval: str, meddelande: str) -> None:
    (MAPP / "kassa.py").write_text(PROGRAM.format(priser=priser, urval=urval), encoding="utf-8")
    git("add", "kassa.py")
    git("commit", "--quiet", "-m", meddelande)


def main() -> None:
    MAPP.mkdir()
    git("init", "--quiet", "-b", "main")
    priser: dict[str, int] = {}
    urval = ""
    for vara, pris in VAROR.items():
        priser[vara] = pris
        if vara == FELET_KOMMER_MED:
            urval = "[1:]"
        spara(priser, urval, f"Lägg till varan {vara}")
    priser["laddare"] = 220
    spara(priser, urval, "Sänk priset på laddaren")


if __name__ == "__main__":
    main()
