import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import { errorHelp } from '../errorHelp';
import { missingModuleHelp } from '../missingModules';

const zoneHelp = 'Sidan har ingen lista över tidszoner, så `Europe/Stockholm` finns inte.';
const processHelp = 'Modulen `multiprocessing` startar flera processer';
const networkHelp = 'Ett program här når inte nätet';

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
  ['import math\nmath.rot', 'Modulen `math` har inget som heter `rot` här.'],
  ['1 / 0', 'Programmet delar med noll.'],
  ['1 % 0', 'Programmet delar med noll.'],
  ['import nmpy', 'Modulen `nmpy` finns inte här.'],
  ['import tkinter', 'Modulen `tkinter` öppnar ett fönster, och det kan ett program i sidan inte.'],
  ['from tkinter import *', 'Modulen `tkinter` öppnar ett fönster'],
  ['import msvcrt', 'Modulen `msvcrt` finns bara i Windows.'],
  ['import numpy as np', 'Modulen `numpy` är ett paket som inte finns i sidan.'],
  ['import matplotlib.pyplot as plt', 'Modulen `matplotlib` är ett paket som inte finns'],
  ['import pygame', 'Modulen `pygame` är ett paket som öppnar ett fönster, och det går inte'],
  [
    'import arcade',
    'Modulen `arcade` är ett paket som öppnar ett fönster, och det går inte i sidan. Små spel i sidan görs med modulen `spelplan`.',
  ],
  ['import requests', 'Modulen `requests` är ett paket som hämtar från nätet, och det går inte'],
  ['from PIL import Image', 'Modulen `PIL` är ett paket som inte finns i sidan.'],
  ['import curses', 'Modulen `curses` styr en terminal'],
  ['import dbm', 'Modulen `dbm` hör till Python, men finns inte'],
  ['import pytest', 'Modulen `pytest` är ett paket som inte finns i sidan. Skriv `assert`'],
  ['import zoneinfo\nzoneinfo.ZoneInfo("Europe/Stockholm")', zoneHelp],
  ['import multiprocessing as m\nm.Process(target=print).start()', processHelp],
  ['import multiprocessing as m\nm.Pool(2)', processHelp],
  [
    'from concurrent.futures import *\nProcessPoolExecutor().submit(print)',
    'Flera processer går inte att starta i sidan.',
  ],
  ['import socket\nsocket.socket().connect(("a.se", 80))', networkHelp],
  ['import socket\nsocket.create_connection(("a.se", 80))', networkHelp],
  ['import socket\nsocket.socket().bind(("", 8000))', networkHelp],
  ['import socket\nsocket.gethostbyname("a.se")', networkHelp],
  ['from urllib.request import urlopen\nurlopen("https://a.se")', networkHelp],
  ['from http.server import *\nHTTPServer(("", 80), BaseHTTPRequestHandler)', networkHelp],
  ['import asyncio\nasyncio.run(asyncio.open_connection("a.se", 80))', networkHelp],
  ['import subprocess\nsubprocess.run(["ls"])', 'Andra program går inte att starta'],
  ['import os\nos.popen("ls")', 'Andra program går inte att starta'],
  ['import os\nos.fork()', 'Andra program går inte att starta'],
  ['import webbrowser\nwebbrowser.open("a.se")', 'Ett program här kan inte öppna andra sidor.'],
  ['import getpass\ngetpass.getpass()', 'Sidan har ingen terminal att läsa ur.'],
  ['import signal\nsignal.alarm(1)', 'Modulen `signal` har inget som heter `alarm` här.'],
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

  it('never says what it knows nothing about of a module that belongs to Python', async () => {
    const source = [
      'import importlib.util, sys',
      'names = sorted(sys.stdlib_module_names)',
      'print(*(name for name in names if importlib.util.find_spec(name) is None))',
    ].join('\n');
    const { output } = await python.run(requestFor(source));
    const missing = output
      .map(({ text }) => text)
      .join('')
      .trim()
      .split(' ');
    // What only Python itself imports, each on a system of its own. One comes when it is named.
    const own = missing.filter((name) => !/^_|_support$/.test(name) && name !== 'turtle');
    expect(own).toContain('tkinter');
    for (const name of own) expect(missingModuleHelp(name)).not.toContain('rätt stavat');
  });

  it('gives no advice in English', async () => {
    const source = 'import zoneinfo\nzoneinfo.ZoneInfo("Europe/Stockholm")';
    const { output } = await python.run(requestFor(source));
    expect(output.map(({ text }) => text).join('')).not.toMatch(/Pyodide|loadPackage|micropip/);
  });

  it('has nothing to say about kinds that it does not know', () => {
    expect(errorHelp('EgetFel', 'x')).toBeNull();
    expect(errorHelp('toString', 'x')).toBeNull();
    expect(errorHelp('RuntimeError', 'något annat')).toBeNull();
  });
});
