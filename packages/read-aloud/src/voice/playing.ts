/** Where the reading is. `part` counts within the sentence. */
export interface Spot {
  readonly sentence: number;
  readonly part: number;
}

/** What the player does. Paused at the end of all is paused at the beginning. */
export type Playing =
  | { readonly kind: 'paused'; readonly spot: Spot }
  | { readonly kind: 'playing'; readonly spot: Spot }
  /** At a question or an exercise: the reader chooses whether it is read. */
  | { readonly kind: 'asking'; readonly spot: Spot }
  | { readonly kind: 'failed'; readonly spot: Spot };

export type PlayEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'jump'; readonly sentence: number }
  /** The part has been said. */
  | { readonly type: 'said' }
  | { readonly type: 'failure' };

/** What is known of the sentences: how many parts each has, and whether reading stops after it. */
export type Outline = readonly { readonly parts: number; readonly stops: boolean }[];

export const beginning: Playing = { kind: 'paused', spot: { sentence: 0, part: 0 } };

const at = (sentence: number): Spot => ({ sentence, part: 0 });

function afterPart({ spot }: Playing, outline: Outline): Playing {
  const current = outline[spot.sentence];
  if (current === undefined) return beginning;
  if (spot.part + 1 < current.parts)
    return { kind: 'playing', spot: { ...spot, part: spot.part + 1 } };
  if (current.stops) return { kind: 'asking', spot: at(spot.sentence) };
  return spot.sentence + 1 < outline.length
    ? { kind: 'playing', spot: at(spot.sentence + 1) }
    : beginning;
}

function clamped(sentence: number, outline: Outline): number {
  return Math.max(0, Math.min(sentence, outline.length - 1));
}

/** What the player does after an event. */
export function nextPlaying(playing: Playing, event: PlayEvent, outline: Outline): Playing {
  const { kind, spot } = playing;
  switch (event.type) {
    case 'play':
      // On past what asks: that has been heard.
      if (kind === 'asking') return nextPlaying(playing, { type: 'step', by: 1 }, outline);
      return { kind: 'playing', spot: at(spot.sentence) };
    case 'pause':
      return { kind: 'paused', spot: at(spot.sentence) };
    case 'step': {
      const next = spot.sentence + event.by;
      if (next >= outline.length) return beginning;
      return { kind: kind === 'paused' ? 'paused' : 'playing', spot: at(clamped(next, outline)) };
    }
    case 'jump':
      return { kind: 'playing', spot: at(clamped(event.sentence, outline)) };
    case 'said':
      return kind === 'playing' ? afterPart(playing, outline) : playing;
    case 'failure':
      return { kind: 'failed', spot: at(spot.sentence) };
  }
}
