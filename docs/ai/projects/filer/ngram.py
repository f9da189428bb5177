"""Spår A: en n-gram-modell av tecken.

Kör: python3 ngram.py
Filerna traning.txt och test.txt ska ligga i samma mapp.
"""

import math
import random
from collections import Counter
from pathlib import Path

ALFABET = "abcdefghijklmnopqrstuvwxyzåäö .,"
Modell = dict[str, Counter[str]]


def läs(fil: str) -> str:
    """Läs en fil, gör bokstäverna små och ta bort tecken utanför alfabetet."""
    text = Path(fil).read_text(encoding="utf-8").lower()
    text = "".join(t if t in ALFABET else " " for t in text)
    return " ".join(text.split())


def räkna(text: str, n: int) -> Modell:
    """Räkna vilket tecken som följer på varje bit av n - 1 tecken."""
    modell: Modell = {}
    for i in range(n - 1, len(text)):
        före = text[i - n + 1:i]
        modell.setdefault(före, Counter())[text[i]] += 1
    return modell


def chans(modell: Modell, före: str, tecken: str, k: float) -> float:
    """Sannolikheten för tecknet. k läggs till varje antal (Laplace)."""
    antal = modell.get(före, Counter())
    return (antal[tecken] + k) / (antal.total() + k * len(ALFABET))


def perplexitet(modell: Modell, text: str, n: int, k: float) -> float:
    """Hur osäker modellen är på texten. Lägre är bättre."""
    summa = 0.0
    platser = range(n - 1, len(text))
    for i in platser:
        summa += math.log(chans(modell, text[i - n + 1:i], text[i], k))
    return math.exp(-summa / len(platser))


def skriv(modell: Modell, start: str, n: int, längd: int, frö: int) -> str:
    """Skriv vidare på start. Slutar om biten aldrig fanns i träningen."""
    random.seed(frö)
    text = start
    while len(text) < längd:
        antal = modell.get(text[len(text) - n + 1:])
        if antal is None:
            break
        text += random.choices(list(antal), weights=antal.values())[0]
    return text


if __name__ == "__main__":
    träning, test = läs("traning.txt"), läs("test.txt")
    print("tecken:", len(träning), "träning,", len(test), "test")
    print("basmodell:", len(ALFABET))
    for n in (1, 2, 3):
        modell = räkna(träning, n)
        print("n =", n, round(perplexitet(modell, test, n, k=0.1), 1))
    # Din uppgift: fler n, ett annat k, en egen text.
    # Byt test.txt mot din valideringstext. Testet mäts en gång, sist.
    # Ändra en sak i taget och skriv in talen i experimentplanen.
