import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../../tests/support/pyodide/nodePython';
import { requestFor } from '../../../../tests/support/pyodide/requestFor';
import { errorHelp } from '../errorHelp';

/** Programs with the faults that students make, and the beginning of what they are told. */
const faults: readonly (readonly [source: string, help: string])[] = [
  ['if True\n    print(1)', 'Det saknas ett kolon'],
  ['print((1 + 2)', 'Tecknet ( stängs aldrig'],
  ['print(1))', 'Parentesen ) hör inte ihop'],
  ['x = [1, 2)', 'Parentesen ) hör inte ihop'],
  ['x = "hej', 'Texten slutar aldrig'],
  ['x = f"hej {1}', 'Texten slutar aldrig'],
  ['x = """hej', 'Texten slutar aldrig'],
  ['x = 1\nif x = 1:\n    pass', 'Ett likhetstecken (=) ger ett namn ett värde'],
  ['print "hej"', '`print` är en funktion'],
  ['x = [1 2]', 'Det kan saknas ett komma'],
  ['return 3', '`return` står utanför'],
  ['break', '`break` står utanför'],
  ['continue', '`continue` står utanför'],
  ['print(”hej”)', '`”` är ett typografiskt citattecken (U+201D). Citattecken ska vara raka'],
  ['print(´hej´)', '`´` är en akut accent (U+00B4). Citattecken ska vara raka'],
  ['x =\u00a01', 'Raden har ett hårt mellanslag (U+00A0), som ser ut som ett vanligt'],
  ['x =\u202f1', 'Raden har ett smalt hårt mellanslag (U+202F)'],
  ['x = 1\u200b', 'Raden har ett tecken som inte syns: nollbrett mellanslag (U+200B).'],
  [
    'x = 1\n\ufeffy = 2',
    'Raden har ett tecken som inte syns: märke för filens början (BOM) (U+FEFF)',
  ],
  ['x = 5 – 3', '`–` är ett tankstreck (U+2013). Minus skrivs med bindestreck: `-`.'],
  ['x = 5 − 3', '`−` är ett matematiskt minustecken (U+2212). Minus skrivs'],
  ['x = 5 × 3', '`×` är ett multiplikationstecken (U+00D7). Gånger skrivs `*`.'],
  ['x = 5 · 3', '`·` är en punkt mitt på raden (U+00B7). Gånger skrivs `*`.'],
  ['x = 5 ÷ 3', '`÷` är ett divisionstecken (U+00F7). Delat med skrivs `/`.'],
  ['if 5 ≤ 3:\n    pass', '`≤` är ett tecken för mindre än eller lika med (U+2264).'],
  ['x = 5²', '`²` är en upphöjd tvåa (U+00B2). Upphöjt till två skrivs `**2`.'],
  ['pris = 5 €', 'Tecknet `€` hör inte till Python. Det kan bara stå i en text'],
  ['x = 1\u0007', 'Raden har ett tecken som inte syns (U+0007). Ta bort det.'],
  ['3 = x', 'Ett likhetstecken (=) ger ett namn ett värde|Till vänster om ='],
  ['f() = 3', 'Ett likhetstecken (=) ger ett namn ett värde|Till vänster om ='],
  ['x = = 3', 'Python kan inte läsa raden'],
  ['if True:\nprint(1)', 'Raden efter ett kolon ska ha indrag'],
  ['x = 1\n  y = 2', 'Raden har mer indrag'],
  ['if True:\n    x = 1\n  y = 2', 'Indraget är inte detsamma'],
  ['if True:\n        x = 1\n\tx = 2', 'Indraget blandar tabbar'],
  ['prnt("hej")', 'Namnet `prnt` finns inte. Menade du `print`?'],
  ['math.sqrt(2)', 'Namnet `math` finns inte än. Skriv `import math` överst.'],
  ['antal_veckor', 'Namnet `antal_veckor` finns inte. Är det rätt stavat'],
  ['def f():\n    print(n)\n    n = 1\nf()', 'Namnet `n` används i funktionen innan'],
  ['1 + "a"', 'Det går inte att skriva + mellan int och str.'],
  ['"a" + 1', 'Efter + måste också stå str, men där står int.'],
  ['[1] + (2,)', 'Efter + måste också stå list, men där står tuple.'],
  ['def f(a, b): pass\nf(1)', "Anropet ger för få argument: 'b' saknas."],
  ['class A:\n    def f(): pass\nA().f()', 'Anropet ger fler argument än funktionen'],
  ['def f(a, b=1): pass\nf(1, 2, 3)', 'Anropet ger fler argument än funktionen'],
  ['class A: pass\nA(1)', 'Anropet ger fler argument än funktionen'],
  ['def f(a): pass\nf(b=1)', 'Funktionen har ingen parameter som heter `b`.'],
  ['x = 3\nx(2)', 'Ett värde av typen int anropas som en funktion.'],
  ['for x in None: pass', 'Värdet är None.'],
  ['a, b = None', 'Värdet är None.'],
  ['None[0]', 'Värdet är None.'],
  ['for x in 3: pass', 'Ett värde av typen int har inget att gå igenom.'],
  ['a, b = 3', 'Ett värde av typen int har inget att gå igenom.'],
  ['x = 3\nx[0]', 'Ett värde av typen int har inga delar'],
  ['[1]["a"]', 'Platsen inom [ ] ska vara ett heltal, men är str.'],
  ['"a" < 1', 'Det går inte att jämföra str och int med <.'],
  ['x = "a"\nx[0] = "b"', 'Ett värde av typen str går inte att ändra på plats.'],
  ['x = (1, 2)\ndel x[0]', 'Ett värde av typen tuple går inte att ändra på plats.'],
  ['{[1]: 2}', 'Ett värde av typen list kan ändras'],
  ['len(3)', 'Ett värde har en annan typ'],
  ['[1, 2][2]', 'Platsen finns inte.'],
  ['[].pop()', 'Det finns inget kvar att ta ut.'],
  ['{"a": 1}["b"]', "Nyckeln 'b' finns inte."],
  ['int("sju")', "`int()` kan inte göra 'sju' till ett heltal."],
  ['float("1,5")', "`float()` kan inte göra '1,5' till ett tal."],
  ['a, b, c = 1, 2', 'Till vänster om = står 3 namn, men värdena är bara 2.'],
  ['a, b = 1, 2, 3', 'Till vänster om = står färre namn'],
  ['[1].index(2)', 'Värdet finns inte i listan.'],
  ['[1].remove(2)', 'Värdet finns inte i listan.'],
  ['chr(-1)', 'Värdet har rätt typ men'],
  ['None.append(1)', 'Värdet är None.'],
  ['[].apend(1)', '`list` har inget som heter `apend`. Menade du `append`?'],
  ['(1).ålder', '`int` har inget som heter `ålder`. Är det'],
  ['class Bok: pass\nBok().titel', '`Bok` har inget som heter `titel`.'],
  ['class Bok: pass\nBok.titel', '`Bok` har inget som heter `titel`.'],
  ['import math\nmath.rot', 'Modulen `math` har inget som heter `rot`.|`math` har inget'],
  ['1 / 0', 'Programmet delar med noll.'],
  ['1 % 0', 'Programmet delar med noll.'],
  ['import nmpy', 'Modulen `nmpy` finns inte här.'],
  ['from math import rot', 'Modulen `math` har inget som heter `rot`.'],
  ['def f(n): return f(n - 1)\nf(3)', 'Funktionen anropar sig själv utan att sluta.'],
  ['input()', 'Programmet ville läsa en rad till'],
  ['open("saknas.txt")', 'Filen `saknas.txt` finns inte.'],
  ['bytearray(10**9)', 'Minnet tog slut.'],
  ['import threading\nthreading.Thread(target=print).start()', 'Trådar går inte att starta'],
  [
    'import sqlite3\nsqlite3.connect(":memory:").execute("SELECT 1 FROM lan")',
    'Tabellen `lan` finns inte.',
  ],
  [
    'import sqlite3\nsqlite3.connect(":memory:").execute("SELECT Alva")',
    'Kolumnen `Alva` finns inte.',
  ],
  [
    'import sqlite3\nsqlite3.connect(":memory:").execute("SELCT 1")',
    'SQL går inte att läsa vid `SELCT`.',
  ],
  ['import sqlite3\nsqlite3.connect(":memory:").execute("SELECT (1")', 'SQL slutar mitt i'],
];

let python: NodePython;
beforeAll(async () => {
  python = await startNodePython();
});
afterAll(async () => {
  await python.close();
});

describe('errorHelp', () => {
  it.each(faults)('%j', async (source, beginning) => {
    const { phase } = await python.run(requestFor(source));
    const error = phase.kind === 'finished' ? phase.error : null;
    const text = `${error?.help ?? 'inget'} (${error?.text ?? JSON.stringify(phase)})`;
    const beginnings = beginning.split('|');
    expect(
      beginnings.some((each) => text.startsWith(each)),
      text,
    ).toBe(true);
  });

  it('has nothing to say about kinds that it does not know', () => {
    expect(errorHelp('EgetFel', 'x')).toBeNull();
    expect(errorHelp('toString', 'x')).toBeNull();
    expect(errorHelp('RuntimeError', 'något annat')).toBeNull();
  });
});
