import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A lesson's address, and the kinds of block that it is made of. */
export interface LessonKinds {
  readonly route: string;
  readonly kinds: ReadonlySet<string>;
}

/** What Markdown draws in a way of its own, by how an author writes it. */
const markdownKinds: readonly (readonly [string, RegExp])[] = [
  ['table', /^\|/m],
  ['formula in a line of its own', /^\s*\$\$/m],
  ['formula', /\$[^$\n]+\$/],
  ['picture', /!\[/],
  ['drawing', /^import \w+ from '.*\.svg'/m],
  ['heading of level 4', /^#### /m],
  ['quotation', /^> /m],
  ['steps', /^\d+\. /m],
  ['footnote', /\[\^/],
  ['key', /<kbd>/],
];

/**
 * What stands between fences and is no code with the colours of all code, which the parts' own site
 * shows whole (tests/fixtures/docs/utseende.mdx).
 */
const drawnFences: ReadonlySet<string> = new Set([
  ...['output', 'text', 'console', 'diff', 'mermaid', 'steptrace', 'trse'],
  ...['circuit', 'maze', 'sprite', 'keys'],
]);

/**
 * The kinds of block in a lesson's source: teaching parts, code, what else stands between fences,
 * and what Markdown draws in a way of its own.
 * @param parts the teaching parts by the names that authors write
 */
export function kindsIn(source: string, parts: ReadonlySet<string>): ReadonlySet<string> {
  const named = Array.from(source.matchAll(/<([A-Z]\w+)/g), ([, name = '']) => name);
  const fences = Array.from(source.matchAll(/^ *```(\w+)/gm), ([, name = '']) =>
    drawnFences.has(name) ? `code: ${name}` : 'code',
  );
  const asides = Array.from(source.matchAll(/^:::(\w+)/gm), ([, name = '']) => `aside: ${name}`);
  const drawn = markdownKinds.filter(([, mark]) => mark.test(source)).map(([kind]) => kind);
  return new Set([...named.filter((name) => parts.has(name)), ...fences, ...asides, ...drawn]);
}

/**
 * Lessons that together have every kind of block that any of them has: each time the one with most
 * that is still missing, so that they are few.
 * @throws when there is nothing to choose from
 */
export function coverKinds(lessons: readonly LessonKinds[]): readonly string[] {
  if (lessons.length === 0) throw new Error('There is no lesson to choose from');
  const chosen: string[] = [];
  const missing = new Set(lessons.flatMap(({ kinds }) => [...kinds]));
  const gainOf = ({ kinds }: LessonKinds): number =>
    [...kinds].filter((kind) => missing.has(kind)).length;
  while (missing.size > 0) {
    const best = lessons.reduce((first, next) => (gainOf(next) > gainOf(first) ? next : first));
    for (const kind of best.kinds) missing.delete(kind);
    chosen.push(best.route);
  }
  return chosen;
}

/** The address of a lesson by its file, `docs/3/m1.mdx`; undefined for what is no lesson. */
export function findLessonRoute(file: string): string | undefined {
  const inside = /^docs\/(.*)\.mdx$/.exec(file.normalize())?.[1];
  return inside === undefined ? undefined : `/courses/${inside.replace(/(?:^|(?<=\/))index$/, '')}`;
}

/** Every lesson of the site with its kinds, in the order of their files. */
export function readLessonKinds(): readonly LessonKinds[] {
  const folders = ['packages/course-parts/src', 'packages/labs/src'].flatMap((room) =>
    readdirSync(room),
  );
  const parts = new Set(folders.filter((name) => /^[A-Z]\w+$/.test(name)));
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name) => {
      const file = path.join('docs', name);
      const route = findLessonRoute(file);
      if (route === undefined) return [];
      return [{ route, kinds: kindsIn(readFileSync(file, 'utf8'), parts) }];
    });
}
