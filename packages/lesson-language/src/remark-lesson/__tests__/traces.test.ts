import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { parseRecording } from '@kurser/python-runner/recording';
import remarkLesson from '..';
import type { RecordTrace, TraceTask } from '../traces';

const page = (steps = '@2\n: Klart.', program = 'b = a\nprint(b)'): string =>
  [
    ...['```python hidden', 'a = 1', '```', ''],
    ...['<StepTrace title="Två rader">', ''],
    ...['```python trace continues', program, '```', ''],
    ...['```steps', steps, '```', '', '</StepTrace>'],
  ].join('\n');

const recording = parseRecording({
  ...{ frames: [['', 0, [['b', '1']]]], objects: [], end: 'end', tail: '' },
  steps: [
    { line: 1, kind: 'line', frames: [0] },
    { line: 2, kind: 'line', frames: [0], output: '1\n' },
  ],
});

async function compiled(markdown: string, record?: RecordTrace): Promise<string> {
  const file = { value: markdown, cwd: '/site', path: '/site/docs/a.mdx' };
  const options = record === undefined ? {} : { record };
  return String(await compile(file, { remarkPlugins: [[remarkLesson, options]] }));
}

describe('a program in a StepTrace', () => {
  it('is run after what it goes on from, and the page gets what its steps did', async () => {
    const tasks: TraceTask[] = [];
    const code = await compiled(page(), (task) => {
      tasks.push(task);
      return Promise.resolve(recording);
    });
    expect(tasks).toMatchObject([{ source: 'b = a\nprint(b)', setup: { before: ['a = 1'] } }]);
    expect(code).toContain('RecordedTrace');
    expect(code).toContain('"explanation": "Klart."');
    expect(code).toContain('"output": "1\\n"');
    expect(code).not.toContain('@2');
    expect(code).not.toContain('"line": 1');
  });

  it.each([
    ['a line that does not run', page('@3\n: A'), 'docs/a.mdx:13  rad 3 körs inte'],
    ['words that cannot be read', page('@2'), 'docs/a.mdx:13  steget saknar förklaring'],
    [
      'a program that the page cannot run',
      page(undefined, 'import numpy'),
      'docs/a.mdx:7  programmet kan inte stegas: använder numpy',
    ],
  ])('stops the build with %s', async (_, markdown, told) => {
    await expect(compiled(markdown, () => Promise.resolve(recording))).rejects.toThrow(told);
  });

  it('stops the build where nothing was recorded', async () => {
    await expect(compiled(page(), () => Promise.resolve(undefined))).rejects.toThrow(
      'gick inte att spela in',
    );
  });

  it('stays as it is written where nothing records', async () => {
    expect(await compiled(page())).toContain('StepTrace');
  });
});
