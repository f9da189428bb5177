import { describe, expect, it } from 'vitest';
import { planPage } from '../plan/plan';
import type { Step } from '../plan/steps';
import { toPage } from './support';

const fence = (words: string, text = 'x') => ['```' + words, text, '```', ''].join('\n');
const planOf = (...parts: string[]) => planPage(toPage(parts.join('\n')));
const problemsOf = (...parts: string[]) => planOf(...parts).findings.map(({ problem }) => problem);

/** A step in short: what is done with which text. */
function inShort(step: Step): string {
  switch (step.kind) {
    case 'program': {
      const before = step.earlier.map(({ text }) => `${text}+`).join('');
      return `${step.mode} ${before}${step.block.text}${step.shown === undefined ? '' : ` = ${step.shown.text}`}`;
    }
    case 'trial':
      return `trial ${step.subject} ${step.parts.map(({ text }) => text).join('+')}: ${step.test.text}`;
    case 'pyrun':
      return `pyrun ${step.start.text}`;
    case 'write':
    case 'style':
    case 'console':
    case 'gdb':
    case 'parse':
      return `${step.kind} ${step.block.text}`;
  }
}

const stepsOf = (...parts: string[]) => planOf(...parts).steps.map(inShort);

describe('planPage', () => {
  it('runs blocks in order and compares output with the block before', () => {
    expect(
      stepsOf(
        fence('python', 'a'),
        fence('output', '1'),
        fence('c no_run', 'b'),
        fence('text', 't'),
      ),
    ).toEqual(['run a = 1', 'compile b']);
  });

  it('looks at the style of a script or of Rust apart from reading it, unless it is meant not to be read', () => {
    expect(stepsOf(fence('bash run', 'a'), fence('bash', 'b'))).toEqual([
      'style a',
      'run a',
      'style b',
      'compile b',
    ]);
    expect(stepsOf(fence('rust', 'c'))).toEqual(['style c', 'run c']);
    expect(stepsOf(fence('bash compile_fail', 'a'))).toEqual(['compileFail a']);
    expect(stepsOf(fence('rust compile_fail', 'a'))).toEqual(['compileFail a']);
  });

  it('puts the blocks that are gone on with before a block', () => {
    expect(
      stepsOf(
        fence('python', 'a'),
        fence('python continues', 'b'),
        fence('sql', 's'),
        fence('python continues', 'c'),
      ),
    ).toEqual(['run a', 'run a+b', 'run s', 'run a+b+c']);
  });

  it('does not go on from a block that fails or is not run', () => {
    expect(
      stepsOf(
        fence('python', 'a'),
        fence('python continues should_fail', 'b'),
        fence('python continues', 'c'),
      ),
    ).toEqual(['run a', 'shouldFail a+b', 'run a+c']);
    expect(problemsOf(fence('python no_run'), fence('python continues'))).toEqual([
      'continues utan föregående block',
    ]);
  });

  it('goes on from everything a file holds', () => {
    const steps = stepsOf(
      fence('python file=a.py', 'a'),
      fence('python append=a.py', 'b'),
      fence('python continues', 'c'),
    );
    expect(steps).toEqual(['run a', 'run b', 'run a+b+c']);
  });

  it('keeps an exercise’s code to itself', () => {
    const exercise = ['<Exercise>', '', fence('python', 'inside'), '</Exercise>', ''].join('\n');
    expect(stepsOf(fence('python', 'a'), exercise, fence('python continues', 'b'))).toEqual([
      'run a',
      'run inside',
      'run a+b',
    ]);
  });

  it('tries tests after each solution and after the skeleton, wherever the test stands', () => {
    const steps = stepsOf(
      '<Exercise>\n',
      fence('python skeleton', 'sk'),
      '<Solution>\n',
      fence('python', 's1'),
      fence('python should_fail', 'wrong'),
      '</Solution>\n',
      '<Solution>\n',
      fence('python', 's2'),
      '</Solution>\n',
      fence('python test', 't'),
      '</Exercise>',
    );
    expect(steps).toEqual([
      'compile sk',
      'trial skeleton sk: t',
      'run s1',
      'trial solution s1: t',
      'shouldFail wrong',
      'run s2',
      'trial solution s2: t',
    ]);
  });

  it('compares an output question with its first answer', () => {
    const question = [
      '<Question kind="output">\n',
      fence('python', 'q'),
      '<Accept>{`0\n1`}</Accept>',
      '<Accept>x</Accept>',
      '\n</Question>',
    ];
    expect(stepsOf(...question)).toEqual(['run q = 0\n1']);
  });

  it('takes a PyRun as one step', () => {
    expect(
      stepsOf(
        '<PyRun>\n',
        fence('python', 'p'),
        fence('python check="c"', 'k'),
        fence('python solution', 's'),
        '</PyRun>',
      ),
    ).toEqual(['pyrun p']);
  });

  it('only writes what is ignored but has a name', () => {
    expect(
      stepsOf(fence('python ignore="skäl" file=a.py', 'a'), fence('python ignore="skäl"', 'b')),
    ).toEqual(['write a']);
  });

  it.each([
    [[fence('output')], 'inget block före'],
    [[fence('python'), fence('output'), fence('output')], 'blocket före är också output'],
    [[fence('trse'), fence('output')], 'trse körs inte'],
    [[fence('python ignore="skäl"'), fence('output')], 'blocket före har ignore'],
    [[fence('bash'), fence('output')], 'blocket före körs inte'],
  ])('refuses output that nothing can be compared with: %#', (parts, reason) => {
    expect(problemsOf(...parts)).toEqual([`output utan körd kod: ${reason}`]);
  });

  it('refuses an output question without code that runs', () => {
    expect(problemsOf('<Question kind="output">\n', fence('trse'), '</Question>')).toEqual([
      'koden i output-frågan går inte att köra',
    ]);
  });
});
