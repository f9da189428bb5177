import { parseArgs } from 'node:util';
import { acceleratorNames } from '@kurser/accelerators';

/** The parts of the benchmark that can be run by themselves. */
export const sections = ['visits', 'clicks', 'build'] as const;
export type Section = (typeof sections)[number];

export interface Options {
  /** What is measured once a round is measured so many times. */
  readonly rounds: number;
  /** How many pairs of builds are timed. */
  readonly pairs: number;
  readonly only: ReadonlySet<Section>;
  /** Take the sites as they were built by an earlier run. */
  readonly built: boolean;
  /** Values of ACCELERATORS: the site is compared with itself built so, once for each. */
  readonly without: readonly string[];
  /** Build larger and larger sites instead. */
  readonly growth: boolean;
}

const isSection = (name: string): name is Section => sections.some((section) => section === name);

function parseCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${name} is "${text}", and must be a whole number from 1`);
  return count;
}

function parseSections(text: string | undefined): ReadonlySet<Section> {
  if (text === undefined) return new Set(sections);
  const names = text.split(',');
  const known = names.filter(isSection);
  if (known.length < names.length)
    throw new Error(`--only is "${text}", and must be some of ${sections.join(', ')}`);
  return new Set(known);
}

/** `all` is each accelerator by itself, and the plain house. */
function parseWithout(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const known = [...acceleratorNames.map((name) => `-${name}`), 'off'];
  if (text === 'all') return known;
  const settings = text.split(',').map((name) => (name === 'off' ? name : `-${name}`));
  if (settings.every((setting) => known.includes(setting))) return settings;
  throw new Error(
    `--without is "${text}", and must be all, off, or some of ${acceleratorNames.join(', ')}`,
  );
}

/** What `npm run bench -- …` was asked for. @throws on anything that it does not know */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      pairs: { type: 'string', default: '3' },
      only: { type: 'string' },
      without: { type: 'string' },
      built: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
    },
  });
  return {
    rounds: parseCount('rounds', values.rounds),
    pairs: parseCount('pairs', values.pairs),
    only: parseSections(values.only),
    built: values.built,
    without: parseWithout(values.without),
    growth: values.growth,
  };
}
