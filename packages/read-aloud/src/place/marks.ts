import { rangeOf, sentenceRanges, wordAt } from './ranges';
import type { PlayerView } from '../voice/player';

/** Names of the style sheet's `::highlight` rules. */
const sentenceMark = 'read-sentence';
const wordMark = 'read-word';

/** Browsers without highlights mark the sentence as one does oneself. */
function select(ranges: readonly Range[]): void {
  const selection = getSelection();
  const [first] = ranges;
  const last = ranges.at(-1);
  selection?.removeAllRanges();
  if (first === undefined || last === undefined) return;
  const whole = first.cloneRange();
  whole.setEnd(last.endContainer, last.endOffset);
  selection?.addRange(whole);
}

/** Marks the sentence that is read and the word that is said. The document stays as it is. */
export function mark({ sentence, playing, at }: PlayerView): void {
  const ranges = sentence === undefined ? [] : sentenceRanges(sentence);
  if (!('highlights' in CSS)) {
    if (at === undefined) select(ranges);
    return;
  }
  CSS.highlights.set(sentenceMark, new Highlight(...ranges));
  const part = sentence?.parts[playing.spot.part];
  const place = part === undefined || at === undefined ? undefined : wordAt(part.words, at)?.place;
  const word = place === undefined ? undefined : rangeOf(place);
  if (word === undefined || playing.kind !== 'playing') CSS.highlights.delete(wordMark);
  else CSS.highlights.set(wordMark, Object.assign(new Highlight(word), { priority: 1 }));
}

export function unmark(): void {
  if (!('highlights' in CSS)) {
    getSelection()?.removeAllRanges();
    return;
  }
  CSS.highlights.delete(sentenceMark);
  CSS.highlights.delete(wordMark);
}
