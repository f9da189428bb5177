import { describe, expect, it } from 'vitest';
import { planLive } from '..';
import { fence, toBlocks } from './support';

const exercise = (...content: readonly string[]) => [
  '<Exercise title="Dubbla">',
  ...content,
  '</Exercise>',
];
const solution = (...content: readonly string[]) => ['<Solution>', ...content, '</Solution>'];
const skeleton = fence('python skeleton', 'def dubbla(x):', '    return 0');
const answer = fence('python', 'def dubbla(x):', '    return 2 * x');
const check = fence('python test', 'assert dubbla(2) == 4');

const planOf = (...lines: readonly string[]) => planLive(toBlocks(...lines), []);
const exercisesOf = (...lines: readonly string[]) => planOf(...lines).exercises;
const tasksOf = (...lines: readonly string[]) =>
  exercisesOf(...lines).map((each) => (each.kind === 'here' ? each.task : each.reason));
const examplesOf = (...lines: readonly string[]) =>
  planOf(...lines).examples.map((each) => (each.kind === 'here' ? each.task : each.reason));

const setup = {
  language: 'python',
  files: [],
  before: [],
  file: 'main.py',
  stdin: '',
  args: [],
} as const;

describe('an exercise', () => {
  it('has the skeleton to begin with and the test', () => {
    expect(
      tasksOf(
        ...exercise(
          skeleton,
          ...solution(answer),
          ...solution(fence('python', 'dubbla = 1')),
          check,
        ),
      ),
    ).toEqual([
      {
        kind: 'here',
        setup,
        starter: 'def dubbla(x):\n    return 0',
        test: 'assert dubbla(2) == 4',
        lines: '',
      },
    ]);
  });

  it('has the first solution’s lines where they can be put in order', () => {
    const long = (count: number): string =>
      Array.from({ length: count }, (_, at) => `x${String(at)} = ${String(at)}`).join('\n');
    const linesOf = (count: number) =>
      tasksOf(
        ...exercise(
          ...solution(fence('python', long(count))),
          fence('python test', 'assert x0 == 0'),
        ),
      );
    expect(linesOf(12)).toMatchObject([{ lines: long(12) }]);
    expect(linesOf(13)).toMatchObject([{ lines: '' }]);
  });

  it('is none without a test, or without a solution', () => {
    expect(tasksOf(...exercise(skeleton, ...solution(answer)))).toEqual([]);
    expect(tasksOf(...exercise(skeleton, check))).toEqual([]);
  });

  it('is none in a language that only the lesson check tests', () => {
    const sql = [fence('sql', 'SELECT 1;'), fence('sql test', 'SELECT 1 = 1;')] as const;
    expect(tasksOf(...exercise(...solution(sql[0]), sql[1]))).toEqual([]);
  });

  it('begins with the names of the test where there is no skeleton', () => {
    const own = fence('python', 'VECKOR = 18', 'def dubbla(x):', '    y = 2 * x', '    return y');
    const test = fence('python test', 'assert dubbla(2) == 4', 'y = VECKOR');
    expect(tasksOf(...exercise(...solution(own), test))).toMatchObject([
      { starter: '# Testet använder VECKOR, dubbla.\n' },
    ]);
  });

  it('gets the files that the page wrote before it, hidden ones too, and that its programs import', () => {
    const task = tasksOf(
      fence('python hidden file=lager.py', 'x = 1'),
      fence('python file=annan.py', 'y = 1'),
      ...exercise(skeleton, ...solution(fence('python', 'from lager import x')), check),
    );
    expect(task).toMatchObject([{ setup: { files: [{ path: 'lager.py', text: 'x = 1\n' }] } }]);
  });

  it('does not get a file that the page writes later', () => {
    const task = tasksOf(
      ...exercise(skeleton, ...solution(fence('python', 'import lager')), check),
      fence('python file=lager.py', 'x = 1'),
    );
    expect(task).toMatchObject([{ setup: { files: [] } }]);
  });

  it('is the file that the solution is; the solution’s other files are given when they are imported', () => {
    const own = ['from hjälp import två', 'def dubbla(x):', '    y = två * x', '    return y'];
    const lines = exercise(
      ...solution(
        fence('python file=tal.py', ...own),
        fence('python file=hjälp.py', 'två = 2'),
        fence('python file=test_tal.py', 'import pytest'),
        fence('python hidden', 'assert dubbla(1) == 2'),
      ),
      check,
    );
    expect(tasksOf(...lines)).toMatchObject([
      {
        setup: { file: 'tal.py', files: [{ path: 'hjälp.py', text: 'två = 2\n' }] },
        lines: own.join('\n'),
      },
    ]);
  });

  it('does not get its own solution as a file', () => {
    const own = fence('python file=tal.py', 'import tal', 'def dubbla(x): return 2 * x');
    expect(tasksOf(...exercise(...solution(own), check))).toMatchObject([{ setup: { files: [] } }]);
  });

  it('gets the solution’s input and the test’s arguments', () => {
    const own = fence('python stdin="5\\n"', 'dubbla = lambda x: 4', 'input()');
    const test = fence('python test args="-v"', 'assert dubbla(2) == 4');
    expect(tasksOf(...exercise(...solution(own), test))).toMatchObject([
      { setup: { stdin: '5\n', args: ['-v'] } },
    ]);
  });

  it('goes home in a folder where the page cannot run it, with the reason', () => {
    const threads = fence('python', 'from threading import Thread', 'Thread(target=print)');
    expect(tasksOf(...exercise(skeleton, ...solution(threads), check))).toEqual([
      'använder trådar',
    ]);
    const rust = [fence('rust', 'fn f() {}'), fence('rust test', 'f();')] as const;
    expect(tasksOf(...exercise(...solution(rust[0]), rust[1]))).toEqual(['skrivs i Rust']);
  });

  it('goes home for what a file that it needs does', () => {
    const page = [
      fence('python hidden file=mod.py', 'import numpy as np'),
      ...exercise(skeleton, ...solution(fence('python', 'import mod')), check),
    ];
    expect(tasksOf(...page)).toEqual(['använder numpy']);
  });
});

describe('an example', () => {
  it('is a visible block, with what the text says that it prints', () => {
    expect(examplesOf(fence('python', 'print(1)'), fence('output', '1'))).toEqual([
      { setup, source: 'print(1)', output: '1', continues: false },
    ]);
  });

  it('runs the blocks first that it goes on from, with their input', () => {
    const [, second] = examplesOf(
      fence('python stdin="3"', 'x = input()'),
      fence('python continues', 'print(x)'),
    );
    expect(second).toEqual({
      setup: { ...setup, before: ['x = input()'], stdin: '3' },
      source: 'print(x)',
      output: null,
      continues: true,
    });
  });

  it('is the whole file where a block adds to one, for it may begin in the middle of a class', () => {
    const [, second] = examplesOf(
      fence('python file=k.py', 'class K:', '    a = 1'),
      fence('python append=k.py', '    b = 2'),
    );
    expect(second).toMatchObject({
      setup: { file: 'k.py', files: [], before: [] },
      source: 'class K:\n    a = 1\n\n    b = 2',
    });
  });

  it('may be SQL, which needs no files', () => {
    const page = [fence('sql', 'CREATE TABLE t (x);'), fence('sql continues', 'SELECT * FROM t;')];
    expect(examplesOf(...page)).toMatchObject([
      { setup: { language: 'sql', before: [] } },
      { setup: { language: 'sql', before: ['CREATE TABLE t (x);'] }, continues: true },
    ]);
  });

  it('may stand in an exercise, and in nothing else that has code of its own', () => {
    const show = fence('python', 'print(1)');
    expect(examplesOf(...exercise(show))).toHaveLength(1);
    for (const name of ['Hint', 'Solution', 'PyRun', 'Question'])
      expect(examplesOf(`<${name}>`, show, `</${name}>`), name).toEqual([]);
    expect(examplesOf(fence('python hidden', 'print(1)'))).toEqual([]);
    expect(examplesOf(fence('rust', 'fn main() {}'))).toEqual([]);
  });

  it.each(['Predict', 'Parsons'])('is what a %s is made around, and its output', (name) => {
    const task = [`<${name}>`, fence('python', 'print(1)'), fence('output', '1'), `</${name}>`];
    expect(examplesOf(...task, fence('python continues', 'print(2)'))).toMatchObject([
      { source: 'print(1)', output: '1' },
      { source: 'print(2)', setup: { before: ['print(1)'] } },
    ]);
  });

  it.each([
    ['no_run', 'körs inte (no_run)'],
    ['ignore="ett utdrag"', 'kontrolleras inte (ignore)'],
    ['file=test_a.py', 'testas med pytest'],
  ])('does not run with %s', (words, reason) => {
    expect(examplesOf(fence(`python ${words}`, 'print(1)'))).toEqual([reason]);
  });

  it('does not run when it needs a file that is no text', () => {
    const given = [{ path: 'foto.jpg', content: new Uint8Array([255, 216]) }];
    const { examples } = planLive(toBlocks(fence('python', 'open("foto.jpg", "rb")')), given);
    expect(examples).toMatchObject([
      { kind: 'elsewhere', reason: 'läser en fil som inte är text' },
    ]);
  });
});
