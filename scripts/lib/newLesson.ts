import { lessonForm } from '@kurser/lesson-check/lessonForm';

/** A page to make: `docs/<folder>/<name>.mdx`. */
export interface LessonPlace {
  readonly folder: string;
  readonly name: string;
}

/** What is in the folder of a new lesson. */
export interface LessonFolder {
  /** The label of its `_category_.json`; undefined when there is no such file, or no folder. */
  readonly category: { readonly slug: string } | undefined;
  /** Files and folders. */
  readonly names: readonly string[];
  /** The pages' places in the sidebar. */
  readonly pages: readonly { readonly file: string; readonly position: number }[];
  /** The places that folders below have taken. */
  readonly folderPositions: readonly number[];
}

export type Answer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string) => ({ kind: 'refused', reason }) as const;

const usage = 'Skriv så här: npm run new -- lesson 3/m18';

/** What the command line asks for. `docs/` in front and `.mdx` at the end may be there or not. */
export function parsePlace(args: readonly string[]): Answer<LessonPlace> {
  const [kind, path, ...rest] = args;
  if (kind === undefined || path === undefined || rest.length > 0) return refused(usage);
  if (kind !== 'lesson') return refused(`Kan göra lesson, inte ${kind}. ${usage}`);
  const parts = path
    .normalize('NFC')
    .replace(/^(?:\.\/)?docs\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  const wrong = parts.find((part) => !/^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u.test(part));
  if (wrong !== undefined) {
    const because = `${wrong === '' ? 'En tom del' : `”${wrong}”`} går inte i en adress`;
    return refused(`${because}: bokstäver och siffror, med - eller _ emellan. ${usage}`);
  }
  const name = parts.at(-1) ?? '';
  if (parts.length < 2) return refused(`I vilken mapp ska ${name} ligga? ${usage}`);
  return { kind: 'ok', value: { folder: parts.slice(0, -1).join('/'), name } };
}

/** The place after the last page that no folder has taken. */
export function nextPosition({ pages, folderPositions }: LessonFolder): number {
  let position = Math.max(0, ...pages.map((page) => page.position)) + 1;
  while (folderPositions.includes(position)) position += 1;
  return position;
}

/**
 * The new file and its text; refused where something has that address already, or where the sidebar
 * knows no such folder.
 */
export function planLesson(
  { folder, name }: LessonPlace,
  facts: LessonFolder,
): Answer<{ readonly file: string; readonly text: string }> {
  const file = `docs/${folder}/${name}.mdx`;
  if (facts.category === undefined) {
    const wanted = `docs/${folder}/_category_.json`;
    return refused(
      `${wanted} saknas, eller har ingen label. Gör den först, med label, position och link som i docs/3/_category_.json.`,
    );
  }
  const taken = facts.names.find((other) => toAddress(other) === toAddress(name));
  if (taken !== undefined)
    return refused(`docs/${folder}/${taken} finns redan. Ingenting är skrivet.`);
  const last = facts.pages.reduce<LessonFolder['pages'][number] | undefined>(
    (latest, page) => (latest === undefined || page.position > latest.position ? page : latest),
    undefined,
  );
  const onwards =
    last === undefined ? `/courses/category/${facts.category.slug}` : `./${last.file}`;
  return {
    kind: 'ok',
    value: { file, text: lessonForm({ position: nextPosition(facts), onwards }) },
  };
}

/**
 * Windows and macOS do not tell upper case from lower, and a folder's index page has the folder's
 * address.
 */
function toAddress(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\.mdx?$/, '')
    .toLowerCase();
}
