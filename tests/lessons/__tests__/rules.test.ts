import { describe, expect, it } from 'vitest';
import type { Page } from '../page/page';
import { rules } from '../rules';
import { readSite } from '../site/site';
import { lessonSource, plant, toPage } from './support';

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

  const lineOf = (text: string) =>
    lessonSource.slice(0, lessonSource.indexOf(text)).split('\n').length;
  const at = (text: string, problem: string) => `${String(lineOf(text))} ${problem}`;

  // Each line plants one fault in the lesson and says what must be found, and where.
  it.each<[rule: string, find: string | RegExp, replacement: string, expected: string]>([
    ['front matter', "title: 'Stackar och köer'\n", '', '1 title saknas i front matter'],
    [
      'front matter',
      'sidebar_position: 1',
      'sidebar_position: ett',
      at('sidebar_position', 'sidebar_position har fel värde'),
    ],
    [
      'front matter',
      'page_kind: lesson',
      'page_kind: lektion',
      at('page_kind', 'page_kind har fel värde'),
    ],
    [
      'front matter',
      'keywords: [stack, kö]',
      'keywords: []',
      at('keywords', 'keywords har fel värde'),
    ],
    [
      'front matter',
      'page_kind: lesson',
      'page_kind: lesson\nsidebar: x',
      '8 sidebar är fel i front matter',
    ],
    ['front matter', 'keywords: [', 'keywords: [[', '7 front matter är inte giltig YAML'],
    [
      'egen beskrivning',
      /description: .*/,
      'description: Hur en kö fungerar  och varför den är rättvis.',
      at('description', 'samma description som docs/vidare.mdx'),
    ],
    [
      'delar',
      '## Sammanfattning',
      '## Slut',
      '1 avsnittet Sammanfattning saknas eller har ingen lista (page_kind: lesson)',
    ],
    [
      'delar',
      '- [Nästa sida](./vidare.mdx)',
      'Slut.',
      '1 avsnittet Vidare saknas eller har ingen länk (page_kind: lesson)',
    ],
    ['delar', '## Mål', '## Syfte', '1 avsnittet Mål saknas (page_kind: lesson)'],
    [
      'mål',
      '- lägga till och ta bort värden i en stack\n',
      '',
      `${String(lineOf('- lägga till'))} avsnittet Mål har 2 mål`,
    ],
    ['rubriker', '## Uppgifter', '# Uppgifter', at('## Uppgifter', 'rubrik på nivå 1: Uppgifter')],
    [
      'rubriker',
      '## Uppgifter',
      '#### Uppgifter',
      at('## Uppgifter', 'rubrik på nivå 4: Uppgifter'),
    ],
    [
      'rubriker',
      '## Uppgifter',
      '## Mål',
      at('## Uppgifter', `rubriken Mål finns redan på rad ${String(lineOf('## Mål'))}`),
    ],
    [
      'rubriker',
      '## Uppgifter',
      '## Tomt\n\n## Uppgifter',
      at('## Uppgifter', 'avsnittet Tomt är tomt'),
    ],
    ['rubriker', '## Uppgifter', '## ???', at('## Uppgifter', 'rubriken ger ett tomt id')],
    [
      'alternativa texter',
      '![En kö med tre elever]',
      '![]',
      at('![En kö', 'bilden saknar alternativ text'),
    ],
    [
      'alternativa texter',
      '<Figure alt="Tre lådor på varandra."',
      '<Figure',
      at('<Figure', 'bilden saknar alternativ text'),
    ],
    [
      'alternativa texter',
      '%% alt: Värdet går in och kommer ut.',
      '%% alt:',
      at('%% alt', 'diagrammet saknar alternativ text'),
    ],
    [
      'länkar',
      './vidare.mdx#en-annan-rubrik',
      './borta.mdx',
      at('En <Term', 'filen ./borta.mdx finns inte'),
    ],
    [
      'länkar',
      './vidare.mdx#en-annan-rubrik',
      './vidare',
      at('En <Term', 'filen ./vidare finns inte'),
    ],
    [
      'länkar',
      '#en-annan-rubrik',
      '#en-tredje',
      at('En <Term', './vidare.mdx har ingen rubrik med id en-tredje'),
    ],
    [
      'länkar',
      '(#vidare)',
      '(#borta)',
      at('bland [kategorierna]', 'den här sidan har ingen rubrik med id borta'),
    ],
    [
      'länkar',
      '/courses/category/årskurs-3',
      '/courses/category/årskurs-4',
      at('bland [kategorierna]', 'ingen kategorisida heter årskurs-4'),
    ],
    [
      'länkar',
      '(/courses/vidare)',
      '(/courses/borta)',
      at('bland [kategorierna]', 'ingen sida har adressen /courses/borta'),
    ],
    [
      'länkar',
      '(/courses/vidare)',
      '(/img/borta.png)',
      at('bland [kategorierna]', 'länken /img/borta.png leder ingenstans'),
    ],
    [
      'länkar',
      './filer/ko.png',
      './filer/hast.png',
      at('![En kö', 'filen ./filer/hast.png finns inte'),
    ],
    ['kodblock', '```mermaid', '```', at('```mermaid', 'kodblocket saknar språk')],
    ['kodblock', '```mermaid', '```ruby', at('```mermaid', 'okänt språk: ruby')],
    [
      'kodblock',
      'file=stapel.py',
      'fil=stapel.py',
      at('```python file', 'okänt ord efter språket: fil=stapel.py'),
    ],
    ['kodblock', 'file=stapel.py', 'ignore', at('```python file', 'ignore saknar skäl')],
    ['kodblock', 'file=stapel.py', 'ignore=" "', at('```python file', 'ignore saknar skäl')],
    [
      'kodblock',
      'file=stapel.py',
      'file=../stapel.py',
      at('```python file', 'filen ../stapel.py ligger utanför sidans katalog'),
    ],
    [
      'kodblock',
      'file=stapel.py',
      'no_run should_fail',
      at('```python file', 'orden no_run och should_fail säger emot varandra'),
    ],
    [
      'kodblock',
      'file=stapel.py',
      'run',
      at('```python file', 'ordet run betyder inget för python här'),
    ],
    [
      'kodblock',
      'file=stapel.py',
      'test',
      at('```python file', 'ordet test betyder inget för python här'),
    ],
    [
      'kodblock',
      '```mermaid',
      '```mermaid continues',
      at('```mermaid', 'ordet continues betyder inget för mermaid här'),
    ],
    ['kodblock', '```mermaid', '```gdb', at('```mermaid', 'gdb-blocket säger inte vilket program')],
    [
      'kodblock',
      '```steptrace lang=python',
      '```python',
      at('```steptrace', 'python-block inuti StepTrace'),
    ],
    [
      'frågor',
      'kind="single"',
      'kind="enkel"',
      at('<Question kind="single"', 'okänt slag av fråga: enkel'),
    ],
    [
      'frågor',
      '<Choice why="Så gör en kö."',
      '<Choice correct why="Så gör en kö."',
      at('<Question kind="single"', 'frågan (single) är inte hel'),
    ],
    [
      'frågor',
      '<Choice why="Så gör en kö."',
      '<Choice',
      at('<Choice why', 'svaret saknar förklaring'),
    ],
    ['frågor', '<Accept>kö</Accept>', '', at('<Question kind="text"', 'frågan (text) är inte hel')],
    [
      'frågor',
      / why="Först in, först ut."/,
      '',
      at('<Question kind="text"', 'frågan (text) är inte hel'),
    ],
    [
      'uppgifter',
      '<Exercise title="Dubbla"',
      '<Exercise',
      at('<Exercise title="Dubbla"', 'uppgiften saknar title'),
    ],
    [
      'uppgifter',
      'stars={1}',
      'stars={4}',
      at('<Exercise title="Dubbla"', 'uppgiften Dubbla saknar svårighetsgrad'),
    ],
    [
      'uppgifter',
      '<Hint>Använd `*`.</Hint>',
      '',
      at('<Exercise title="Dubbla"', 'uppgiften Dubbla har 1 Hint'),
    ],
    ['uppgifter', 'Använd `*`.', '', at('<Hint>Använd', 'tom Hint')],
    [
      'uppgifter',
      '<Solution>Tre lådor på varandra.</Solution>',
      '',
      at('<Exercise title="Rita"', 'uppgiften Rita saknar lösning'),
    ],
    [
      'uppgifter',
      '## Sammanfattning',
      '<Hint>Vilse.</Hint>\n\n## Sammanfattning',
      at('## Sammanfattning', 'Hint utanför Exercise'),
    ],
    [
      'uppgifter',
      /```python\n(?=def dubbla\(tal: int\) -> int:\n {4}return)/,
      '```c\n',
      at('```python test', 'testet har ingen lösning att pröva'),
    ],
    ['PyRun', '<PyRun title="Räkna medelvärdet"', '<PyRun', at('<PyRun', 'PyRun saknar title')],
    [
      'PyRun',
      '```python solution',
      '```python',
      at('<PyRun', 'PyRun ska ha ett block startkod, först'),
    ],
    ['StepTrace', '@1', '@7', `${String(lineOf('@1'))} `],
    ['flaggor', '5891b5b522', '', at('<FlagCheck', 'sha256 har 54 tecken')],
    ['flaggor', 'name="u1" ', '', at('<FlagCheck', 'FlagCheck saknar ett eget namn')],
    ['formler', '$a^2 + b^2$', '$\\frac{a$', at('Formeln', 'formeln går inte att läsa')],
    ['formler', '$a^2 + b^2$', '$längd$', at('Formeln', 'formeln går inte att läsa')],
    [
      'ordlistan',
      '<Term id="stack">',
      '<Term id="stak">',
      at('En <Term', 'termen stak finns inte i docs/glossary.json'),
    ],
    ['ordlistan', '>stack</Term>', '>hög</Term>', at('En <Term', 'termen stack skrivs hög')],
    ['platshållare', 'Formeln är', 'TODO: formeln är', at('Formeln', 'platshållare: TODO')],
    [
      'platshållare',
      'Formeln är',
      'Mer kommer snart. Formeln är',
      at('Formeln', 'platshållare: kommer snart'),
    ],
    ['skrivfel', 'Formeln är', 'Formeln att\natt', at('Formeln', 'dubbelt ord: att att')],
    ['skrivfel', 'Formeln är', 'Formeln , är', at('Formeln', 'mellanslag före ,')],
    [
      'skrivfel',
      'Formeln är',
      'Formeln “är”',
      at('Formeln', 'engelskt eller tyskt citattecken: “'),
    ],
    ['skrivfel', 'Formeln är', 'Felmedelandet är', at('Formeln', 'felstavat ord: Felmedelandet')],
    ['skrivfel', 'Formeln är', 'En algorithm är', at('Formeln', 'engelsk stavning: algorithm')],
  ])('%s: finds %s → %s', (rule, find, replacement, expected) => {
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

  it('let code and code spans say TODO', () => {
    const page = plant('Formeln är', 'Skriv `TODO` så här:\n\n```text\nTODO\n```\n\nFormeln är');
    expect(problemsOf('platshållare', page)).toEqual([]);
  });

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

  it('require three questions of a quiz', () => {
    expect(problemsOf('frågor', small('index', '<Quiz>\n\nInget.\n\n</Quiz>'))).toEqual([
      '10 Quiz har 0 frågor',
    ]);
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
