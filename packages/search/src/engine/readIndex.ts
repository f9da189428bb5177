import type { Pause } from './lexicon';
import { makeSearchIndex, type SearchIndex } from './searchIndex';
import { formatVersion, type IndexHead, type RatedTerm } from './shape';

/** The file is none of ours: of another version, cut off, or a page that a server gave instead. */
export class UnreadableIndex extends Error {
  override name = 'UnreadableIndex';
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new UnreadableIndex('A line of the search index is not JSON', { cause: error });
  }
}

function isHead(value: unknown): value is IndexHead {
  if (typeof value !== 'object' || value === null) return false;
  const head = value as Partial<Record<keyof IndexHead, unknown>>;
  return (
    head.version === formatVersion && Array.isArray(head.pages) && Array.isArray(head.sections)
  );
}

/** Only the frame is looked at: the file is our own build's, and sealed against changes. */
const isTerms = (value: unknown): value is RatedTerm[] => Array.isArray(value);

/** The index from its file, line by line with pauses. @throws UnreadableIndex */
export async function readIndex(text: string, pause: Pause): Promise<SearchIndex> {
  const [first = '', ...lines] = text.split('\n');
  const head = parseLine(first);
  if (!isHead(head)) throw new UnreadableIndex('The search index has another form');
  const terms: RatedTerm[] = [];
  for (const line of lines) {
    await pause();
    const batch = parseLine(line);
    if (!isTerms(batch)) throw new UnreadableIndex('A line of the search index is no list');
    terms.push(...batch);
  }
  return makeSearchIndex(head, terms, pause);
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** The sections' texts, one a section. @throws UnreadableIndex */
export async function readTexts(text: string, pause: Pause): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const line of text.split('\n')) {
    const page = parseLine(line);
    if (!isStrings(page)) throw new UnreadableIndex('A line of the texts is no list of texts');
    texts.push(...page);
    if (texts.length % 200 < page.length) await pause();
  }
  return texts;
}
