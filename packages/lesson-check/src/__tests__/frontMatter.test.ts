import { expect, it } from 'vitest';
import { isPage, parsePage } from '../page/page';

const good = [
  "title: 'Modul 3: Klasser'",
  'sidebar_label: Klasser',
  'sidebar_position: 3',
  "description: 'En sida.'",
  'keywords: [klass]',
  'page_kind: lesson',
];

/** What is said of a page's front matter: `line problem → remedy`, a line each. */
function said(source: string): readonly string[] {
  const page = parsePage('docs/3/m3.mdx', '/docs/3/m3.mdx', source);
  const faults = isPage(page) ? page.frontMatterFaults : [page];
  return faults.map(({ line, problem, expected }) => `${String(line)} ${problem} → ${expected}`);
}

const page = (...lines: readonly string[]): string =>
  ['---', ...lines, '---', '', 'Text.'].join('\n');
const withLine = (row: number, ...lines: readonly string[]): string =>
  page(...good.slice(0, row), ...lines, ...good.slice(row + 1));

it('front matter that is whole has no fault', () => {
  expect(said(page(...good))).toEqual([]);
});

it.each([
  [
    withLine(0, 'title: Modul 3: Klasser'),
    "2 front matter: värdet har ett kolon → citattecken runt värdet: title: 'Modul 3: Klasser'",
  ],
  [
    withLine(0, "title: Alvas 'bok': en klass"),
    `2 front matter: värdet har ett kolon → citattecken runt värdet: title: "Alvas 'bok': en klass"`,
  ],
  [
    withLine(0, 'title: *Klasser*'),
    "2 front matter: värdet börjar med * → citattecken runt värdet: title: '*Klasser*'",
  ],
  [withLine(4, 'keywords:', '\t- klass'), '7 front matter: raden är indragen med tabb → blanksteg'],
  [
    withLine(4, 'keywords:', '  - klass', ' - objekt'),
    '8 front matter: indraget stämmer inte → samma indrag som raden ovanför',
  ],
  [withLine(4, 'keywords: [klass'), '6 front matter: listan stängs inte → ] i slutet'],
  [
    withLine(3, "description: 'En sida."),
    '5 front matter: ett citattecken stängs inte → samma citattecken före och efter värdet',
  ],
  [
    withLine(3, 'description: "En sida.'),
    '5 front matter: ett citattecken stängs inte → samma citattecken före och efter värdet',
  ],
  [
    withLine(3, "description: 'Alvas 'bok' är en klass'"),
    '5 front matter: texten fortsätter efter citattecknet → ” inuti texten, eller citattecken av det andra slaget runt den',
  ],
  [
    page(...good, 'sidebar_label: Igen'),
    '8 front matter: sidebar_label står två gånger → en av raderna',
  ],
  [
    withLine(1, 'sidebar_label: @klass'),
    '3 front matter: raden går inte att läsa → nyckel: värde, med blanksteg efter kolonet och citattecken runt värdet',
  ],
  [
    ['---', ...good, '', '## Mål', '', 'Text.'].join('\n'),
    '1 front matter på rad 1 stängs inte → --- på en egen rad efter den sista nyckeln',
  ],
  [`\n${page(...good)}`, '2 front matter börjar inte på filens första rad → inget före ---'],
])('%j', (source, expected) => {
  expect(said(source)).toEqual([expected]);
});
