import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closest } from '../../../lesson-language/src/source/closest';
import { isPage, type Page, readPage } from '../page/page';
import { rules } from '../rules';
import { readSite } from '../site/site';
import { fixtureSite, plant, withSiteCopy } from './support';

const site = readSite(fixtureSite);

/**
 * What all rules find on a page with this text in it, but for what concerns the page as a whole.
 */
function findingsWith(text: string, find: string | RegExp = 'Formeln är') {
  const page = plant(find, `${text}\n\nFormeln är`);
  return rules.flatMap((rule) => rule.check(page, site));
}

describe('the rules on slips', () => {
  it.each([
    '<Excercise title="A" stars={1}>\n\nB\n\n</Excercise>',
    'En {dict} är bra',
    '<p style="color: red">A</p>',
    '<MazeViz algorithm="bfss" />',
    '<AluSim a={99} />',
    '<Quiz goals={[2]}>\n\n<Question kind="singel">\n\nB?\n\n</Question>\n\n</Quiz>',
    'Läs [mer]( ) här',
    'Det kostar $5 och $10.',
    '![En kö](./min bild.png)',
    '##Uppgifter',
    '[FYLL I en formel]',
    'Öppna C:\\Users\\anna.',
  ])('say one thing of %j', (text) => {
    expect(findingsWith(text)).toHaveLength(1);
  });

  it.each([
    ['<Exercise title="Rita"', '<Exercise titel="Rita"'],
    ['stars={2}', 'stars="2"'],
    ['5891b5b522', ''],
  ])('say one thing of %s that has become %s', (find, replacement) => {
    const page = plant(find, replacement);
    expect(rules.flatMap((rule) => rule.check(page, site))).toHaveLength(1);
  });

  it.each([
    'Tryck <kbd>Ctrl</kbd> och byt<br/>rad',
    'Mängden {"{1, 2}"} har två tal{/* och inga fler */}',
    '<NamnObjekt />',
    'Det kostar \\$5 och \\$10, inte $a$ eller $5$: det $n$te.',
    'Skriv `C:\\Users`, mönstret \\bfoo\\b eller kl. 10:30.',
    'Listan a[0] (se nedan), [3] (./a och b), [klassen] (spelare.py) och [text][ref]\n\n[ref]: ./vidare.mdx',
    '[sidan](./vidare.mdx "En titel")',
    '# och ## skapar rubriker, #python är en tagg',
    '````text\n```python\n````',
    '~~~text\n```python\n~~~',
    '```` `a` ```` är kod i raden',
    '- en punkt\n\n  ```text\n  a\n  ```\n\n> ```text\n> a\n> ```',
    '<p style={{ color: "red" }}>A</p>',
    '<BaseConverter value={-3} width={8} />',
  ])('let %j pass', (text) => {
    const findings = findingsWith(text).filter(
      ({ problem }) => !problem.startsWith('rubrik på nivå'),
    );
    expect(findings).toEqual([]);
  });

  it('look at names that the page declares itself', () => {
    const declared =
      "import NamnObjekt from './filer/figur.svg';\n\nexport const Ruta = () => null;\n";
    const page = plant(
      /import NamnObjekt[\s\S]*?Formeln är/,
      `${declared}\n<NamnObjekt />\n\n<Ruta />\n\n{Ruta.name}\n\n<Rutan />`,
    );
    const named = rules.filter(({ name }) => name === 'komponenter' || name === 'klamrar');
    expect(named.flatMap((rule) => rule.check(page, site))).toMatchObject([
      { problem: 'okänd komponent: <Rutan>', expected: 'menade du <Ruta>?' },
    ]);
  });

  it('tell a picture that is too large for a phone', async () => {
    await withSiteCopy((root) => {
      writeFileSync(join(root, 'docs', 'filer', 'ko.png'), Buffer.alloc(500_600));
      writeFileSync(join(root, 'docs', 'filer', 'figur.svg'), Buffer.alloc(600_000));
      expect(problemsOf('bilders storlek', root, 'lektion.mdx')).toEqual([
        'bilden ./filer/figur.svg är 600 kB',
        'bilden ./filer/ko.png är 501 kB',
      ]);
      return Promise.resolve();
    });
  });

  it('tell two pages with one address', async () => {
    await withSiteCopy((root) => {
      const page = join(root, 'docs', 'lektion.mdx');
      const source = lessonWith('page_kind: lesson', 'page_kind: lesson\nslug: vidare');
      writeFileSync(page, source);
      expect(problemsOf('egen titel och adress', root, 'lektion.mdx')).toEqual([
        'adressen /courses/vidare har också docs/vidare.mdx',
      ]);
      return Promise.resolve();
    });
  });
});

describe('closest', () => {
  it.each([
    ['Excercise', 'Exercise'],
    ['Predikt', 'Predict'],
    ['quiz', 'Quiz'],
    ['Tabs', undefined],
    ['Namn', undefined],
  ])('%s → %s', (written, meant) => {
    expect(closest(written, ['Exercise', 'Predict', 'Quiz', 'Hint', 'Term'])).toBe(meant);
  });
});

function lessonWith(find: string, replacement: string): string {
  return plant(find, replacement).source;
}

function requirePage(root: string, name: string): Page {
  const page = readPage(root, join(root, 'docs', name));
  if (!isPage(page)) throw new Error(page.problem);
  return page;
}

function problemsOf(rule: string, root: string, name: string): readonly string[] {
  const found = rules.filter((each) => each.name === rule);
  const page = requirePage(root, name);
  return found.flatMap((each) => each.check(page, readSite(root))).map(({ problem }) => problem);
}
