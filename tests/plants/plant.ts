/** A planted fault: a small patch of a source file, and the test that has to turn red of it. */

/** Where the fault is seen; the cheapest level first. */
export const levels = ['unit', 'dom', 'rules', 'build', 'browser'] as const;
export type Level = (typeof levels)[number];

/** One place in one file, and what is put there. */
export interface Patch {
  /** What is then wrong or different, in a few words. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

export interface Plant extends Patch {
  readonly test: {
    readonly level: Level;
    readonly file: string;
    /** The test's own title, without those of the groups around it. */
    readonly title: string;
  };
}

/**
 * The source with the fault in it.
 * @throws an Error that names the plant when it would change nothing, or when `find` does not stand
 * exactly once in the source: a plant that no longer applies must be heard of, or the fault it
 * stands for goes untested
 */
export function withPlant(source: string, { name, file, find, replace }: Patch): string {
  if (find === '' || find === replace) throw new Error(`${name}: the patch changes nothing.`);
  const places = source.split(find).length - 1;
  if (places !== 1)
    throw new Error(
      `${name}: ${file} holds ${JSON.stringify(find)} ${places} times; it must stand there exactly once.`,
    );
  // A function, so that `$&` in the replacement means itself.
  return source.replace(find, () => replace);
}

/** A text as a regular expression that matches it and nothing else. */
export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a title leaves room for a table's values: `%s`, `$name` and `${…}`. */
const gaps = /%[sdifjo]|\$\{[^}]*\}|\$\w+/g;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.split(gaps).map(escaped).join('.*')}$`);

/**
 * How often a test's source has a test with this title: as a whole string, first in a call of `it`
 * or `test`. A title that a table has filled in counts once, where the source has a title with gaps
 * that it fits.
 */
export function countTests(source: string, title: string): number {
  const calls = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  const titles = [...source.matchAll(calls)].map(([, , text = '']) => text.replace(/\\(.)/g, '$1'));
  const whole = titles.filter((each) => each === title).length;
  const fits = titles.some((each) => each.search(gaps) !== -1 && patternOf(each).test(title));
  return whole === 0 && fits ? 1 : whole;
}

/**
 * Everything that is wrong with a list of plants, given how to read a file of the tree (undefined
 * where there is none). Names must differ, patches apply, and every test be there under its title,
 * once.
 */
export function faultsOf(
  plants: readonly Plant[],
  read: (file: string) => string | undefined,
): readonly string[] {
  const names = plants.map(({ name }) => name);
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...doubled.map((name) => `${name}: two plants have this name.`),
    ...plants.flatMap((plant) => [...patchFaults(plant, read), ...testFaults(plant, read)]),
  ];
}

function patchFaults(plant: Plant, read: (file: string) => string | undefined): string[] {
  const source = read(plant.file);
  if (source === undefined) return [`${plant.name}: there is no ${plant.file}.`];
  try {
    withPlant(source, plant);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function testFaults({ name, test }: Plant, read: (file: string) => string | undefined): string[] {
  const source = read(test.file);
  if (source === undefined) return [`${name}: there is no ${test.file}.`];
  const count = countTests(source, test.title);
  return count === 1 ? [] : [`${name}: ${test.file} has ${count} tests "${test.title}", not one.`];
}
