"""Spelet Prickätaren, till momentet Sökalgoritmer.

En bana skrivs som i labyrint.py. Dessutom är ``.`` en prick, ``H`` ett
spöke som går vågrätt och ``L`` ett som går lodrätt. Spökena går en ruta
per drag och vänder vid väggarna. De börjar åt öster respektive söder.

Ett drag är N, Ö, S, V eller - (stå still). Prickätaren och spökena
flyttar sig samtidigt.

>>> Spel("######\\n#S.G.#\\n######").spela("ÖÖÖV")
Resultat(poäng=45, antal=4, kvar=0, hemma=True, fångad=False)
"""

import sys
from dataclasses import dataclass
from math import lcm
from time import sleep

from labyrint import STEG, Labyrint, Ruta

BANA_PRICK = """\
###################
#.  .    #   .   .#
# ## ### # ### ## #
# #             # #
#   # ## S ## #  .#
# #             # #
# ## ### # ### ## #
#.       #      .G#
###################"""

BANA_SPÖK = """\
###################
#.       #   .    #
# ## ### # ### ## #
# #   H         # #
#   # ## S ## #L  #
# #        H    # #
# ## ### # ### ## #
#   .    #       G#
###################"""

DRAG: dict[str, tuple[int, int]] = {**STEG, "-": (0, 0)}


@dataclass
class Resultat:
    """Hur ett spel slutade: 12 poäng per prick, 25 i boet, -1 per drag."""

    poäng: int
    antal: int
    kvar: int
    hemma: bool
    fångad: bool


class Spel(Labyrint):
    """En labyrint med prickar och spöken. S är start och G är boet."""

    def __init__(self, bana: str, ordning: str = "NÖSV") -> None:
        super().__init__(bana, ordning)
        öppna = self.rutor()
        self.prickar = frozenset(r for r in öppna if self.tecken(r) == ".")
        self._rundor = [
            self._runda(r, self.tecken(r)) for r in öppna if self.tecken(r) in "HL"
        ]
        self.period = lcm(*(len(runda) for runda in self._rundor))

    def _runda(self, ruta: Ruta, sort: str) -> list[Ruta]:
        """Rutorna som spöket går över, tills det är tillbaka där det började."""
        dr, dk = STEG["Ö" if sort == "H" else "S"]
        gång = [ruta]
        while not self.är_vägg((gång[-1][0] + dr, gång[-1][1] + dk)):
            gång.append((gång[-1][0] + dr, gång[-1][1] + dk))
        efter = len(gång) - 1
        while not self.är_vägg((gång[0][0] - dr, gång[0][1] - dk)):
            gång.insert(0, (gång[0][0] - dr, gång[0][1] - dk))
        före = len(gång) - 1 - efter
        varv = gång + gång[-2:0:-1]
        return varv[före:] + varv[:före]

    def spöken(self, tid: int) -> list[Ruta]:
        """Var spökena står efter så många drag."""
        return [runda[tid % len(runda)] for runda in self._rundor]

    def fångas(self, från: Ruta, till: Ruta, tid: int) -> bool:
        """Blir den som går från -> till i drag nummer ``tid`` fångad?

        Det händer på samma ruta, och om de byter plats med varandra.
        """
        par = zip(self.spöken(tid - 1), self.spöken(tid))
        return any(nu == till or (nu == från and förut == till) for förut, nu in par)

    def flytta(self, ruta: Ruta, drag: str) -> Ruta:
        """Rutan dit draget leder. Ger ``ValueError`` om där är en vägg."""
        if drag not in DRAG:
            raise ValueError(f"{drag!r} är inget drag: skriv N, Ö, S, V eller -")
        till = (ruta[0] + DRAG[drag][0], ruta[1] + DRAG[drag][1])
        if self.är_vägg(till):
            raise ValueError(f"{drag} från {ruta} går in i en vägg")
        return till

    def spela(self, följd: str, visa: bool = False) -> Resultat:
        """Spela dragen i tur och ordning. Med ``visa`` skrivs varje bild ut."""
        ruta, kvar = self.start, self.prickar
        for tid, drag in enumerate(följd, start=1):
            till = self.flytta(ruta, drag)
            if self.fångas(ruta, till, tid):
                return Resultat(self._poäng(kvar, tid), tid, len(kvar), False, True)
            ruta, kvar = till, kvar - {till}
            if visa:
                self._visa(self.bild(ruta, kvar, tid))
        hemma = not kvar and ruta == self.mål
        poäng = self._poäng(kvar, len(följd)) + 25 * hemma
        return Resultat(poäng, len(följd), len(kvar), hemma, False)

    def _poäng(self, kvar: frozenset[Ruta], antal: int) -> int:
        return 12 * (len(self.prickar) - len(kvar)) - antal

    def _visa(self, bild: str) -> None:
        if sys.stdout.isatty():  # i ett terminalfönster blir det en film
            print("\033[H\033[J", end="")
            sleep(0.15)
        print(bild, end="\n\n")

    def bild(self, ruta: Ruta, kvar: frozenset[Ruta], tid: int = 0) -> str:
        """Banan som text: @ är Prickätaren och & ett spöke."""
        rader = [["#" if tecken == "#" else " " for tecken in rad] for rad in self.rader]
        saker = [(self.mål, "G"), *((p, ".") for p in kvar)]
        saker += [(s, "&") for s in self.spöken(tid)] + [(ruta, "@")]
        for (r, k), tecken in saker:
            rader[r][k] = tecken
        return "\n".join("".join(rad) for rad in rader)
