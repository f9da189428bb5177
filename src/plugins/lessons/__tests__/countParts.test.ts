import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { countParts } from '../countParts';
import { parseMdx } from '../../../../tests/lessons/page/parseMdx';

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly children?: readonly Node[];
}

function elements(node: Node, name: string): number {
  const own = node.type.startsWith('mdxJsx') && node.name === name ? 1 : 0;
  return (node.children ?? []).reduce((sum, child) => sum + elements(child, name), own);
}

describe('countParts', () => {
  it('counts exercises and questions', () => {
    const page = '<Quiz>\n<Question kind="text">\n</Question>\n</Quiz>\n<Exercise\n title="x">';
    expect(countParts(page)).toEqual({ exercises: 1, questions: 1 });
    expect(countParts('<Predict>\n</Predict>\n<Parsons goals={[1]}>\n</Parsons>')).toEqual({
      exercises: 0,
      questions: 2,
    });
    expect(countParts('<Exercises> <Questionnaire/>')).toEqual({ exercises: 0, questions: 0 });
  });

  it('does not count what is shown as code or left as a comment', () => {
    const page = [
      '````mdx',
      '```python',
      '<Exercise title="a">',
      '```',
      '<Exercise title="b">',
      '````',
      'Skriv `<Exercise title="c">` eller ``<Question >``.',
      '{/* <Question kind="text"> */}',
      '<Exercise title="d">',
      '   ~~~',
      '   <Question kind="text">',
      '   ~~~',
    ].join('\n');
    expect(countParts(page)).toEqual({ exercises: 1, questions: 0 });
  });

  it('counts as the site itself reads every page', async () => {
    const files = ['docs', 'tests/fixtures/docs'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      // Vitest expects an answer from this process within a minute; parsing all pages in one go can take longer.
      await othersFirst();
      const source = readFileSync(file, 'utf8');
      const tree = parseMdx(source) as Node;
      expect(countParts(source), file).toEqual({
        exercises: elements(tree, 'Exercise'),
        questions: ['Question', 'Predict', 'Parsons'].reduce(
          (sum, name) => sum + elements(tree, name),
          0,
        ),
      });
    }
  });
});
