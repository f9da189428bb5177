import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import type { TestReport } from '../protocol';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';

/**
 * One start of Pyodide for the file; it takes a minute on a machine that does something else too.
 */
let python: NodePython;
beforeAll(async () => {
  python = await startNodePython();
});
afterAll(async () => {
  await python.close();
});

async function reportsOf(source: string, test: string): Promise<readonly TestReport[]> {
  const { phase } = await python.run(requestFor(source, { mode: { kind: 'test', test } }));
  if (phase.kind !== 'finished' || phase.tests === null) throw new Error(JSON.stringify(phase));
  return phase.tests;
}

const program = `
def dubbla(x):
    return x + 1

def lista():
    return [1, 2]

class Sak:
    def __init__(self, namn): self.namn = namn
    def __repr__(self): raise ValueError("nej")

def dela(x):
    return 1 / x
`;

/** Each assert, and what the student is told of it. */
const failing: readonly (readonly [string, Partial<TestReport>])[] = [
  ['assert dubbla(2) == 4', { call: 'dubbla(2)', wanted: '4', got: '3', message: null }],
  ['assert 4 == dubbla(2)', { call: 'dubbla(2)', wanted: '4', got: '3' }],
  ['assert dubbla(2) == dubbla(3)', { call: 'dubbla(2)', wanted: '4', got: '3' }],
  ['assert dubbla(2) == 4, "för 2"', { message: 'för 2' }],
  ['assert dubbla(1) == 2 and dubbla(2) == 4', { call: 'dubbla(2)', got: '3' }],
  ['assert dubbla(1) == dubbla(1) == 3', { call: 'dubbla(1)', wanted: '3', got: '2' }],
  ['assert 0 <= dubbla(9) < 5', { call: 'dubbla(9)', wanted: 'mindre än 5', got: '10' }],
  ['assert 20 <= dubbla(9)', { call: 'dubbla(9)', wanted: 'minst 20', got: '10' }],
  ['assert dubbla(1) != 2', { wanted: 'något annat än 2', got: '2' }],
  ['assert dubbla(1) is None', { call: 'dubbla(1)', wanted: 'None', got: '2' }],
  ['assert lista() is not None and lista() is None', { wanted: 'None', got: '[1, 2]' }],
  ['assert 3 in lista()', { call: 'lista()', wanted: 'något som innehåller 3', got: '[1, 2]' }],
  ['assert 2 not in lista()', { wanted: 'något som inte innehåller 2', got: '[1, 2]' }],
  ['assert dubbla(1) in (3, 4)', { call: 'dubbla(1)', wanted: 'något av (3, 4)', got: '2' }],
  ['assert not dubbla(1)', { call: 'dubbla(1)', wanted: 'något falskt', got: '2' }],
  ['assert not dubbla(1) == 2', { call: 'dubbla(1) == 2', wanted: 'False', got: 'True' }],
  ['assert all(x > 1 for x in lista())', { wanted: 'True', got: 'False' }],
  [
    'assert isinstance(dubbla(1), str)',
    { call: 'dubbla(1)', wanted: 'ett värde av typen str', got: '2 av typen int' },
  ],
  ['assert Sak("a") == 1', { got: '<Sak: repr() ger ValueError>' }],
  ['assert list(range(999)) == 1', { got: expect.stringMatching(/^\[0, 1, .*…$/) as string }],
  [
    'assert dela(0) == 1',
    {
      call: 'dela(0)',
      wanted: '1',
      got: 'ZeroDivisionError: division by zero',
      message: 'Felet uppstod på rad 13 i program.py.',
    },
  ],
  [
    'assert trippla(2) == 6',
    { call: 'trippla(2)', message: 'Filen program.py definierar inte `trippla`.' },
  ],
  ['from egen import saknas', { message: 'Filen egen.py definierar inte `saknas`.' }],
  [
    'try:\n    dubbla(1)\nexcept ValueError:\n    pass\nelse:\n    raise AssertionError("ska ge ValueError")',
    { line: 6, call: null, got: null, message: 'ska ge ValueError' },
  ],
  [
    'for x in (0, 1):\n    assert dubbla(x) == 1, x',
    { line: 2, wanted: '1', got: '2', message: '1' },
  ],
  ['def prova():\n    assert dubbla(1) == 3\nprova()', { line: 2, call: 'dubbla(1)', wanted: '3' }],
  ['svar = dela(0)', { source: 'svar = dela(0)', got: 'ZeroDivisionError: division by zero' }],
  ['exit()', { message: 'Programmet avslutade sig självt medan testet körde.' }],
];

describe('a test that fails', () => {
  it.each(failing)('%s', async (test, told) => {
    const setup = { files: [{ path: 'egen.py', text: 'finns = 1' }] };
    const { phase } = await python.run(
      requestFor(program, { setup, mode: { kind: 'test', test } }),
    );
    const reports = phase.kind === 'finished' ? phase.tests : null;
    expect(reports).toHaveLength(1);
    expect(reports?.[0]).toMatchObject({ ok: false, ...told });
  });

  it('goes on with the next statement, and counts those with an assert', async () => {
    const reports = await reportsOf(
      program,
      'x = 2\nassert dubbla(x) == 4\nassert dubbla(x) == 3\n\n\ndef f(): assert dubbla(1) == 2\nf()\n',
    );
    expect(reports.map(({ ok, line, source }) => [ok, line, source])).toEqual([
      [false, 2, 'assert dubbla(x) == 4'],
      [true, 3, 'assert dubbla(x) == 3'],
      [true, 7, 'f()'],
    ]);
  });

  it('evaluates each operand once, and the rest of a chain only when the beginning holds', async () => {
    const counting = 'n = 0\ndef f():\n    global n\n    n += 1\n    return n';
    const reports = await reportsOf(
      counting,
      'assert f() == 2 and f() == 3\nassert n == 1\nassert 9 < f() < f()\nassert n == 2',
    );
    expect(reports.map(({ ok, got }) => [ok, got])).toEqual([
      [false, '1'],
      [true, null],
      [false, '2'],
      [true, null],
    ]);
  });

  it('can itself expect an assert to fail', async () => {
    const test =
      'try:\n    assert dubbla(1) == 3, "x"\nexcept AssertionError as fel:\n    assert str(fel) == "x"';
    expect((await reportsOf(program, test)).map(({ ok }) => ok)).toEqual([true]);
  });

  it.each([
    ['a value', 'sum = 3'],
    ['a function of its own', 'def sum(tal): return 0'],
  ])(
    'says so when the program has given %s the name that the test needs',
    async (_what, source) => {
      const [report] = await reportsOf(source, 'assert sum([1, 2]) == 3');
      expect(report).toMatchObject({
        ok: false,
        message: 'Ditt program har ett eget `sum`, men testet behöver Pythons. Byt namn på ditt.',
      });
    },
  );

  describe('when the test gives a name of the program’s another meaning', () => {
    const source = 'def d(x): return 2 * x\ntal = 1\ndef dubbla(x): return d(x)\n';
    const messageOf = async (test: string) => (await reportsOf(source, test)).at(-1)?.message;

    it.each(['d = 3', 'def d(x): return 0', 'for d in [len]: pass'])(
      'says so if a function needs it: %s',
      async (statement) => {
        expect(await messageOf(`${statement}\nassert dubbla(2) == 4`)).toBe(
          'Testet använder också namnet `d`, och då gäller inte ditt. Byt namn på ditt.',
        );
      },
    );

    it.each([
      ['no function needs it', 'tal = 3\nassert dubbla(2) == 5'],
      ['it means the same', 'd = d\nassert dubbla(2) == 5'],
      ['it is another name', 'e = 3\nassert dubbla(2) == 5'],
    ])('says nothing of it if %s', async (_when, test) => {
      expect(await messageOf(test)).toBeNull();
    });
  });

  it('keeps its own message where it has one, whatever names the program has taken', async () => {
    const [report] = await reportsOf('def sum(tal): return 0', 'assert sum([1]) == 1, "för [1]"');
    expect(report?.message).toBe('för [1]');
  });

  it('meets the files that the program wrote, says what it does not find, and leaves none of them', async () => {
    const source = 'from pathlib import Path\nPath("colorsys.py").write_text("x = 1")';
    const test = 'from colorsys import rgb_to_hsv\nassert open("resultat.txt").read() == ""';
    const reports = await reportsOf(source, test);
    expect(reports.map(({ message }) => message)).toEqual([
      'Filen colorsys.py definierar inte `rgb_to_hsv`.',
      'Filen `resultat.txt` finns inte. Kontrollera namnet, och att programmet har skapat den.',
    ]);
    const next = await reportsOf(
      'import os',
      'from colorsys import rgb_to_hsv\nassert not os.listdir(".")',
    );
    expect(next.map(({ ok }) => ok)).toEqual([true]);
  });

  it('explains an error that the test has no words for', async () => {
    const [report] = await reportsOf('def f(a, b): return a', 'assert f(1) == 1');
    expect(report).toMatchObject({
      call: 'f(1)',
      wanted: '1',
      message: "Anropet ger för få argument: 'b' saknas.",
    });
  });

  it('gives a test that reads its end of input, and shows what the program prints in it', async () => {
    const source = 'def f():\n    print("här")\n    return input()';
    const { phase, output } = await python.run(
      requestFor(source, { mode: { kind: 'test', test: 'assert f() == 1' } }),
    );
    expect(output).toEqual([{ stream: 'stdout', text: 'här\n' }]);
    expect(phase).toMatchObject({
      tests: [{ ok: false, got: 'EOFError: EOF when reading a line' }],
    });
  });
});

describe('a test of SQL', () => {
  it('reports a statement at a time', async () => {
    const { phase } = await python.run(
      requestFor('UPDATE t SET a = 2;', {
        setup: { language: 'sql', before: ['CREATE TABLE t (a); INSERT INTO t VALUES (1);'] },
        mode: {
          kind: 'test',
          test: 'SELECT a = 2 FROM t;\nSELECT count(*) = 2 FROM t;\nSELECT b FROM t;',
        },
      }),
    );
    expect(phase).toMatchObject({
      tests: [
        { ok: true, line: 1, source: 'SELECT a = 2 FROM t;' },
        { ok: false, line: 2, wanted: 'rader där varje värde är sant', got: '0' },
        { ok: false, line: 3, got: 'Error: no such column: b' },
      ],
    });
  });
});
