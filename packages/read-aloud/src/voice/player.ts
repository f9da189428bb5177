import type { Sentence } from '../content/sentence';
import { beginning, nextPlaying, type PlayEvent, type Playing } from './playing';
import { foundAgain, outlineOf, withMore } from './sentenceList';
import type { Speech } from './speech';

/** What is seen of the player. */
export interface PlayerView {
  readonly playing: Playing;
  readonly sentence: Sentence | undefined;
  /**
   * The place in the part's text that is said now; undefined until the voice has told of one. Many
   * tell of none: those of Linux, and some of Android's.
   */
  readonly at: number | undefined;
}

export interface Player {
  view(): PlayerView;
  subscribe(onChange: () => void): () => void;
  send(event: PlayEvent): void;
  setRate(rate: number): void;
  /** Puts what the current sentence names after it, and reads it. */
  readMore(): void;
  /** Takes the page's sentences anew, and stays at the same words. */
  renew(sentences: readonly Sentence[]): void;
  sentences(): readonly Sentence[];
}

/** Plays sentences by a voice: every state is one of `Playing`, and the voice does what it says. */
export function createPlayer(
  speech: Speech,
  first: readonly Sentence[],
  firstRate: number,
): Player {
  let sentences = first;
  let rate = firstRate;
  let view: PlayerView = { playing: beginning, sentence: first[0], at: undefined };
  const listeners = new Set<() => void>();

  function show(playing: Playing, at?: number): void {
    view = { playing, sentence: sentences[playing.spot.sentence], at };
    for (const listener of listeners) listener();
  }

  function perform(): void {
    const { playing, sentence } = view;
    const part = sentence?.parts[playing.spot.part];
    if (playing.kind !== 'playing') speech.stop();
    else if (part === undefined) send({ type: 'said' });
    else
      speech.say(part, rate, {
        onStart: () => undefined,
        onPlace: (at) => show(view.playing, at),
        onEnd: () => send({ type: 'said' }),
        onFailure: () => send({ type: 'failure' }),
      });
  }

  function send(event: PlayEvent): void {
    show(nextPlaying(view.playing, event, outlineOf(sentences)));
    perform();
  }

  return {
    view: () => view,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    send,
    setRate(next) {
      if (next === rate) return;
      rate = next;
      // The voice cannot be told in the middle of what it says.
      if (view.playing.kind === 'playing') perform();
    },
    readMore() {
      const { sentence } = view.playing.spot;
      const longer = withMore(sentences, sentence);
      if (longer === undefined) return;
      sentences = longer;
      send({ type: 'jump', sentence: sentence + 1 });
    },
    renew(next) {
      const { spot } = view.playing;
      const sentence = foundAgain(spot.sentence, sentences[spot.sentence], next);
      sentences = next;
      show({ ...view.playing, spot: { ...spot, sentence } }, view.at);
    },
    sentences: () => sentences,
  };
}
