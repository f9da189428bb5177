/**
 * Lessons for a site of any size: the same small text, with words that change from page to page.
 */

export interface PageFile {
  /** Inside the folder of the lessons. */
  readonly path: string;
  readonly text: string;
}

const lessonsInPart = 40;
const partsInArea = 10;

const things = [
  ...['listan', 'kön', 'stapeln', 'grafen', 'trädet', 'tabellen', 'filen', 'servern', 'klassen'],
  ...['modulen', 'nyckeln', 'kretsen', 'bussen', 'spelaren', 'kartan', 'vägen', 'mätningen'],
  ...['protokollet', 'felet', 'testet', 'grenen', 'texten', 'bilden', 'modellen', 'regeln'],
] as const;
const verbs = [
  ...['läser', 'skriver', 'sorterar', 'delar', 'flyttar', 'jämför', 'räknar', 'söker', 'sparar'],
  ...['hämtar', 'ritar', 'byter', 'kopierar', 'minns', 'ändrar', 'öppnar', 'stänger'],
] as const;
const manners = [
  ...[
    'ett steg i taget',
    'från början till slut',
    'utan att fråga',
    'två gånger om',
    'i tur och ordning',
  ],
  ...['så fort det går', 'medan andra väntar', 'innan något annat händer', 'på en egen rad'],
] as const;

/**
 * Numbers that look drawn by lot and are the same in every run: a linear congruential generator
 * (Numerical Recipes).
 */
function drawFrom(seed: number): (count: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator repeat soon.
    return Math.floor((state / 2 ** 32) * count);
  };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The title of a lesson, which no other has. */
export function lessonTitle(index: number): string {
  const draw = drawFrom(index + 1);
  return `Lektion ${index + 1}: ${upper(things[draw(things.length)] ?? '')}`;
}

function lessonText(index: number): string {
  const draw = drawFrom(index + 1);
  const word = (words: readonly string[]): string => words[draw(words.length)] ?? '';
  const sentence = (): string =>
    upper(`${word(things)} ${word(verbs)} ${word(things)} ${word(manners)}.`);
  const paragraph = (): string => Array.from({ length: 6 }, sentence).join(' ');
  const section = (heading: string): string =>
    `## ${heading}\n\n${paragraph()}\n\n${paragraph()}\n`;
  const value = draw(1_000);
  return `---
title: '${lessonTitle(index)}'
sidebar_label: Lektion ${index + 1}
sidebar_position: ${index + 1}
description: ${sentence()}
---

${section(`Vad ${word(things)} gör`)}
- ${sentence()}
- ${sentence()}

\`\`\`python
antal = ${value}
for steg in range(3):
    antal = antal + steg
print(antal)
\`\`\`

${section(`När ${word(things)} ${word(verbs)}`)}
<Quiz>

<Question kind="single">

Vad blir \`${value} + 3\`?

<Choice correct why="Tre mer än ${value}.">${value + 3}</Choice>
<Choice why="Det är ett för lite.">${value + 2}</Choice>

</Question>

</Quiz>

${section(`Mer om ${word(things)}`)}`;
}

/** Where a lesson lies: forty in a part, ten parts in an area, as a school's would be. */
export function lessonPath(index: number): string {
  const part = Math.floor(index / lessonsInPart);
  const area = Math.floor(part / partsInArea);
  return `omrade${area + 1}/del${part + 1}/lektion${index + 1}`;
}

function categoryFile(folder: string, label: string, position: number): PageFile {
  const category = { label, position, link: { type: 'generated-index' } };
  return { path: `${folder}/_category_.json`, text: JSON.stringify(category) };
}

/** All the files of a site with so many lessons. */
export function lessonFiles(count: number): readonly PageFile[] {
  const files: PageFile[] = [
    {
      path: 'index.mdx',
      text: '---\ntitle: Början\nsidebar_position: 0\n---\n\nEn sida att börja på.\n',
    },
  ];
  const folders = new Map<string, PageFile>();
  for (let index = 0; index < count; index += 1) {
    const path = lessonPath(index);
    const [area = '', part = ''] = path.split('/');
    for (const [folder, name] of [
      [area, area],
      [`${area}/${part}`, part],
    ] as const) {
      const position = Number(name.replace(/\D/g, ''));
      const label = upper(name.replace(/(\d+)/, ' $1').replace('omrade', 'område'));
      folders.set(folder, categoryFile(folder, label, position));
    }
    files.push({ path: `${path}.mdx`, text: lessonText(index) });
  }
  return [...files, ...folders.values()];
}
