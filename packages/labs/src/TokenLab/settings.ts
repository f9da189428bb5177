import type { Fence } from '@kurser/shared/nodeText';
import {
  parseProps,
  readNumber,
  readNumbers,
  readOneOf,
  readOwn,
  readSomeOf,
  readText,
  type AuthorProps,
  type PropReader,
} from '../kit/settings';
import type { Unit } from './core/ngram';

export const partNames = ['bpe', 'ngram', 'temperatur'] as const;
export type PartName = (typeof partNames)[number];

/** A word that a language model could write next, and what the model says for it. */
export interface Candidate {
  readonly word: string;
  readonly logit: number;
}

export interface TokenSettings {
  readonly title: string;
  /** The parts that can be chosen; the first is shown first. */
  readonly parts: readonly [PartName, ...PartName[]];
  /** The text that is split into tokens. */
  readonly bpeText: string;
  /** The text that the n-gram model counts. */
  readonly ngramText: string;
  readonly merges: number;
  readonly n: number;
  readonly unit: Unit;
  readonly seed: number;
  /** Tokens that "Skriv" writes at a time. */
  readonly length: number;
  readonly candidates: readonly Candidate[];
  readonly temperature: number;
}

/** What each part of the lab is given. */
export interface PartProps {
  readonly settings: TokenSettings;
}

export const limits = {
  merges: { min: 0, max: 200, integer: true },
  n: { min: 1, max: 5, integer: true },
  seed: { min: 0, max: 999999, integer: true },
  length: { min: 1, max: 200, integer: true },
  temperature: { min: 0, max: 5 },
  logit: { min: -20, max: 20 },
} as const;

/** Longer texts would make a step slow and the page long. */
export const longestText = 3000;

const defaultBpeText = 'låg lågre lågst högre högst';
const defaultNgramText = 'katten sitter på mattan och katten ser hunden och hunden ser katten';

function readSource(read: PropReader, fences: readonly Fence[]): string | undefined {
  const preset = readText(read, 'text', '');
  const text = readOwn(read, fences, { noun: 'texten', prop: 'text', preset, parse: String });
  if (text.length > longestText)
    read.fault(`texten har ${text.length} tecken men får ha högst ${longestText}`);
  return text || undefined;
}

function readCandidates(read: PropReader): readonly Candidate[] {
  const logits = readNumbers(read, 'logits', [2, 1, 0.1]);
  const words = readText(read, 'words', 'mattan soffan taket').split(/\s+/).filter(Boolean);
  if (read.has('logits') !== read.has('words'))
    read.fault('logits och words hör ihop: skriv båda eller ingen');
  else if (words.length !== logits.length || words.length < 2 || words.length > 10)
    read.fault(
      `words har ${words.length} ord och logits ${logits.length} tal men ska ha lika många, 2 till 10`,
    );
  return words.map((word, i) => ({ word, logit: logits[i] ?? 0 }));
}

/**
 * The settings of `<TokenLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: AuthorProps, fences: readonly Fence[]): TokenSettings {
  return parseProps('TokenLab', props, (read) => {
    const [first = 'bpe', ...others] = readSomeOf<PartName>(read, 'show', partNames, partNames);
    const text = readSource(read, fences);
    return {
      title: readText(read, 'title', 'Från text till tal'),
      parts: [first, ...others],
      bpeText: text ?? defaultBpeText,
      ngramText: text ?? defaultNgramText,
      merges: readNumber(read, 'merges', limits.merges, 0),
      n: readNumber(read, 'n', limits.n, 2),
      unit: readOneOf<Unit>(read, 'unit', ['ord', 'tecken'], 'ord'),
      seed: readNumber(read, 'seed', limits.seed, 7),
      length: readNumber(read, 'length', limits.length, 20),
      candidates: readCandidates(read),
      temperature: readNumber(read, 'temperature', limits.temperature, 1),
    };
  });
}
