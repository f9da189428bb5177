/** Programs of our own that a recorder could stumble on, by what is hard in them. */
export const ownPrograms: Readonly<Record<string, string>> = {
  aliasing:
    'a = [1, 2]\nb = a\nb.append(3)\nc = a[:]\nc[0] = 9\nrutnät = [[0] * 2] * 2\nrutnät[0][1] = 7\n',
  'a default that is kept':
    'def lägg(x, l=[]):\n    l.append(x)\n    return l\np = lägg(1)\nq = lägg(2)\n',
  recursion:
    'def hanoi(n, a, b, c, drag):\n    if n == 0:\n        return drag\n    hanoi(n - 1, a, c, b, drag)\n    drag.append((a, c))\n    return hanoi(n - 1, b, a, c, drag)\nalla = hanoi(3, "A", "B", "C", [])\n',
  generators:
    'def räkna(n):\n    while n > 0:\n        yield n\n        n -= 1\nsumma = 0\nfor tal in räkna(3):\n    summa += tal\ng = räkna(2)\nförst = next(g)\n',
  exceptions:
    'def läs(text):\n    try:\n        tal = int(text)\n    except ValueError:\n        tal = -1\n    finally:\n        klar = True\n    return tal\nresultat = [läs("5"), läs("x")]\ntry:\n    {}["saknas"]\nexcept KeyError:\n    fick = "fel"\n',
  classes:
    'class Konto:\n    def __init__(self, ägare):\n        self.ägare = ägare\n        self.saldo = 0\n    def sätt_in(self, kr):\n        self.saldo += kr\n        return self\nk = Konto("Åsa")\nl = k\nl.sätt_in(50).sätt_in(20)\n',
  inheritance:
    'class Djur:\n    def __init__(self, namn):\n        self.namn = namn\n    def läte(self):\n        return "..."\nclass Katt(Djur):\n    def läte(self):\n        tyst = super().läte()\n        return tyst + "mjau"\nfor d in (Djur("a"), Katt("b")):\n    ljud = d.läte()\n',
  closures:
    'def räknare():\n    antal = 0\n    def öka():\n        nonlocal antal\n        antal += 1\n        return antal\n    return öka\nr = räknare()\nett = r()\ntvå = r()\n',
  input:
    'namn = input("Namn? ")\nålder = int(input("Ålder? "))\nnästa = ålder + 1\nprint(namn, nästa)\n',
  files:
    'with open("a.txt", "w", encoding="utf-8") as fil:\n    antal = fil.write("en\\ntvå\\n")\ndel fil\nrader = []\ntry:\n    with open("b.txt", encoding="utf-8") as fil:\n        rader = fil.readlines()\nexcept FileNotFoundError:\n    saknas = True\ndef läs(namn):\n    with open(namn, encoding="utf-8") as f:\n        svar = []\n        for rad in f:\n            svar.append(rad.strip())\n    return svar\nrader = läs("a.txt")\n',
  'dictionaries and sets':
    'ord = "en katt och en hund".split()\nantal = {}\nfor o in ord:\n    antal[o] = antal.get(o, 0) + 1\nunika = set(ord)\nvanligast = max(antal, key=antal.get)\nmatris = {(0, 0): [1], (0, 1): [2]}\nmatris[(0, 0)].append(3)\n',
};
