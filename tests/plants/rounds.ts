import type { Plant } from './plant';

/**
 * Which of the two sites a plant's test looks at; undefined when it needs none, or starts its own
 * as the development server's does.
 */
export type Site = 'product' | 'fixtures';

export function siteOf({ test: { level, file } }: Plant): Site | undefined {
  if (file.startsWith('tests/e2e/dev/')) return undefined;
  if (level === 'browser' && file.startsWith('tests/e2e/components/')) return 'fixtures';
  return level === 'browser' || level === 'build' ? 'product' : undefined;
}

/**
 * What plants can be tried together in: one build of a site, or one run of the DOM tests, each of
 * which opens the pages of one part.
 */
const runOf = (plant: Plant): Site | 'dom' | undefined =>
  plant.test.level === 'dom' ? 'dom' : siteOf(plant);

/** The teaching part that a source file belongs to; undefined for what is shared. */
const partOf = (file: string): string | undefined =>
  /^packages\/(?:course-parts|labs)\/src\/([A-Z]\w+)\//.exec(file)?.[1];

/**
 * Two faults of one run could be taken for each other when they meet in a file, in a test file or
 * in what all pages share.
 */
function canShare(one: Plant, other: Plant): boolean {
  if (runOf(one) === undefined || runOf(one) !== runOf(other)) return false;
  if (one.file === other.file || one.test.file === other.test.file) return false;
  const [part, otherPart] = [partOf(one.file), partOf(other.file)];
  if (part === undefined || otherPart === undefined) return part === otherPart;
  return part !== otherPart;
}

/**
 * Plants in as few rounds as they can be tried together in. A unit test has a round of its own: it
 * costs seconds.
 */
export function planRounds(plants: readonly Plant[]): readonly (readonly Plant[])[] {
  const rounds: Plant[][] = [];
  for (const plant of plants) {
    const shared = rounds.find((round) => round.every((other) => canShare(plant, other)));
    if (shared === undefined) rounds.push([plant]);
    else shared.push(plant);
  }
  return rounds;
}
