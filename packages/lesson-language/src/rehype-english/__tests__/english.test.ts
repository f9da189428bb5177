import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Element, ElementContent, Root } from 'hast';
import { contentHash } from '@kurser/shared/contentHash';
import rehypeEnglish from '..';
import { englishIn, isEnglish, isEnglishCode } from '../english';
import { englishPhrases } from '../phrases';
import type { Words } from '../words';

const both =
  'agent analys bit body delta export for i import in is list namn plats position print process ' +
  'random raster test text use';
const onlyEnglish =
  'access after again basic commit engine free heap joystick language learning level machine main name ' +
  'physics programming project python queue read ready rust settings slide the unique up wait xor';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const english = listed(`${both} ${onlyEnglish} and as by not of on or to with move`);
const swedish = listed(`${both} och på en till antal hinken låna rad`);

const words: Words = {
  isSwedish: (word) => swedish.has(word),
  isEnglish: (word) => english.has(word),
};

const phrases = new Set(['use after free', 'race condition']);
const marked = (text: string): string[] =>
  englishIn(text, words, phrases).map(({ start, end }) => text.slice(start, end));

describe('in running text', () => {
  it.each([
    ['En commit har ett namn.', ['commit']],
    ['Commit är ett ord, heap ett annat.', ['Commit', 'heap']],
    ['Kapplöpning (race condition) beror på', ['race condition']],
    ['Felet kallas use after free.', ['use after free']],
    ['Öppna Project Settings i menyn', ['Project Settings']],
    ['boken The Rust Programming Language säger', ['The Rust Programming Language']],
    ['Välj Access as Unique Name här', ['Access as Unique Name']],
    ['machine\nlearning', ['machine\nlearning']],
    ['Efter COMMIT står HEAP.', ['COMMIT', 'HEAP']],
  ])('%s', (text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it.each([
    ['what Swedish has too', 'En agent har en position på en plats'],
    ['a name of Swedish sound', 'Installera Python och Rust.'],
    ['an address', 'Se docs.example.com/main/commit och main_commit'],
    ['an ending in Swedish', 'committen ligger i heapen'],
    ['Swedish in parentheses', '(en plats)'],
    ['a name or letters in capitals', 'Ett XOR av två BASIC-rader och en GPS.'],
  ])('%s is left', (_what, text) => {
    expect(marked(text)).toEqual([]);
  });
});

it.each([
  ['Export Project', true],
  ['Project → Settings', true],
  ['Python', false],
  ['heap och rad', false],
  ['position', false],
])('“%s” as a whole: %s', (text, expected) => {
  expect(isEnglish(text, words)).toBe(expected);
});

it.each([
  ['move_and_slide()', true],
  ['queueFree', true],
  ['for i in range(10):', true],
  ['waitforraster', true],
  ['level.py', true],
  ['låna(namn)', false],
  ['antal', false],
  ['rad.strip()', false],
  ['text', false],
  ['x += 1', false],
  ['plats.py', false],
])('the code %s is English: %s', (code, expected) => {
  expect(isEnglishCode(code, words)).toBe(expected);
});

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  ...{ type: 'element', tagName, properties: {}, children },
});

const textOf = (node: Root | ElementContent | Root['children'][number]): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The texts below a node that are marked, in order. */
function markedIn(node: Root | Root['children'][number]): string[] {
  if (!('children' in node)) return [];
  if (node.type === 'element' && node.properties['lang'] === 'en') return [textOf(node)];
  return node.children.flatMap(markedIn);
}

async function markedPage(...children: Element[]): Promise<Root> {
  const tree: Root = { type: 'root', children };
  await rehypeEnglish({ glossary: './docs/glossary.json', words })(tree);
  return tree;
}

describe('in a page', () => {
  it('marks what is English itself, or parts a text', async () => {
    const tree = await markedPage(
      element('p', text('En commit i '), element('em', text('machine learning')), text(' och ')),
      element('p', element('code', text('move_and_slide()')), element('code', text('antal'))),
    );
    expect(markedIn(tree)).toEqual(['commit', 'machine learning', 'move_and_slide()']);
  });

  it('leaves blocks of code, formulas and what an answer is compared with', async () => {
    const katex = element('span', text('commit'));
    katex.properties['className'] = ['katex'];
    const accept: ElementContent = {
      ...{ type: 'mdxJsxTextElement', name: 'Accept', attributes: [], children: [] },
      children: [text('commit')],
    };
    const tree = await markedPage(
      element('pre', element('code', text('commit'))),
      element('p', katex, accept),
    );
    expect(markedIn(tree)).toEqual([]);
  });

  it('changes no text, and so no hash that a student’s marks are kept under', async () => {
    const source = 'En commit, en  heap (race condition) och\nProject Settings.';
    const tree = await markedPage(element('p', text(source)));
    expect(markedIn(tree)).not.toEqual([]);
    expect(contentHash([textOf(tree)])).toBe(contentHash([source]));
  });
});

it('takes the glossary’s phrases, and no single word', () => {
  const found = englishPhrases('./docs/glossary.json');
  const written = readFileSync('./docs/glossary.json', 'utf8');
  expect(written).toContain('"en": "use after free"');
  expect(found.has('use after free')).toBe(true);
  expect([...found].filter((phrase) => !phrase.includes(' '))).toEqual([]);
});
