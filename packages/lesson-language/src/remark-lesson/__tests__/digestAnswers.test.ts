import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { attributesOf, attributeText, elementsNamed } from '../../source/jsx';
import { sha256Hex } from '@kurser/shared/sha256';
import { attributeValue } from '../../authored/values';
import { hideAnswers, saltOf, sha256Of } from '../digestAnswers';

const parser = unified().use(remarkParse).use(remarkMdx);
const place = { cwd: '/kurs', path: '/kurs/docs/a.mdx' };

function hidden(...answers: readonly string[]): Root {
  const tree = parser.parse(
    `<Exercise title="A" stars={1}>\n\n${answers.join('\n\n')}\n\n</Exercise>`,
  );
  hideAnswers(tree, place);
  return tree;
}

const names = (tree: Root): readonly string[][] =>
  elementsNamed(tree, 'Answer').map((element) => attributesOf(element).map(({ name }) => name));

describe('the answers of a page', () => {
  const text = `<Answer kind="text" accepts={['stack']} near={[{ text: 'kö', why: 'Nej.' }]} reject={[{ text: 'träd', why: 'x' }]} wrong={['x']} also={['y']} />`;

  it('keep nothing of a short text but its digests', () => {
    const tree = hidden(text);
    expect(names(tree)).toEqual([['kind', 'digests']]);
    const [element] = elementsNamed(tree, 'Answer');
    const [, digests] = element === undefined ? [] : attributesOf(element);
    const written = digests && attributeValue(digests);
    const salt = saltOf('docs/a.mdx', 'A', 0);
    expect(written).toMatchObject({
      known: true,
      value: { salt, right: [sha256Of(`${salt}:stack`)], near: [{ why: 'Nej.' }] },
    });
    expect(JSON.stringify(written)).not.toMatch(/stack|kö|träd/);
  });

  it('have another salt at every place', () => {
    const salts = elementsNamed(hidden(text, text), 'Answer').map((element) =>
      attributeText(element, 'digests'),
    );
    expect(salts[0]).not.toBe(salts[1]);
  });

  it('keep what the page has to judge by, and lose what only the check tries', () => {
    const number = `<Answer kind="number" answer={1} near={[{ answer: 2, why: 'x' }]} wrong={['3']} also={['1,0']} />`;
    expect(names(hidden(number))).toEqual([['kind', 'answer', 'near']]);
  });

  it('that cannot be read stay as they are, to be told of by their part', () => {
    expect(names(hidden('<Answer kind="text" accepts="stack" />'))).toEqual([['kind', 'accepts']]);
  });

  it('have the sums that a browser makes', async () => {
    expect(await sha256Hex('å:kö', crypto.subtle)).toBe(sha256Of('å:kö'));
  });
});
