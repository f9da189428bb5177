import type { SentenceWords } from '../query/questionWords';

/** Where the index and the texts for snippets lie in the build. */
export const indexFile = 'search/index.jsonl';
export const textsFile = 'search/texts.jsonl';

/** A lesson that can be found. */
export interface FoundPage {
  readonly route: string;
  readonly title: string;
  /** From the course down; without the page itself. */
  readonly trail: readonly string[];
}

/** A section that can be found. */
export interface FoundSection {
  /**
   * The page's number in the list of pages. A page's sections stand together, in the order of the
   * pages.
   */
  readonly page: number;
  /**
   * The heading's id; empty for a page's first section, which also stands for the page as a whole.
   */
  readonly anchor: string;
  readonly heading: string;
}

/** The first line of the index file. */
export interface IndexHead {
  readonly version: typeof formatVersion;
  readonly pages: readonly FoundPage[];
  readonly sections: readonly FoundSection[];
  readonly sentenceWords: SentenceWords;
}

/**
 * A term and the sections where it stands: how far each is from the one before (the first one from
 * 0), how much the term counts in each, times `ratingScale`, and, for the few terms of which it is
 * true, in which of the sections it is a word of the page's title.
 */
export type RatedTerm = readonly [
  term: string,
  steps: readonly number[],
  ratings: readonly number[],
  titled?: readonly number[],
];

export const ratingScale = 10;

export const formatVersion = 3;

/**
 * Characters a line aims at: parsed in one go, it should take well under a frame on a slow phone.
 */
const lineLength = 60_000;

/**
 * The index as lines of JSON: first the head, then the terms in batches that can be parsed one at a
 * time.
 */
export function writeIndex(head: IndexHead, terms: readonly RatedTerm[]): string {
  const lines = [JSON.stringify(head)];
  let batch: string[] = [];
  let length = 0;
  for (const term of terms) {
    const json = JSON.stringify(term);
    batch.push(json);
    length += json.length;
    if (length < lineLength) continue;
    lines.push(`[${batch.join(',')}]`);
    batch = [];
    length = 0;
  }
  return [...lines, `[${batch.join(',')}]`].join('\n');
}

/** The sections' texts as lines of JSON, one a page, in the order of the sections. */
export function writeTexts(texts: readonly (readonly string[])[]): string {
  return texts.map((sections) => JSON.stringify(sections)).join('\n');
}
