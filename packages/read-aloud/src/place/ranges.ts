import type { Place, Sentence, SpokenWord } from '../content/sentence';

/** Where a word stands, as a range of the document; undefined where it has left the page. */
export function rangeOf(place: Place): Range | undefined {
  const node = place.kind === 'text' ? place.node : place.element;
  if (!node.isConnected) return undefined;
  const range = document.createRange();
  if (place.kind === 'element') range.selectNode(place.element);
  else {
    // React may have written a shorter text since.
    if (place.node.data.length < place.end) return undefined;
    range.setStart(place.node, place.start);
    range.setEnd(place.node, place.end);
  }
  return range;
}

/** Words that follow each other in one text as one range, with the blanks between them. */
function placesOf(words: readonly SpokenWord[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const { place } of words) {
    const range = place === undefined ? undefined : rangeOf(place);
    const last = ranges.at(-1);
    if (range === undefined) continue;
    const isNext =
      last?.endContainer === range.startContainer && last.endOffset <= range.startOffset;
    if (isNext && place?.kind === 'text') last.setEnd(range.endContainer, range.endOffset);
    else ranges.push(range);
  }
  return ranges;
}

/** All that stands in the page of a sentence; its block where it has no words there. */
export function sentenceRanges({ parts, block }: Sentence): readonly Range[] {
  const ranges = placesOf(parts.flatMap(({ words }) => words));
  if (ranges.length > 0) return ranges;
  const whole = rangeOf({ kind: 'element', element: block });
  return whole === undefined ? [] : [whole];
}

/** The word that is said at a place in the part's text. */
export function wordAt(words: readonly SpokenWord[], at: number): SpokenWord | undefined {
  return words.filter((word) => word.at <= at).at(-1);
}

/** Does the place come after where the range begins? */
function begins(place: Place, at: Range): boolean {
  const range = rangeOf(place);
  return range !== undefined && range.compareBoundaryPoints(Range.START_TO_END, at) > 0;
}

/** The first sentence with a word that ends after a place in the page; undefined past the last. */
export function sentenceFrom(sentences: readonly Sentence[], at: Range): number | undefined {
  const index = sentences.findIndex(({ parts }) =>
    parts.some(({ words }) => words.some(({ place }) => place !== undefined && begins(place, at))),
  );
  return index < 0 ? undefined : index;
}
