import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunMode, RunRequest, RunSetup } from '../protocol';

/** Drives the runner in the system's Python, where it must behave as it does in Pyodide. Programs run one after another. */
const driver = `
import json, sys
job = json.load(sys.stdin)
sys.path.insert(0, job["package"])
from course_runner import runner
outcomes = []
for request in job["requests"]:
    events, exceeded = [], []
    lines = list(request["input"]["lines"])
    result = runner.run(
        json.dumps(request),
        lambda stream, text: events.append([stream, text]),
        lambda: lines.pop(0) if lines else None,
        lambda: exceeded.append(True),
        job["folders"],
    )
    runner.collect()
    outcomes.append({"result": json.loads(result), "events": events, "exceeded": len(exceeded)})
print(json.dumps(outcomes))
`;

interface Outcome {
  readonly result: {
    readonly ok: boolean;
    readonly checks: readonly (string | null)[] | null;
    readonly error: { readonly type: string; readonly line: number | null } | null;
  };
  readonly events: readonly (readonly [stream: string, text: string])[];
  readonly exceeded: number;
}

interface Options {
  readonly setup?: Partial<RunSetup>;
  readonly checks?: readonly string[];
  readonly lines?: readonly string[];
  readonly maxChars?: number;
  readonly maxLines?: number;
}

interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly ok: boolean;
}

/** The interpreter itself: what is called python3 may be a script that looks for it, each time. */
let executable = 'python3';

function python(args: readonly string[], input: string, cwd?: string): Promise<Printed> {
  const env = { ...process.env, ...(cwd === undefined ? {} : { PYTHONPATH: cwd }) };
  return new Promise((resolve) => {
    const child = execFile(executable, ['-B', ...args], { cwd, env }, (error, stdout, stderr) => {
      resolve({ stdout, stderr, ok: error === null });
    });
    child.stdin?.end(input);
  });
}

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
  executable = (await python(['-c', 'import sys; print(sys.executable)'], '')).stdout.trim();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function requestOf(source: string, options: Options = {}): RunRequest {
  const { setup = {}, checks, lines = [], maxChars = 10_000, maxLines = 1000 } = options;
  const mode: RunMode = checks === undefined ? { kind: 'run' } : { kind: 'checks', checks };
  return {
    setup: {
      language: 'python',
      files: [],
      before: [],
      file: 'program.py',
      stdin: '',
      args: [],
      ...setup,
    },
    source,
    mode,
    input: { kind: 'lines', lines },
    limits: { maxChars, maxLines, maxSeconds: null },
  };
}

async function runAll(requests: readonly RunRequest[]): Promise<readonly Outcome[]> {
  const work = join(folder, 'work');
  const job = { requests, folders: [work], package: join(import.meta.dirname, '..', 'worker') };
  const { stdout, stderr } = await python(['-c', driver], JSON.stringify(job));
  if (stdout === '') throw new Error(stderr);
  expect(readdirSync(work)).toEqual([]);
  return JSON.parse(stdout) as Outcome[];
}

async function run(source: string, options: Options = {}): Promise<Outcome> {
  const [outcome] = await runAll([requestOf(source, options)]);
  if (outcome === undefined) throw new Error('the driver answered nothing');
  return outcome;
}

function textOf(outcome: Outcome | undefined, stream: string): string | undefined {
  return outcome?.events.map(([name, text]) => (name === stream ? text : '')).join('');
}

/**
 * Up to Python 3.12 the command prints tracebacks by other code than its traceback module, with other carets and hints.
 * Pyodide's Python is newer, so the reference is made to use the module too.
 */
const siteCustomize = 'import sys, traceback\nsys.excepthook = traceback.print_exception\n';

/** What the real python command writes for the same program and input. */
async function reference(source: string, lines: readonly string[] = []): Promise<Printed> {
  const own = mkdtempSync(join(folder, 'reference-'));
  writeFileSync(join(own, 'program.py'), source);
  writeFileSync(join(own, 'sitecustomize.py'), siteCustomize);
  const input = lines.map((line) => `${line}\n`).join('');
  const printed = await python(['program.py'], input, own);
  return { ...printed, stderr: printed.stderr.replaceAll(`${own}/`, '') };
}

/** Our own frames below the program count towards the recursion limit. */
const comparable = (trace: string | undefined): string | undefined =>
  trace?.replace(/repeated \d+ more/, 'repeated n more');

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
    const outcome = await run('for i in range(9): print(i)', { maxLines: 3 });
    expect(textOf(outcome, 'stdout')).toBe('0\n1\n2\n');
    expect(outcome.exceeded).toBe(1);
  });

  it('is cut at the character that is one too many', async () => {
    const outcome = await run('print("å" * 50)', { maxChars: 20 });
    expect(textOf(outcome, 'stdout')).toBe('å'.repeat(20));
    expect(outcome.exceeded).toBe(1);
  });

  it('is not what just fits', async () => {
    expect((await run('print("abcd\\nef")', { maxChars: 8, maxLines: 2 })).exceeded).toBe(0);
  });

  it('counts what goes to stderr too', async () => {
    const source = 'import sys\nfor i in range(5):\n    print(i)\n    print(i, file=sys.stderr)';
    expect((await run(source, { maxLines: 4 })).exceeded).toBe(1);
  });
});

describe('checks', () => {
  const checks = ['assert output == "3\\n"', 'assert f(2) == 4, "f(2)"', 'assert "def" in source'];

  it('pass in the program’s own names, with output and source', async () => {
    const { result } = await run('def f(x): return 2 * x\nprint(3)', { checks });
    expect(result).toMatchObject({ ok: true, checks: [null, null, null] });
  });

  it('say what failed', async () => {
    expect((await run('def f(x): return x\nprint(4)', { checks })).result.checks).toEqual([
      '',
      'f(2)',
      null,
    ]);
    expect((await run('print(3)', { checks })).result.checks).toEqual([
      null,
      "NameError: name 'f' is not defined",
      '',
    ]);
  });

  it('are not run when the program ends with an error', async () => {
    for (const end of ['1 / 0', 'exit(1)'])
      expect((await run(`print(3)\n${end}`, { checks })).result).toMatchObject({
        ok: false,
        checks: null,
      });
  });

  it('neither write nor read, and cannot end the run', async () => {
    const outcome = await run('def f():\n    print("x")\n    return input()', {
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

  it('get the whole output, whatever was cut on the screen', async () => {
    const source = program('for i in range(9):', '    print(i)');
    const { result } = await run(source, {
      checks: ['assert output.count("\\n") == 9'],
      maxLines: 2,
    });
    expect(result.checks).toEqual([null]);
  });
});

describe('what a program finds', () => {
  it('is its files, its arguments, and the names of the programs before it, whose output is dropped', async () => {
    const outcome = await run(
      'import sys, data.tal\nprint(open("a.txt").read(), data.tal.x, y, sys.argv)',
      {
        setup: {
          files: [
            { path: 'a.txt', text: 'åäö' },
            { path: 'data/tal.py', text: 'x = 3' },
          ],
          before: ['y = 4\nprint("syns inte")'],
          args: ['-v'],
        },
      },
    );
    expect(outcome.events).toEqual([['stdout', "åäö 3 4 ['program.py', '-v']\n"]]);
  });

  it('is lines from the setup before anybody is asked', async () => {
    const outcome = await run('print(input() + input())', {
      setup: { stdin: 'a\n' },
      lines: ['b'],
    });
    expect(textOf(outcome, 'stdout')).toBe('ab\n');
  });

  it('says so when a program before it fails, and has no line of the student’s', async () => {
    const outcome = await run('print(1)', { setup: { before: ['x = 1', '1 / 0'] } });
    expect(outcome.result.error).toMatchObject({ type: 'ZeroDivisionError', line: null });
    expect(textOf(outcome, 'stderr')).toContain('File "<exempel 2 ovanför>", line 1');
    expect(textOf(outcome, 'stdout')).toBe('');
  });

  it.each([
    ['at the top', 'x = 1\n1 / 0', 2],
    ['in a function', 'def f():\n    1 / 0\n\nf()', 2],
    ['in the library', 'import json\n\njson.loads("{")', 3],
    ['that keeps it from being read', 'x = 1\n\nif x\n', 3],
  ])('tells the line of an error %s', async (_name, source, line) => {
    expect((await run(source)).result.error?.line).toBe(line);
  });
});

describe('a run', () => {
  it('ends as the interpreter does: exit functions, then what the names held', async () => {
    const source = program(
      'import atexit',
      'class Sak:',
      '    def __del__(self): print("borta")',
      's = Sak()',
      'atexit.register(print, "sist")',
      'print("först")',
    );
    expect(textOf(await run(source), 'stdout')).toBe('först\nsist\nborta\n');
  });

  it('leaves nothing to the next one', async () => {
    const untidy = program(
      'import builtins, json, logging, os, random, signal, sys, warnings',
      'import egen',
      'from pathlib import Path',
      'builtins.print = builtins.x = None',
      'json.dumps = json.ny = None',
      'os.environ["EGEN"] = "1"',
      'sys.path.append("/ingenstans")',
      'sys.setrecursionlimit(5000)',
      'signal.signal(signal.SIGINT, signal.SIG_IGN)',
      'warnings.simplefilter("error")',
      'logging.basicConfig(level=10)',
      'random.seed(1)',
      'Path("kvar.txt").write_text("x")',
      'Path("mapp").mkdir()',
      'os.chdir("mapp")',
    );
    const next = program(
      'import builtins, json, logging, os, random, signal, sys, warnings',
      'print(hasattr(builtins, "x"), json.dumps(1), hasattr(json, "ny"), "EGEN" in os.environ)',
      'print("/ingenstans" in sys.path, sys.getrecursionlimit(), "egen" in sys.modules)',
      'print(signal.getsignal(signal.SIGINT).__name__, len(logging.root.handlers))',
      'print(os.listdir("."), os.path.basename(os.getcwd()), "untidy" in globals())',
      'print(random.random() == 0.13436424411240122)',
      'warnings.warn("bara en varning")',
    );
    const files = [{ path: 'egen.py', text: 'x = 1' }];
    const [first, second] = await runAll([
      requestOf(untidy, { setup: { files } }),
      requestOf(next),
    ]);
    expect(first?.result).toMatchObject({ ok: true, error: null });
    expect(textOf(second, 'stdout')).toBe(
      program(
        'False 1 False False',
        'False 1000 False',
        'default_int_handler 0',
        '[] work False',
        'False',
        '',
      ),
    );
    expect(textOf(second, 'stderr')).toContain('UserWarning: bara en varning');
    expect(second?.result.ok).toBe(true);
  });

  it('sees a module that was written anew', async () => {
    const source = 'import egen\nprint(egen.x)';
    const outcomes = await runAll(
      ['1', '2'].map((x) =>
        requestOf(source, { setup: { files: [{ path: 'egen.py', text: `x = ${x}` }] } }),
      ),
    );
    expect(outcomes.map((outcome) => textOf(outcome, 'stdout'))).toEqual(['1\n', '2\n']);
  });
});

describe('SQL', () => {
  const setup = {
    language: 'sql',
    before: ['CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 2.0);'],
  } as const;

  it('shows a row a line, on the database of the scripts before', async () => {
    const source = "INSERT INTO t VALUES ('a;b', NULL); SELECT * FROM t;\nSELECT count(*) FROM t";
    expect(textOf(await run(source, { setup }), 'stdout')).toBe('1|2.0\na;b|\n2\n');
  });

  it('tells what is wrong, and on which line', async () => {
    const outcome = await run('SELECT 1;\n\nSELECT c FROM t;', { setup });
    expect(outcome.events).toEqual([
      ['stdout', '1\n'],
      ['stderr', 'Error: no such column: c\n'],
    ]);
    expect(outcome.result.error).toMatchObject({ type: 'OperationalError', line: 3 });
  });
});
