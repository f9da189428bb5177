"""Spår B: en agent som lär sig ett rutnät med Q-inlärning.

Kör: python3 agent.py
"""

import random

BANA = [
    "S..#.",
    ".#...",
    ".#.X.",
    "...#G",
]
BELÖNING = {"steg": -0.04, "G": 1.0, "X": -1.0}

Ruta = tuple[int, int]
Tabell = dict[Ruta, list[float]]
STEG = [(0, -1), (0, 1), (-1, 0), (1, 0)]
PIL = "←→↑↓"
MAX_STEG = 500


def tecken(ruta: Ruta) -> str:
    return BANA[ruta[0]][ruta[1]]


def starten() -> Ruta:
    for rad, text in enumerate(BANA):
        if "S" in text:
            return rad, text.index("S")
    raise ValueError("banan saknar S")


def gå(ruta: Ruta, handling: int) -> tuple[Ruta, float]:
    """Ta ett steg. Mot en vägg eller kanten står agenten kvar."""
    rad, kolumn = ruta[0] + STEG[handling][0], ruta[1] + STEG[handling][1]
    inne = 0 <= rad < len(BANA) and 0 <= kolumn < len(BANA[0])
    ny = (rad, kolumn) if inne and BANA[rad][kolumn] != "#" else ruta
    return ny, BELÖNING.get(tecken(ny), BELÖNING["steg"])


def välj(Q: Tabell, ruta: Ruta, ε: float) -> int:
    """ε-girigt val. Lika bra handlingar väljs på måfå."""
    if random.random() < ε:
        return random.randrange(4)
    bäst = max(Q[ruta])
    return random.choice([a for a in range(4) if Q[ruta][a] == bäst])


def träna(episoder: int, α: float = 0.5, γ: float = 0.9, ε: float = 0.1,
          frö: int = 1) -> tuple[Tabell, list[int]]:
    """Ge Q-tabellen och antalet steg i varje episod."""
    random.seed(frö)
    Q: Tabell = {(r, k): [0.0] * 4 for r in range(len(BANA))
                 for k in range(len(BANA[0]))}
    längder = []
    for _ in range(episoder):
        ruta, antal = starten(), 0
        while tecken(ruta) not in "GX" and antal < MAX_STEG:
            a = välj(Q, ruta, ε)
            ny, r = gå(ruta, a)
            Q[ruta][a] += α * (r + γ * max(Q[ny]) - Q[ruta][a])
            ruta, antal = ny, antal + 1
        längder.append(antal)
    return Q, längder


def prova(Q: Tabell, ε: float, försök: int, frö: int) -> tuple[float, float]:
    """Kör utan att lära. Ge andelen försök som når målet och deras medelsteg."""
    random.seed(frö)
    steg = []
    for _ in range(försök):
        ruta, antal = starten(), 0
        while tecken(ruta) not in "GX" and antal < MAX_STEG:
            ruta, antal = gå(ruta, välj(Q, ruta, ε))[0], antal + 1
        if tecken(ruta) == "G":
            steg.append(antal)
    return len(steg) / försök, sum(steg) / max(1, len(steg))


def karta(Q: Tabell) -> str:
    """Banan med en pil i varje ruta."""
    rader = []
    for r, text in enumerate(BANA):
        rad = ""
        for k, t in enumerate(text):
            bäst = Q[r, k].index(max(Q[r, k]))
            rad += t if t in "#GX" else PIL[bäst]
        rader.append(rad)
    return "\n".join(rader)


if __name__ == "__main__":
    Q, _ = träna(300)
    for namn, ε in (("basmodell, slump", 1.0), ("tränad", 0.0)):
        når, steg = prova(Q, ε, försök=200, frö=5)
        print(f"{namn}: {når:.3f} når målet, {steg:.1f} steg")
    print(karta(Q))
    # Din uppgift: en egen bana, en egen belöning, en variabel i taget.
