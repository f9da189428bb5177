import type { Sentence } from '../content/sentence';
import type { Outline } from './playing';

const textOf = (sentence: Sentence | undefined): string =>
  sentence?.parts.map(({ text }) => text).join(' ') ?? '';

/** Is the block after the other in the page, or in it? */
function isPast(block: Element, other: Element): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: after, DOCUMENT_POSITION_CONTAINED_BY: within } = Node;
  return block === other || (other.compareDocumentPosition(block) & (after | within)) !== 0;
}

/**
 * The place of a sentence in the page's sentences as they are now: the nearest with the same words,
 * or the last one before where it stood.
 */
export function foundAgain(
  old: number,
  sentence: Sentence | undefined,
  sentences: readonly Sentence[],
): number {
  const text = textOf(sentence);
  const places = sentences.flatMap((each, index) => (textOf(each) === text ? [index] : []));
  const distance = (place: number): number => Math.abs(place - old);
  const [nearest] = places.sort((a, b) => distance(a) - distance(b));
  if (nearest !== undefined) return nearest;
  if (sentence?.block.isConnected !== true) return Math.min(old, Math.max(0, sentences.length - 1));
  const before = sentences.filter(({ block }) => isPast(sentence.block, block));
  return Math.max(0, before.length - 1);
}

/** What the states of the player know of the sentences. */
export function outlineOf(sentences: readonly Sentence[]): Outline {
  return sentences.map(({ parts, more }) => ({ parts: parts.length, stops: more?.stops === true }));
}

/**
 * The sentences with what one of them names after it, in place of the offer to read it; undefined
 * where there is nothing to be read.
 */
export function withMore(
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const naming = sentences[index];
  const inside = naming?.more?.read() ?? [];
  if (naming === undefined || inside.length === 0) return undefined;
  const named = { block: naming.block, parts: naming.parts };
  return [...sentences.slice(0, index), named, ...inside, ...sentences.slice(index + 1)];
}
