import type { Sentence } from '../content/sentence';
import { sentenceRanges } from './ranges';

/** How much of the window's height the sentence may stand in without the page moving. */
const upper = 0.15;
const lower = 0.65;

/** Where a sentence stands in the window; undefined where nothing of it is seen. */
function boxOf(sentence: Sentence): DOMRect | undefined {
  return sentenceRanges(sentence)
    .map((range) => range.getBoundingClientRect())
    .find(({ height }) => height > 0);
}

function bring(sentence: Sentence): void {
  const box = boxOf(sentence);
  if (box === undefined) return;
  const { innerHeight: height } = window;
  if (box.top >= upper * height && box.bottom <= lower * height) return;
  // As the page's own jumps: without a way there where motion is not wanted.
  window.scrollBy({ top: box.top - 0.3 * height, behavior: 'auto' });
}

export interface Following {
  /** Goes to a sentence, unless the reader has gone elsewhere. */
  to(sentence: Sentence): void;
  /** The reader has asked for a place: the page follows again. */
  again(): void;
  end(): void;
}

const ownMoves = ['wheel', 'touchmove'] as const;
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Scrolls along with what is read until the reader scrolls. */
export function followReading(): Following {
  let isFollowing = true;
  const leave = (): void => {
    isFollowing = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (scrollKeys.has(key)) leave();
  };
  for (const move of ownMoves) window.addEventListener(move, leave, { passive: true });
  window.addEventListener('keydown', onKeyDown);
  return {
    to(sentence) {
      if (isFollowing) bring(sentence);
    },
    again() {
      isFollowing = true;
    },
    end() {
      for (const move of ownMoves) window.removeEventListener(move, leave);
      window.removeEventListener('keydown', onKeyDown);
    },
  };
}

/** The first sentence that is seen below the bar at the top; the first of all where none is. */
export function firstInSight(sentences: readonly Sentence[], top: number): number {
  const index = sentences.findIndex((sentence) => {
    const box = boxOf(sentence);
    return box !== undefined && box.top >= top;
  });
  return Math.max(0, index);
}
