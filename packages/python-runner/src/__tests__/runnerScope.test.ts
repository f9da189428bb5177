import { describe, expect, it } from 'vitest';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import { program, run, runAll, textOf } from './systemPython';

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
      requestFor(untidy, { setup: { files } }),
      requestFor(next),
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
        requestFor(source, { setup: { files: [{ path: 'egen.py', text: `x = ${x}` }] } }),
      ),
    );
    expect(outcomes.map((outcome) => textOf(outcome, 'stdout'))).toEqual(['1\n', '2\n']);
  });

  it('sees a package’s other files, though its folder looks as old as the last program’s', async () => {
    const outcomes = await runAll(
      ['forst', 'sedan'].map((name) => {
        const source = `import os\nos.utime("paket", (1, 1))\nfrom paket import ${name}\nprint(${name}.x)`;
        const files = [{ path: `paket/${name}.py`, text: `x = "${name}"` }];
        return requestFor(source, { setup: { files } });
      }),
    );
    expect(outcomes.map((outcome) => textOf(outcome, 'stdout'))).toEqual(['forst\n', 'sedan\n']);
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
