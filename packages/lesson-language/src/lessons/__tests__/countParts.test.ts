import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countParts } from '../countParts';
import { parseMdx } from '../../source/parseMdx';
import { readEveryPage } from '../../../../../tests/support/everyPage';

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
    const fixtures = readdirSync('tests/fixtures/docs')
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => {
        const file = `tests/fixtures/docs/${name}`;
        const source = readFileSync(file, 'utf8');
        return { file, source, tree: parseMdx(source) };
      });
    const pages = [...(await readEveryPage()), ...fixtures];
    expect(pages.length).toBeGreaterThan(100);
    for (const { file, source, tree } of pages) {
      expect(countParts(source), file).toEqual({
        exercises: elements(tree as Node, 'Exercise'),
        questions: ['Question', 'Predict', 'Parsons'].reduce(
          (sum, name) => sum + elements(tree as Node, name),
          0,
        ),
      });
    }
  });
});
