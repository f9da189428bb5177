import type { Part } from '../content/sentence';
import type { Voices } from './voices';

/** What a part being said tells of itself. */
export interface SpeechEvents {
  onStart(): void;
  /** The place in the part's text that is said now. */
  onPlace(at: number): void;
  onEnd(): void;
  /** Nothing is said: the browser refuses, or does not begin. */
  onFailure(): void;
}

export interface Speech {
  /** Says a part in place of what is being said. */
  say(part: Part, rate: number, events: SpeechEvents): void;
  stop(): void;
}

/**
 * A voice that has not begun by then will not begin: the browser has lost the utterance. The first
 * one waits for the voice's own program, six seconds on a busy machine.
 */
const startMs = 12_000;

/** After `cancel` Chrome loses what it is asked to say in the same moment. */
const afterCancelMs = 60;

/**
 * The browser's own speech. A pause is a stop: `speechSynthesis.pause` does nothing on Android, and
 * in Chrome a long pause never ends.
 */
export function createSpeech(synthesis: SpeechSynthesis, voices: Voices): Speech {
  /** Chrome forgets the events of an utterance that nobody holds. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    current = undefined;
    synthesis.cancel();
  }

  function say({ text, language }: Part, rate: number, events: SpeechEvents): void {
    const wasBusy = synthesis.speaking || synthesis.pending;
    stop();
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = voices[language];
    Object.assign(utterance, { voice, lang: voice.lang.replace('_', '-'), rate });
    // What the browser tells of an utterance that has been given up is of no interest.
    const ifCurrent = (act: () => void) => (): void => {
      if (current === utterance) act();
    };
    const fail = ifCurrent(() => {
      stop();
      events.onFailure();
    });
    utterance.addEventListener(
      'start',
      ifCurrent(() => {
        clearTimeout(timer);
        events.onStart();
      }),
    );
    utterance.addEventListener('boundary', ({ name, charIndex }) => {
      if (current === utterance && name === 'word') events.onPlace(charIndex);
    });
    utterance.addEventListener(
      'end',
      ifCurrent(() => {
        clearTimeout(timer);
        current = undefined;
        events.onEnd();
      }),
    );
    utterance.addEventListener('error', fail);
    current = utterance;
    const begin = (): void => {
      timer = setTimeout(fail, startMs);
      synthesis.speak(utterance);
    };
    if (wasBusy) timer = setTimeout(begin, afterCancelMs);
    else begin();
  }

  return { say, stop };
}
