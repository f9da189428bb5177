import { compileSync } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { describe, expect, it } from 'vitest';
import lockLoader from '../../locks/lockLoader.mjs';
import { withAskedPart } from '../../locks/part';
import { lockedParts, withoutLocked } from '../../source/lockedSources';
import { cutQuizzes } from '../../lessons/cutQuizzes';
import remarkLesson from '..';
import { compartmentId } from '../lockedView';

const page = `---
title: Prov
---

# Prov

Öppen text före.

<Exercise title="Dubbla" stars={1} opens="prov-v8">

Skriv funktionen.

\`\`\`python skeleton
def dubbla(tal):
    ...
\`\`\`

<Solution opens="facit">

Hemligt resonemang.

\`\`\`python
def dubbla(tal):
    return tal * 2  # hemlig rad
\`\`\`

</Solution>

\`\`\`python test
assert dubbla(21) == 42, "hemligt test"
\`\`\`

</Exercise>

<Exercise title="Öppen" stars={1}>

\`\`\`python skeleton
def halva(tal):
    ...
\`\`\`

<Solution>

\`\`\`python
def halva(tal):
    return tal / 2
\`\`\`

</Solution>

\`\`\`python test
assert halva(4) == 2, "öppet test"
\`\`\`

</Exercise>

<Quiz opens="prov-v8">

<Question kind="single">

Hemlig fråga?

<Choice correct why="Hemligt skäl.">Hemligt svar</Choice>

</Question>

</Quiz>

Öppen text efter.
`;

const names = ['prov-v8', 'facit'];

/** What the site's module of the page has, or of one locked part of it. */
function compiled(source: string, part?: number): string {
  const asked = part === undefined ? source : withAskedPart(source, `?opens=${String(part)}`);
  const remarkPlugins = [
    remarkFrontmatter,
    [remarkLesson, { openings: names }] as [typeof remarkLesson, object],
  ];
  return String(compileSync({ value: asked, path: '/site/docs/prov.mdx' }, { remarkPlugins }));
}

describe('a page with parts that open on a day', () => {
  it('has nothing of them, and all else', () => {
    const module = compiled(page);
    expect(module).not.toMatch(/[Hh]emlig/);
    for (const open of ['Öppen text före', 'öppet test', 'Öppen text efter', 'def dubbla'])
      expect(module).toContain(open);
  });

  it('has in their places what fetches them, each in a chunk of its opening', () => {
    const requests = [...compiled(page).matchAll(/from "!!(.*)\?(.*)!\/site\/docs\/prov\.mdx"/g)];
    const asked = requests.map(([, , query = '']) =>
      Object.fromEntries(new URLSearchParams(query)),
    );
    expect(asked.map(({ name, number }) => `${name} ${number}`).sort()).toEqual([
      'facit 1',
      'prov-v8 0',
      'prov-v8 2',
    ]);
    for (const { name = '', chunk } of asked)
      expect(chunk).toMatch(new RegExp(`^apart-${compartmentId(name)}-[0-9a-f]{8}-\\d$`));
  });

  it.each([
    [0, /hemligt test/, /resonemang|hemlig rad|fråga|öppet test|Öppen text/],
    [1, /Hemligt resonemang[\s\S]*hemlig rad/, /hemligt test|fråga|Öppen text/],
    [2, /Hemlig fråga[\s\S]*Hemligt svar/, /hemligt test|resonemang|hemlig rad|Öppen text/],
  ])('has part %i in a module of its own, and nothing else there', (part, own, others) => {
    const module = compiled(page, part);
    expect(module).toMatch(own);
    expect(module).not.toMatch(others);
  });

  it('gives an exercise’s test as its task, without a solution that is still closed', () => {
    const [, task = ''] = /export const task = (\{[\s\S]*?\n\});/.exec(compiled(page, 0)) ?? [];
    expect(task).toContain('hemligt test');
    expect(task).toMatch(/"?lines"?: ""/);
  });
});

describe('a page that opens on a day', () => {
  const whole = page
    .replace('title: Prov', 'title: Prov\nopens: prov-v8')
    .replaceAll(/ opens="[^"]*"/g, '');

  it('has its title alone, and all the rest in a module of its own', () => {
    const module = compiled(whole);
    expect(module).toContain('"Prov"');
    expect(module).not.toMatch(/[Hh]emlig|[Öö]ppe|dubbla/);
    expect(compiled(whole, 0)).toMatch(/Öppen text före[\s\S]*Hemligt svar[\s\S]*Öppen text efter/);
  });

  it.each([
    'opens : prov-v8',
    '"opens": prov-v8',
    'opens: "prov-v8" # vecka 8',
    'opens: >-\n  prov-v8',
    '? opens\n: prov-v8',
  ])('does so however its front matter is written: %j', (opens) => {
    const written = whole.replace('opens: prov-v8', opens);
    expect(compiled(written)).not.toMatch(/[Hh]emlig|[Öö]ppe|dubbla/);
    expect(withoutLocked(written)).not.toMatch(/[Hh]emlig|[Öö]ppe/);
  });

  it('is empty in the list of what the leak scan may pass over', () => {
    expect(withoutLocked(whole)).not.toMatch(/[Hh]emlig|[Öö]ppe/);
  });
});

describe('an exam', () => {
  const exam = (opens: string): string => `# Prov

Öppen text före.

<Exam${opens}>

Hemlig uppgift med [programmet](./prov.c).

<FlagCheck name="prov" sha256="0" />

</Exam>
`;

  it('that waits has nothing in its page, and all in a module of its own', () => {
    const source = exam(' opens="prov-v8"');
    expect(compiled(source)).toMatch(/kind: "Exam"/);
    expect(compiled(source)).not.toMatch(/Hemlig|prov\.c|FlagCheck/);
    expect(compiled(source, 0)).toMatch(/Hemlig uppgift[\s\S]*prov\.c[\s\S]*FlagCheck/);
    expect(compiled(source, 0)).not.toMatch(/Öppen text|components\.Exam|Exam,/);
    expect(lockedParts(source).map(({ text }) => text.trim())).toEqual([
      expect.stringMatching(/^Hemlig uppgift[^]*FlagCheck.*$/),
    ]);
  });

  it('that waits for nothing is what it holds', () => {
    const module = compiled(exam(''));
    expect(module).toMatch(/Öppen text före[\s\S]*Hemlig uppgift[\s\S]*FlagCheck/);
    expect(module).not.toMatch(/Exam/);
  });
});

describe('what cannot wait', () => {
  it.each([
    [page.replace('"facit"', '"faict"'), 'docs/prov.mdx:18  opens är "faict"'],
    [
      page.replace('<Solution opens', '<Hint opens').replace('</Solution>', '</Hint>'),
      'opens på Hint',
    ],
    [page.replace('title: Prov', 'title: Prov\nopens: prov-v8'), 'inuti något annat som öppnas'],
    [page.replace('title: Prov', 'title: Prov\nopens: 8'), 'docs/prov.mdx:3  opens är "8"'],
    [page.replace(/```python test\nassert dubbla[^]*?```/, 'Text.'), 'en Exercise utan test'],
    [
      page.replace(/assert dubbla.*/, 'assert x == 42'),
      'docs/prov.mdx:9  det som öppnas här har bara 9 bokstäver',
    ],
    [
      `${page}\n<Solution opens="facit">Hemligt</Solution>\n\nEn <Quiz opens="facit" /> till.`,
      'inne i en rad',
    ],
  ])('is a fault with its line, for it would be open', (source, text) => {
    expect(() => compiled(source)).toThrow(text);
  });
});

describe('the texts behind an opening', () => {
  it('are lines of the page, in their places', () => {
    const parts = lockedParts(page);
    expect(parts.map(({ name }) => name)).toEqual(['prov-v8', 'facit', 'prov-v8']);
    const lines = page.split('\n');
    for (const { text } of parts)
      for (const [at, line] of text.split('\n').entries()) expect(['', lines[at]]).toContain(line);
    const all = parts.map(({ text }) => text).join('\n');
    for (const [secret] of page.matchAll(/.*[Hh]emlig.*/g)) expect(all).toContain(secret);
    expect(all).not.toMatch(/[Öö]ppe[nt]/);
  });

  it('are no questions that come back', () => {
    expect(cutQuizzes(page)).toContain('Hemlig fråga');
    expect(cutQuizzes(withoutLocked(page))).toBe('');
  });
});

it('is fetched by its page’s own file, in a chunk that the seal knows by its name', () => {
  const code = lockLoader.call({
    query: '?name=prov-v8&chunk=apart-61-0123abcd-2&number=2',
    resourcePath: '/site/docs/prov.mdx',
  });
  expect(code).toContain('name: "prov-v8"');
  expect(code).toContain(
    'import(/* webpackChunkName: "apart-61-0123abcd-2" */ "/site/docs/prov.mdx?opens=2")',
  );
});
