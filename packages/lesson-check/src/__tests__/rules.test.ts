import { describe, expect, it } from 'vitest';
import type { Page } from '../page/page';
import { rules } from '../rules';
import { readSite } from '../site/site';
import { contentFaults } from './planted/content';
import { pageFaults } from './planted/page';
import { slipFaults } from './planted/slips';
import { taskFaults } from './planted/tasks';
import { lessonSource, plant, toPage } from './support';

const faults = [...pageFaults, ...contentFaults, ...taskFaults, ...slipFaults];
const site = readSite(new URL('../fixtures/site', import.meta.url).pathname);

/** The problems that the rule of that name finds. */
function problemsOf(name: string, page: Page): string[] {
  const rule = rules.find((each) => each.name === name);
  if (rule === undefined) throw new Error(`No rule is called ${name}`);
  return rule.check(page, site).map(({ line, problem }) => `${String(line)} ${problem}`);
}

/** A page of its own with these front matter lines and this body. */
function small(kind: string, body: string): Page {
  const matter = `title: T\nsidebar_label: T\nsidebar_position: 1\ndescription: D\nkeywords: [a]\npage_kind: ${kind}`;
  return toPage(`---\n${matter}\n---\n\n${body}`);
}

describe('the rules', () => {
  it('have nothing to say of a lesson without faults', () => {
    const findings = rules.flatMap((rule) => rule.check(toPage(lessonSource), site));
    expect(findings).toEqual([]);
  });

  it('are each proved by a fault', () => {
    const proved = new Set(faults.map(([rule]) => rule));
    // The opening's length has a test of its own below: the lesson is no opening. So has the size
    // of pictures, for the sake of the repository's.
    expect(rules.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([
      'inledningens längd',
      'bilders storlek',
    ]);
  });

  it.each(faults)('%s: finds %s → %s', (rule, find, replacement, expected) => {
    const problems = problemsOf(rule, plant(find, replacement));
    expect(
      problems.some((problem) => problem.startsWith(expected)),
      problems.join('\n'),
    ).toBe(true);
  });

  it.each([
    ['det är det det handlar om'],
    ['miljön slås på på nytt'],
    ['- att\n- att'],
    ['`att` att'],
    ['en *algoritm* (eng. search algorithm)'],
    ['Kör `a` , sedan'],
  ])('let %j pass', (text) => {
    expect(problemsOf('skrivfel', plant('Formeln är', text))).toEqual([]);
  });

  it('tell of goals that cannot be read once', () => {
    const page = plant('goals={[3]}', 'goals={3}');
    const problems = rules.flatMap((rule) => rule.check(page, site)).map(({ problem }) => problem);
    expect(problems).toEqual([expect.stringContaining('Exercise: goals är 3')]);
  });

  it('let code and code spans say TODO', () => {
    const page = plant('Formeln är', 'Skriv `TODO` så här:\n\n```text\nTODO\n```\n\nFormeln är');
    expect(problemsOf('platshållare', page)).toEqual([]);
  });

  it.each(['{"djur:\\n  katt\\n    lo"}', '\n  {`djur:\nkatt\n\nlo`}\n', '{"2*3*4"}', '2 * 3 * 4'])(
    'let an output to choose say %j',
    (text) => {
      const page = plant(
        '<Choice why="En kö lämnar ut 1.">1</Choice>',
        `<Choice why="En kö lämnar ut 1.">${text}</Choice>`,
      );
      expect(problemsOf('ordagrant', page)).toEqual([]);
    },
  );

  it('find a lost indent in an accepted answer too', () => {
    const answer = '<Accept>{`djur:\n  katt`}</Accept>';
    expect(problemsOf('ordagrant', small('index', answer))).toHaveLength(1);
  });

  it.each([
    '[uppgiften](#uppgift-dubbla)',
    '<Glossary />\n\n[ordet](#ordlista-stack)',
    '<Figure alt="En låda">![](./lada.png)</Figure>',
  ])('let %s pass', (text) => {
    const page = plant('Formeln är', `${text}\n\nFormeln är`);
    expect(problemsOf('länkar', page).filter((each) => !each.includes('lada.png'))).toEqual([]);
    expect(problemsOf('alternativa texter', page)).toEqual([]);
  });

  it.each(['[ordet](#ordlista-stack)', '<Glossary />\n\n[ordet](#ordlista-stak)'])(
    'do not let %s pass',
    (text) => {
      expect(problemsOf('länkar', plant('Formeln är', `${text}\n\nFormeln är`))).toHaveLength(1);
    },
  );

  it.each([
    ['lesson', 6],
    ['workbook', 3],
    ['project', 5],
    ['cheatsheet', 4],
    ['index', 3],
    ['opening', 1],
  ])('require their parts of an empty page of the kind %s', (kind, count) => {
    expect(problemsOf('delar', small(kind, 'Tomt.'))).toHaveLength(count);
  });

  it('count only examples that show their output', () => {
    const console = '```console\n$ ls\n';
    const examples = (body: string) =>
      problemsOf('delar', small('lesson', body)).filter((each) => each.includes('exempel'));
    expect(
      examples(`${console}a.py\n\`\`\`\n\n\`\`\`trse\nx\n\`\`\`\n\n\`\`\`text\n1\n\`\`\`\n`),
    ).toEqual([]);
    expect(examples(`${console}\`\`\`\n\n${console}a.py\n\`\`\`\n`)).toHaveLength(1);
  });

  it.each([
    ['number', ' answer={0} why="x"', []],
    ['number', ' why="x"', ['frågan (number) är inte hel']],
    ['number', ' answer={många} why="x"', ['frågan (number) är inte hel']],
    ['order', ' why="x"', ['frågan (order) är inte hel']],
    ['multiple', '', ['frågan (multiple) är inte hel']],
  ])('look into a question of the kind %s with%s', (kind, attributes, expected) => {
    const page = small('index', `<Question kind="${kind}"${attributes}>\n\nFråga?\n\n</Question>`);
    expect(problemsOf('frågor', page).map((problem) => problem.replace(/^\d+ /, ''))).toEqual(
      expected,
    );
  });

  it('only warn of goals while no task on the page names any, and not of a page without tasks', () => {
    const warnings = (page: Page) => {
      const rule = rules.find(({ name }) => name === 'övade mål');
      return rule?.check(page, site).map(({ severity }) => severity ?? 'fault');
    };
    expect(warnings(plant(/ goals=\{[^}]*\}/g, ''))).toEqual(['warning']);
    expect(warnings(plant('goals={[3]}', ''))).toEqual(['fault']);
    expect(warnings(small('opening', '## Mål\n\n- a\n- b\n- c'))).toEqual([]);
  });

  it('require a question of every quiz and three of some quiz on the page', () => {
    const quiz = (count: number) =>
      `<Quiz>\n\n${'<Question kind="number" answer={1} why="x">\n\nFråga?\n\n</Question>\n\n'.repeat(count)}</Quiz>`;
    const problems = (...counts: number[]) =>
      problemsOf('frågor', small('index', counts.map(quiz).join('\n\n'))).map((problem) =>
        problem.replace(/^\d+ /, ''),
      );
    expect(problems(3)).toEqual([]);
    expect(problems(1, 3)).toEqual([]);
    expect(problems(3, 0)).toEqual(['Quiz har 0 frågor']);
    expect(problems(1, 2)).toEqual(['Quiz har 2 frågor']);
  });

  it('count the words of an opening', () => {
    const opening = (words: number) =>
      small('opening', `## Mål\n\n- ${'mål '.repeat(90)}\n\n## Rubrik\n\n${'ord '.repeat(words)}`);
    expect(problemsOf('inledningens längd', opening(99))).toEqual(['14 inledningen har 99 ord']);
    expect(problemsOf('inledningens längd', opening(100))).toEqual([]);
    expect(problemsOf('inledningens längd', opening(200))).toEqual([]);
    expect(problemsOf('inledningens längd', opening(201))).toEqual(['14 inledningen har 201 ord']);
  });
});
