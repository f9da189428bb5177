import { describe, expect, it } from 'vitest';
import { comparable, program, reference, run, textOf } from './systemPython';

describe('a program', () => {
  it.each([
    ['that prints', 'print("hej", 3)\nprint("å", end="")', []],
    ['that reads input', 'a = input("Namn? ")\nb = int(input())\nprint(a, b + 1)', ['Åsa', '4']],
    ['that reads to the end', 'import sys\nprint([rad for rad in sys.stdin])', ['a', '', 'b']],
    ['that reads past the end', 'input()\ninput("mer? ")', ['a']],
    ['with a fault', 'def f(x):\n    return 1 / x\n\nprint("före")\nf(0)', []],
    ['with a syntax fault', 'print("a")\nif True print("b")', []],
    ['with wrong indentation', 'if True:\nprint("b")', []],
    ['with an unclosed bracket', 'print((1 + 2)', []],
    ['with an unknown name', 'prnt("hej")', []],
    [
      'with a fault that caused another',
      'try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    raise ValueError("fel") from e',
      [],
    ],
    ['with a fault while handling one', 'try:\n    [][1]\nexcept IndexError:\n    {}["a"]', []],
    [
      'with a group of faults',
      'raise ExceptionGroup("flera", [ValueError("a"), TypeError("b")])',
      [],
    ],
    ['with endless recursion', 'def f(n):\n    return f(n + 1)\n\nf(0)', []],
    ['with a fault inside the library', 'import json\njson.loads("{")', []],
    ['that ends itself', 'import sys\nprint("a")\nsys.exit()\nprint("b")', []],
    ['that ends itself with a text', 'import sys\nsys.exit("slut")', []],
    ['that ends itself with a status', 'raise SystemExit(3)', []],
    ['that asks whether it is the main program', 'if __name__ == "__main__":\n    print("ja")', []],
    [
      'with dataclasses',
      'from dataclasses import dataclass\n@dataclass\nclass A:\n    x: int\nprint(A(1))',
      [],
    ],
    [
      'that pickles its own class',
      'import pickle\nclass A: pass\nprint(type(pickle.loads(pickle.dumps(A()))) is A)',
      [],
    ],
    [
      'that writes bytes',
      'import sys\nsys.stdout.buffer.write("å\\n".encode())\nsys.stdout.flush()',
      [],
    ],
    ['that cannot be encoded', 'print("\\ud800")', []],
    ['that replaces its output', 'import sys, io\nsys.stdout = io.StringIO()\nprint("a")', []],
    ['that is empty', '', []],
  ])('%s does as with the python command', async (_name, source, lines) => {
    const [outcome, expected] = await Promise.all([
      run(source, { lines }),
      reference(source, lines),
    ]);
    expect(textOf(outcome, 'stdout')).toBe(expected.stdout);
    expect(comparable(textOf(outcome, 'stderr'))).toBe(comparable(expected.stderr));
    expect(outcome.result.ok).toBe(expected.ok);
  });

  it('shows what was printed before the question and echoes the answer, which is no output', async () => {
    const { events } = await run('print("a")\nx = input("b? ")\nprint(x)', { lines: ['c'] });
    expect(events).toEqual([
      ['stdout', 'a\n'],
      ['stdout', 'b? '],
      ['echo', 'c\n'],
      ['stdout', 'c\n'],
    ]);
  });

  it('writes line by line, as a terminal does', async () => {
    const { events } = await run('print("a", end="")\nprint("b")\nprint("c")');
    expect(events).toEqual([
      ['stdout', 'ab\n'],
      ['stdout', 'c\n'],
    ]);
  });
});

describe('too much output', () => {
  it('is cut at the line that is one too many, and said once', async () => {
    const outcome = await run('for i in range(9): print(i)', { limits: { maxLines: 3 } });
    expect(textOf(outcome, 'stdout')).toBe('0\n1\n2\n');
    expect(outcome.exceeded).toBe(1);
  });

  it('is cut at the character that is one too many', async () => {
    const outcome = await run('print("å" * 50)', { limits: { maxChars: 20 } });
    expect(textOf(outcome, 'stdout')).toBe('å'.repeat(20));
    expect(outcome.exceeded).toBe(1);
  });

  it('is not what just fits', async () => {
    expect(
      (await run('print("abcd\\nef")', { limits: { maxChars: 8, maxLines: 2 } })).exceeded,
    ).toBe(0);
  });

  it('counts what goes to stderr too', async () => {
    const source = 'import sys\nfor i in range(5):\n    print(i)\n    print(i, file=sys.stderr)';
    expect((await run(source, { limits: { maxLines: 4 } })).exceeded).toBe(1);
  });
});

describe('checks', () => {
  const checking = (...checks: readonly string[]) => ({ kind: 'checks', checks }) as const;
  const mode = checking(
    'assert output == "3\\n"',
    'assert f(2) == 4, "f(2)"',
    'assert "def" in source',
  );

  it('pass in the program’s own names, with output and source', async () => {
    const { result } = await run('def f(x): return 2 * x\nprint(3)', { mode });
    expect(result).toMatchObject({ ok: true, checks: [null, null, null] });
  });

  it('say what failed', async () => {
    expect((await run('def f(x): return x\nprint(4)', { mode })).result.checks).toEqual([
      '',
      'f(2)',
      null,
    ]);
    expect((await run('print(3)', { mode })).result.checks).toEqual([
      null,
      "NameError: name 'f' is not defined",
      '',
    ]);
  });

  it('are not run when the program ends with an error', async () => {
    for (const end of ['1 / 0', 'exit(1)'])
      expect((await run(`print(3)\n${end}`, { mode })).result).toMatchObject({
        ok: false,
        checks: null,
      });
  });

  it('neither write nor read, and cannot end the run', async () => {
    const outcome = await run('def f():\n    print("x")\n    return input()', {
      mode: checking('f()', 'exit()', 'assert True'),
      lines: ['rad'],
    });
    expect(outcome.events).toEqual([]);
    expect(outcome.result.checks).toEqual([
      'EOFError: EOF when reading a line',
      expect.stringContaining('SystemExit'),
      null,
    ]);
  });

  it('get the whole output, whatever was cut on the screen', async () => {
    const source = program('for i in range(9):', '    print(i)');
    const { result } = await run(source, {
      mode: checking('assert output.count("\\n") == 9'),
      limits: { maxLines: 2 },
    });
    expect(result.checks).toEqual([null]);
  });
});
