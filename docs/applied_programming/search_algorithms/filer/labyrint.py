"""Labyrinter som rutnät, till momentet Sökalgoritmer.

En bana är text. ``#`` är vägg, ``S`` är start, ``G`` är mål och alla andra tecken är golv.
En ruta är paret (rad, kolumn), räknat från 0 i det övre vänstra hörnet.

>>> lab = Labyrint(BANA_LITEN)
>>> lab.start, lab.mål
((1, 1), (5, 7))
>>> lab.grannar((1, 1))
[('Ö', (1, 2)), ('S', (2, 1))]

Kör exemplen i filen med ``python3 -m doctest labyrint.py``. Inget svar betyder att alla stämmer.
"""

from collections.abc import Iterable

Ruta = tuple[int, int]

BANA_MINI = """\
#####
#SAB#
#C###
#DEG#
#####"""

BANA_LITEN = """\
#########
#S  #   #
# # # # #
# #   # #
# ##### #
#      G#
#########"""

BANA_MELLAN = """\
###################
#S  #             #
### ## ## ### ### #
# #     #     # # #
# #####   ###   # #
#   #     #   #   #
# ### ##### # # ###
#           #    G#
###################"""

BANA_ÖPPEN = """\
###########
#S        #
#         #
#         #
#         #
#        G#
###########"""

STEG: dict[str, tuple[int, int]] = {"N": (-1, 0), "Ö": (0, 1), "S": (1, 0), "V": (0, -1)}


class Labyrint:
    """En bana med en start och ett mål. Banan ändras aldrig efter att den har lästs in."""

    def __init__(self, bana: str, ordning: str = "NÖSV") -> None:
        """Läs in banan. ``ordning`` bestämmer i vilken följd ``grannar`` räknar upp väderstrecken.

        Ger ``ValueError`` om banan inte har exakt ett ``S`` och exakt ett ``G``,
        eller om ``ordning`` inte innehåller N, Ö, S och V en gång var.
        """
        if sorted(ordning) != sorted(STEG):
            raise ValueError(f"ordning ska innehålla N, Ö, S och V en gång var, inte {ordning!r}")
        self.rader = bana.splitlines()
        self.ordning = ordning
        self.start = self._hitta("S")
        self.mål = self._hitta("G")

    def _hitta(self, sökt: str) -> Ruta:
        träffar = [ruta for ruta in self.rutor() if self.tecken(ruta) == sökt]
        if len(träffar) != 1:
            raise ValueError(f"Banan ska ha exakt ett {sökt!r} men har {len(träffar)}")
        return träffar[0]

    def tecken(self, ruta: Ruta) -> str:
        """Tecknet i rutan. Allt utanför banan räknas som vägg."""
        r, k = ruta
        if 0 <= r < len(self.rader) and 0 <= k < len(self.rader[r]):
            return self.rader[r][k]
        return "#"

    def är_vägg(self, ruta: Ruta) -> bool:
        """Sant om det inte går att stå i rutan."""
        return self.tecken(ruta) == "#"

    def rutor(self) -> list[Ruta]:
        """Alla öppna rutor, rad för rad från vänster till höger."""
        return [
            (r, k)
            for r, rad in enumerate(self.rader)
            for k in range(len(rad))
            if not self.är_vägg((r, k))
        ]

    def grannar(self, ruta: Ruta) -> list[tuple[str, Ruta]]:
        """Öppna grannrutor med sina väderstreck, i banans ordning.

        >>> Labyrint(BANA_LITEN, ordning="SÖNV").grannar((1, 1))
        [('S', (2, 1)), ('Ö', (1, 2))]
        """
        r, k = ruta
        runtom = [(namn, (r + STEG[namn][0], k + STEG[namn][1])) for namn in self.ordning]
        return [(namn, granne) for namn, granne in runtom if not self.är_vägg(granne)]

    def rita(self, stig: Iterable[Ruta] = ()) -> str:
        """Banan som text med ``·`` på de tomma rutor som stigen går över.

        >>> print(Labyrint("#####\\n#S G#\\n#####").rita([(1, 1), (1, 2), (1, 3)]))
        #####
        #S·G#
        #####
        """
        bild = [list(rad) for rad in self.rader]
        for r, k in stig:
            if bild[r][k] == " ":
                bild[r][k] = "·"
        return "\n".join("".join(rad) for rad in bild)
