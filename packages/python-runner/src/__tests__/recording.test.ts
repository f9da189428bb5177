import { describe, expect, it } from 'vitest';
import { parseRecording, type Recording } from '../recording';
import { objectsApart } from '../../../course-parts/src/walk/core/apart';
import { segmentsOf, textOf as wordsOf } from '../../../course-parts/src/walk/core/segments';
import { program, run } from './systemPython';
import type { RequestParts } from '../../../lesson-check/src/pagePython/requestFor';

/** What the runner recorded of a program, as the page reads it. */
async function record(source: string, parts: RequestParts = {}): Promise<Recording> {
  const mode = { kind: 'step', call: null } as const;
  const { recordings } = await run(source, { mode, ...parts });
  expect(recordings).toHaveLength(1);
  const recording = parseRecording(recordings[0]);
  if (recording === undefined) throw new Error('the recording cannot be read');
  return recording;
}

/** A row a step: its line, what it led to, and the names of the innermost call. */
function rowsOf({ steps }: Recording): readonly string[] {
  return steps.map(({ line, kind, name, value, error, frames, objects, output }) => {
    const write = (each: string | number): string =>
      wordsOf(segmentsOf(each, { objects, apart: new Set() }));
    const defined = /^(funktionen|klassen|modulen) /;
    const own = frames.at(-1)?.variables.filter(([, each]) => !defined.test(String(each))) ?? [];
    return [
      `${line} ${kind}`,
      ...(name === null ? [] : [name]),
      ...own.map(([key, each]) => `${key}=${write(each)}`),
      ...(value === null ? [] : [`-> ${write(value)}`]),
      ...(error === null ? [] : [`! ${error}`]),
      ...(output === '' ? [] : [`> ${output.trim()}`]),
    ].join(' ');
  });
}

describe('a program is recorded', () => {
  it('line by line, with what each has led to', async () => {
    const recording = await record('x = 1\nfor i in range(2):\n    x = x + i\nprint(x)\n');
    expect(rowsOf(recording)).toEqual([
      '1 line x=1',
      '2 line x=1 i=0',
      '3 line x=1 i=0',
      '2 line x=1 i=1',
      '3 line x=2 i=1',
      '2 line x=2 i=1',
      '4 line x=2 i=1 > 2',
    ]);
    expect(recording.end).toBe('end');
  });

  it('with calls, what they return and the line that they come back to', async () => {
    const source = 'def dubbla(x):\n    return 2 * x\na = dubbla(3) + dubbla(4)\n';
    expect(rowsOf(await record(source))).toEqual([
      '1 line',
      '3 call dubbla x=3',
      '2 return dubbla x=3 -> 6',
      '3 call dubbla x=4',
      '2 return dubbla x=4 -> 8',
      '3 back a=14',
    ]);
  });

  it('with the answers it gets', async () => {
    const rows = rowsOf(await record('n = int(input("Tal? "))\nprint(n + 1)', { lines: ['4'] }));
    expect(rows).toEqual(['1 line n=4 > Tal? 4', '2 line n=4 > 5']);
  });

  it('with exceptions, where they rise, pass and are caught', async () => {
    const source = program(
      'def dela(a, b):',
      '    return a / b',
      'try:',
      '    dela(1, 0)',
      'except ZeroDivisionError:',
      '    print("fel")',
      'dela(2, 0)',
    );
    expect(rowsOf(await record(source))).toEqual([
      '1 line',
      '3 line',
      '4 call dela a=1 b=0',
      '2 exception a=1 b=0 ! ZeroDivisionError: division by zero',
      '4 exception ! ZeroDivisionError: division by zero',
      '5 line',
      '6 line > fel',
      '7 call dela a=2 b=0',
      '2 exception a=2 b=0 ! ZeroDivisionError: division by zero',
      '7 exception ! ZeroDivisionError: division by zero',
    ]);
  });

  it('through recursion, every call with its own names', async () => {
    const source =
      'def fak(n):\n    if n == 0:\n        return 1\n    return n * fak(n - 1)\nfak(2)';
    const { steps } = await record(source);
    const deepest = steps.find(({ kind }) => kind === 'return');
    expect(deepest?.frames.map(({ variables }) => variables.at(-1)?.join('='))).toEqual([
      'fak=funktionen fak',
      'n=2',
      'n=1',
      'n=0',
    ]);
  });

  it('with the outermost calls left out where there are many', async () => {
    const { steps } = await record('def f(n):\n    return 0 if n == 0 else f(n - 1)\nf(30)');
    const most = Math.max(...steps.map(({ hiddenFrames }) => hiddenFrames));
    expect(most).toBe(31 - 11);
    expect(Math.max(...steps.map(({ frames }) => frames.length))).toBe(12);
  });

  it('through generators, which go on where they were', async () => {
    const source = program(
      'def jämna():',
      '    yield 0',
      '    yield 2',
      'for tal in jämna():',
      '    x = tal',
    );
    expect(rowsOf(await record(source))).toEqual([
      '1 line',
      '4 call jämna',
      '2 yield jämna -> 0',
      '4 back tal=0',
      '5 line tal=0 x=0',
      '4 call jämna',
      '3 yield jämna -> 2',
      '4 back tal=2 x=0',
      '5 line tal=2 x=2',
      '4 call jämna',
      '3 return jämna -> None',
      '4 back tal=2 x=2',
    ]);
  });

  it('with objects of classes, also those with slots, named tuples and enums', async () => {
    const source = program(
      'from collections import namedtuple, deque',
      'from enum import Enum',
      'Punkt = namedtuple("Punkt", "x y")',
      'class Färg(Enum):',
      '    RÖD = 1',
      'class Konto:',
      '    __slots__ = ("saldo",)',
      '    def __init__(self, saldo):',
      '        self.saldo = saldo',
      '    def __repr__(self):',
      '        raise SystemExit("ingen frågar")',
      'k = Konto(5)',
      'p = Punkt(1, 2)',
      'f = Färg.RÖD',
      'd = deque([1])',
    );
    const last = rowsOf(await record(source)).at(-1);
    expect(last).toBe('15 line k=Konto(saldo=5) p=Punkt((1, 2)) f=Färg.RÖD d=deque([1])');
  });

  it('in its own file alone, whatever other files it uses', async () => {
    const files = [{ path: 'egen.py', text: 'def f(x):\n    y = x + 1\n    return y\n' }];
    const rows = rowsOf(await record('import egen\nz = egen.f(1)', { setup: { files } }));
    expect(rows).toEqual(['1 line', '2 line z=2']);
  });

  it('without what ran before it', async () => {
    const rows = rowsOf(await record('y = x', { setup: { before: ['x = 1'] } }));
    expect(rows).toEqual(['1 line x=1 y=1']);
  });

  it('and nothing of it changes what the program prints', async () => {
    const source = 'import sys\nprint("a", end="")\nprint("b", file=sys.stderr)\nprint("c")';
    const [plain, stepped] = await Promise.all([
      run(source),
      run(source, { mode: { kind: 'step', call: null } }),
    ]);
    const text = (events: typeof plain.events, stream: string) =>
      events.map(([name, part]) => (name === stream ? part : '')).join('');
    for (const stream of ['stdout', 'stderr'])
      expect(text(stepped.events, stream)).toBe(text(plain.events, stream));
  });
});

describe('what two names share', () => {
  it('has one number', async () => {
    const { steps } = await record('a = [1]\nb = a\nc = [1]\nb.append(2)');
    const last = steps.at(-1);
    const [a, b, c] = last?.frames[0]?.variables.map(([, value]) => value) ?? [];
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    expect(last?.objects.get(Number(a))?.items).toEqual(['1', '2']);
  });

  it('is seen within lists too, and stands apart', async () => {
    const recording = await record('rad = [0]\nrutnät = [rad, rad]\negen = [[1], [1]]');
    const apart = objectsApart(recording);
    const [rad, rutnät, egen] =
      recording.steps.at(-1)?.frames[0]?.variables.map(([, value]) => Number(value)) ?? [];
    expect([rad, rutnät, egen].map((each) => apart.has(each ?? 0))).toEqual([true, false, false]);
  });

  it('may hold itself', async () => {
    const recording = await record('a = [1]\na.append(a)\nt = ([],)\nt[0].append(t)');
    expect(rowsOf(recording)).toHaveLength(4);
    expect(objectsApart(recording).size).toBe(1);
  });
});

describe('a recording ends', () => {
  it('after two thousand steps, and the program with it', async () => {
    const mode = { kind: 'step', call: null } as const;
    const outcome = await run('n = 0\nwhile True:\n    n += 1', { mode });
    const recording = parseRecording(outcome.recordings[0]);
    expect(recording?.steps).toHaveLength(2000);
    expect(recording?.end).toBe('steps');
    expect(outcome.result).toMatchObject({ ok: false, error: null });
    expect(outcome.events).toEqual([]);
  });

  // Which limit is met first follows the machine; what a page has to carry does not.
  it('before it is larger than a page can carry', async () => {
    const source =
      'for n in range(2000):\n    m = [[(n, k, str(n * k)) for k in range(40)] for _ in range(40)]';
    const recording = await record(source);
    expect(['size', 'time', 'steps']).toContain(recording.end);
    expect(recording.steps.length).toBeGreaterThan(10);
    expect(JSON.stringify(recording).length).toBeLessThan(4_000_000);
  });

  it('where the program does', async () => {
    expect((await record('x = 1\nimport sys\nsys.exit(3)\nx = 2')).steps).toHaveLength(3);
    expect(await record('if True print(1)').catch(() => undefined)).toBeUndefined();
  });
});

it('can be of the call that a test failed at', async () => {
  const test = 'x = 3\nassert dubbla(1) == 2\nassert dubbla(x) == 6\nassert dubbla(4) == 8\n';
  const source = 'def dubbla(x):\n    y = x\n    return y + 1\nprint("hej")';
  const recording = await record(source, { mode: { kind: 'step', call: { test, line: 3 } } });
  expect(rowsOf(recording)).toEqual(['2 line x=3 y=3', '3 return dubbla x=3 y=3 -> 4']);
});

describe('what is of another shape is no recording', () => {
  const good = {
    steps: [{ line: 1, kind: 'line', frames: [0], objects: [[1, 0]] }],
    frames: [['', 0, [['a', 1]]]],
    objects: [['list', 'list', ['1'], 0]],
    end: 'end',
    tail: '',
  };
  it('but this is one', () => {
    expect(parseRecording(good)?.steps[0]?.objects.get(1)?.items).toEqual(['1']);
  });
  it.each([
    ['nothing', null],
    ['a place outside its table', { ...good, steps: [{ line: 1, kind: 'line', frames: [7] }] }],
    ['an unknown kind of step', { ...good, steps: [{ line: 1, kind: 'jump', frames: [0] }] }],
    ['an unknown end', { ...good, end: 'never' }],
    ['an object without a kind', { ...good, objects: [['heap', 'list', [], 0]] }],
    ['a name that is a number', { ...good, frames: [['', 0, [[1, 1]]]] }],
    ['more steps than are recorded', { ...good, steps: Array(2001).fill(good.steps[0]) }],
  ])('%s', (_name, value) => {
    expect(parseRecording(value)).toBeUndefined();
  });
});
