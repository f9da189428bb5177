import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Drives the runner in the system's Python, where it must behave as it does in Pyodide. */
const driver = `
import json, sys
request = json.load(sys.stdin)
sys.path.insert(0, request["folder"])
import runner
events, lines, exceeded = [], list(request["lines"]), []
result = runner.run(
    request["source"], request["checks"],
    lambda stream, text: events.append([stream, text]),
    lambda: lines.pop(0) if lines else None,
    lambda: exceeded.append(True),
    request["maxChars"], request["maxLines"],
)
print(json.dumps({"result": json.loads(result), "events": events, "exceeded": len(exceeded)}))
`;

interface Outcome {
  readonly result: { readonly ok: boolean; readonly checks: readonly (string | null)[] | null };
  readonly events: readonly (readonly [stream: string, text: string])[];
  readonly exceeded: number;
}

interface Options {
  readonly checks?: readonly string[];
  readonly lines?: readonly string[];
  readonly maxChars?: number;
  readonly maxLines?: number;
}

function python(args: readonly string[], input: string, cwd?: string) {
  const env = { ...process.env, ...(cwd === undefined ? {} : { PYTHONPATH: cwd }) };
  return spawnSync('python3', ['-B', ...args], { input, encoding: 'utf8', cwd, env });
}

function run(source: string, options: Options = {}): Outcome {
  const { checks = [], lines = [], maxChars = 10_000, maxLines = 1000 } = options;
  const folder = join(import.meta.dirname, '..', 'worker');
  const request = JSON.stringify({ source, checks, lines, maxChars, maxLines, folder });
  const { stdout, stderr } = python(['-c', driver], request);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Outcome;
}

function textOf(outcome: Outcome, stream: string): string {
  return outcome.events.map(([name, text]) => (name === stream ? text : '')).join('');
}

/**
 * Up to Python 3.12 the command prints tracebacks by other code than its traceback module, with other carets and hints.
 * Pyodide's Python is newer, so the reference is made to use the module too.
 */
const siteCustomize = 'import sys, traceback\nsys.excepthook = traceback.print_exception\n';

/** What the real python command writes for the same program and input. */
function reference(source: string, lines: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  try {
    writeFileSync(join(folder, 'program.py'), source);
    writeFileSync(join(folder, 'sitecustomize.py'), siteCustomize);
    const input = lines.map((line) => `${line}\n`).join('');
    const { stdout, stderr, status } = python(['program.py'], input, folder);
    return { stdout, stderr: stderr.replaceAll(`${folder}/`, ''), ok: status === 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our own frames below the program count towards the recursion limit. */
const comparable = (trace: string): string => trace.replace(/repeated \d+ more/, 'repeated n more');

const program = (...text: readonly string[]): string => text.join('\n');

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
  ])('%s does as with the python command', (_name, source, lines) => {
    const outcome = run(source, { lines });
    const expected = reference(source, lines);
    expect(textOf(outcome, 'stdout')).toBe(expected.stdout);
    expect(comparable(textOf(outcome, 'stderr'))).toBe(comparable(expected.stderr));
    expect(outcome.result.ok).toBe(expected.ok);
  });

  it('shows what was printed before the question and echoes the answer, which is no output', () => {
    const { events } = run('print("a")\nx = input("b? ")\nprint(x)', { lines: ['c'] });
    expect(events).toEqual([
      ['stdout', 'a\n'],
      ['stdout', 'b? '],
      ['echo', 'c\n'],
      ['stdout', 'c\n'],
    ]);
  });

  it('writes line by line, as a terminal does', () => {
    const { events } = run('print("a", end="")\nprint("b")\nprint("c")');
    expect(events).toEqual([
      ['stdout', 'ab\n'],
      ['stdout', 'c\n'],
    ]);
  });
});

describe('too much output', () => {
  it('is cut at the line that is one too many, and said once', () => {
    const outcome = run('for i in range(9): print(i)', { maxLines: 3 });
    expect(textOf(outcome, 'stdout')).toBe('0\n1\n2\n');
    expect(outcome.exceeded).toBe(1);
  });

  it('is cut at the character that is one too many', () => {
    const outcome = run('print("å" * 50)', { maxChars: 20 });
    expect(textOf(outcome, 'stdout')).toBe('å'.repeat(20));
    expect(outcome.exceeded).toBe(1);
  });

  it('is not what just fits', () => {
    expect(run('print("abcd\\nef")', { maxChars: 8, maxLines: 2 }).exceeded).toBe(0);
  });

  it('counts what goes to stderr too', () => {
    const source = 'import sys\nfor i in range(5):\n    print(i)\n    print(i, file=sys.stderr)';
    expect(run(source, { maxLines: 4 }).exceeded).toBe(1);
  });
});

describe('checks', () => {
  const checks = ['assert output == "3\\n"', 'assert f(2) == 4, "f(2)"', 'assert "def" in source'];

  it('pass in the program’s own names, with output and source', () => {
    const { result } = run('def f(x): return 2 * x\nprint(3)', { checks });
    expect(result).toEqual({ ok: true, checks: [null, null, null] });
  });

  it('say what failed', () => {
    expect(run('def f(x): return x\nprint(4)', { checks }).result.checks).toEqual([
      '',
      'f(2)',
      null,
    ]);
    expect(run('print(3)', { checks }).result.checks).toEqual([
      null,
      "NameError: name 'f' is not defined",
      '',
    ]);
  });

  it('are not run when the program ends with an error', () => {
    expect(run('print(3)\n1 / 0', { checks }).result).toEqual({ ok: false, checks: null });
    expect(run('print(3)\nexit(1)', { checks }).result).toEqual({ ok: false, checks: null });
  });

  it('neither write nor read, and cannot end the run', () => {
    const outcome = run('def f():\n    print("x")\n    return input()', {
      checks: ['f()', 'exit()', 'assert True'],
      lines: ['rad'],
    });
    expect(outcome.events).toEqual([]);
    expect(outcome.result.checks).toEqual([
      'EOFError: EOF when reading a line',
      expect.stringContaining('SystemExit'),
      null,
    ]);
  });

  it('get the whole output, whatever was cut on the screen', () => {
    const source = program('for i in range(9):', '    print(i)');
    const { result } = run(source, { checks: ['assert output.count("\\n") == 9'], maxLines: 2 });
    expect(result.checks).toEqual([null]);
  });
});
