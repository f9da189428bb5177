"""En dator med fem instruktioner, 16 celler och fyra bitars tal."""

KODER = {"HLT": 0, "LDA": 1, "ADD": 2, "STA": 3, "JMP": 4}
NAMN = {kod: namn for namn, kod in KODER.items()}

PROGRAM = """
LDA 14
ADD 15
STA 13
HLT
14: 3
15: 4
"""


class DatorFel(Exception):
    """Programmet går inte att översätta eller köra."""


def assemblera(text: str) -> list[int]:
    """Översätt rader som `LDA 14` och `14: 3` till 16 celler."""
    minne = [0] * 16
    plats = 0
    for rad in filter(None, map(str.strip, text.splitlines())):
        if ":" in rad:
            cell, tal = rad.split(":")
            minne[int(cell)] = int(tal)
            continue
        namn, *argument = rad.split()
        if namn not in KODER:
            raise DatorFel(f"okänd instruktion: {rad}")
        adress = int(argument[0]) if argument else 0
        if not 0 <= adress < 16:
            raise DatorFel(f"adressen ryms inte i fyra bitar: {rad}")
        minne[plats] = KODER[namn] << 4 | adress
        plats += 1
    return minne


class Minidator:
    """Registren PC, IR och ACK och minnet."""

    def __init__(self, minne: list[int]) -> None:
        self.minne = list(minne)
        self.pc = 0
        self.ir = 0
        self.ack = 0
        self.stannad = False

    def hämta(self) -> None:
        """Läs cellen som PC pekar på och peka på nästa."""
        self.ir = self.minne[self.pc]
        self.pc = (self.pc + 1) % 16

    def avkoda(self) -> tuple[str, int]:
        """Dela instruktionen i namn och adress."""
        kod, adress = self.ir >> 4, self.ir & 0b1111
        if kod not in NAMN:
            raise DatorFel(f"okänd kod {kod} i cell {(self.pc - 1) % 16}")
        return NAMN[kod], adress

    def utför(self, namn: str, adress: int) -> None:
        """Gör det som instruktionen säger."""
        if namn == "LDA":
            self.ack = self.minne[adress] & 0b1111
        elif namn == "ADD":
            self.ack = (self.ack + self.minne[adress]) & 0b1111
        elif namn == "STA":
            self.minne[adress] = self.ack
        elif namn == "JMP":
            self.pc = adress
        elif namn == "HLT":
            self.stannad = True
            self.pc = (self.pc - 1) % 16  # stå kvar på HLT

    def steg(self) -> str:
        """Kör en instruktion och returnera den som text."""
        self.hämta()
        namn, adress = self.avkoda()
        self.utför(namn, adress)
        return namn if namn == "HLT" else f"{namn} {adress}"


def kör(minne: list[int], högst: int = 100) -> Minidator:
    """Kör tills datorn stannar, men högst så många instruktioner."""
    dator = Minidator(minne)
    for _ in range(högst):
        dator.steg()
        if dator.stannad:
            return dator
    raise DatorFel(f"stannar inte inom {högst} instruktioner")


def main() -> None:
    dator = Minidator(assemblera(PROGRAM))
    while not dator.stannad:
        text = dator.steg()
        print(f"{text:7} PC={dator.pc} ACK={dator.ack}", end=" ")
        print(f"cell 13={dator.minne[13]}")


if __name__ == "__main__":
    main()
