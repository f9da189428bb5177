"""En ALU med fyra bitar, byggd av heladderare."""

from typing import NamedTuple

BITAR = 4
MASK = 2**BITAR - 1


def halvadderare(a: int, b: int) -> tuple[int, int]:
    """Lägg ihop två bitar. Returnera summan och minnessiffran."""
    return a ^ b, a & b


def heladderare(a: int, b: int, cin: int) -> tuple[int, int]:
    """Lägg ihop tre bitar. Returnera summan och minnessiffran."""
    x, c1 = halvadderare(a, b)
    s, c2 = halvadderare(x, cin)
    return s, c1 | c2


def bit(tal: int, nummer: int) -> int:
    """En bit ur talet. Bit 0 är längst till höger."""
    return (tal >> nummer) & 1


def kedja(a: int, b: int, cin: int) -> tuple[int, list[int]]:
    """Heladderare på rad. Returnera summan och minnessiffrorna."""
    summa = 0
    minnen = [cin]
    for i in range(BITAR):
        s, cut = heladderare(bit(a, i), bit(b, i), minnen[i])
        summa |= s << i
        minnen.append(cut)
    return summa, minnen


class Resultat(NamedTuple):
    """Svaret och de fyra flaggorna."""

    värde: int
    C: int
    Z: int
    N: int
    V: int


def alu(op: str, a: int, b: int) -> Resultat:
    """Räkna med två tal mellan 0 och MASK."""
    c = v = 0
    if op == "ADD" or op == "SUB":
        sub = int(op == "SUB")
        värde, minnen = kedja(a, b ^ MASK if sub else b, sub)
        c = minnen[-1]
        v = minnen[-2] ^ minnen[-1]
    elif op == "AND":
        värde = a & b
    elif op == "XOR":
        värde = a ^ b
    else:
        raise ValueError(f"okänd operation: {op}")
    return Resultat(värde, c, int(värde == 0), bit(värde, BITAR - 1), v)


def som_text(op: str, a: int, b: int) -> str:
    """En rad med bitarna och flaggorna."""
    r = alu(op, a, b)
    return (
        f"{a:0{BITAR}b} {op} {b:0{BITAR}b} = {r.värde:0{BITAR}b} "
        f"C={r.C} Z={r.Z} N={r.N} V={r.V}"
    )
