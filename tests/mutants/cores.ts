/** Pure cores that Stryker changes piece by piece, to see whether their tests see it. */

/** A core, and how much of it its tests must see. */
export interface Core {
  readonly name: string;
  /** The files that are changed. */
  readonly files: readonly string[];
  /** The tests that are run on each change. */
  readonly tests: readonly string[];
  /** The share of the changes that must be seen, in per cent: what was measured, rounded down. */
  readonly floor: number;
}

const parts = 'packages/course-parts/src';

/** Judged here and not by planted faults (tests/plants), which are for what has more around it. */
export const cores: readonly Core[] = [
  {
    name: 'quiz',
    files: [`${parts}/Quiz/quizAnswer.ts`, `${parts}/Quiz/numberAnswer.ts`],
    tests: [
      `${parts}/Quiz/__tests__/quizAnswer.test.ts`,
      `${parts}/Quiz/__tests__/numberAnswer.test.ts`,
    ],
    floor: 93,
  },
  {
    name: 'exercise',
    files: [`${parts}/Exercise/exercise.ts`, `${parts}/FlagCheck/flag.ts`],
    tests: [
      `${parts}/Exercise/__tests__/exercise.test.ts`,
      `${parts}/FlagCheck/__tests__/flag.test.ts`,
    ],
    floor: 81,
  },
  {
    name: 'tip',
    files: [`${parts}/Term/placement.ts`, `${parts}/Term/tipReasons.ts`],
    tests: [
      `${parts}/Term/__tests__/placement.test.ts`,
      `${parts}/Term/__tests__/tipReasons.test.ts`,
    ],
    floor: 89,
  },
];

/**
 * The cores that a command line asks for; all of them when it says nothing.
 * @throws an Error that names what is no core, and those that are
 */
export function chooseCores(names: readonly string[]): readonly Core[] {
  const unknown = names.filter((name) => cores.every((core) => core.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `Okänd kärna: ${unknown.join(', ')}. Rätt är ${cores.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? cores : cores.filter(({ name }) => names.includes(name));
}

/**
 * Stryker's settings for a core. It changes the files where they are, so it runs in a copy.
 * @param runner the file of the plugin that runs Vitest
 */
export function settingsFor({ files, floor }: Core, runner: string): object {
  return {
    testRunner: 'vitest',
    plugins: [runner],
    vitest: { configFile: 'tests/mutants/vitest.config.mts', related: false },
    mutate: files,
    inPlace: true,
    // It would otherwise write `@ts-nocheck` into every file of the project; Vitest asks no types.
    disableTypeChecks: false,
    // What is computed once, when a module is read, would have everything run anew for each change.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // A busy machine must not look like a test that has seen something.
    concurrency: 1,
    timeoutMS: 30_000,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: floor, break: floor },
  };
}
