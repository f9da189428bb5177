import { deriveOpeningKey, type Bytes, type OpeningKey } from '@kurser/sealed-format';
import type { BuiltOpening } from '../core/built';
import type { KnownTime } from '../remote/documents';
import { afterLearned, type Learned, type OpeningState } from '../core/state';
import { troubleOf } from './trouble';

/** What a watch works with. */
export interface Surroundings {
  /** Rejects with a ContentError. */
  askTime(id: string): Promise<KnownTime>;
  /** Rejects with a ContentError. */
  fetchKey(id: string): Promise<Bytes>;
  /** Lets the page open what is sealed with the key. */
  keep(key: OpeningKey): void;
  /** Calls back once, after so long. Returns what calls it off. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back when the page is looked at again, or is online again. Returns what ends it. */
  onWake(callback: () => void): () => void;
  isSeen(): boolean;
}

/** Follows one opening, as long as somebody on the page wants to know. */
export interface Watch {
  getState(): OpeningState;
  subscribe(onChange: () => void): () => void;
  /** Opens it with a key that somebody has. @returns whether it is the right one */
  openWith(contentKey: Bytes): Promise<boolean>;
}

/** What asking came to. Never rejects. */
async function learn(
  step: 'time' | 'key',
  id: string,
  { askTime, fetchKey, keep }: Surroundings,
): Promise<Learned> {
  try {
    if (step === 'time') return { kind: 'time', time: await askTime(id) };
    const key = await deriveOpeningKey(await fetchKey(id));
    if (key.id !== id) return { kind: 'trouble', why: 'notPublished' };
    keep(key);
    return { kind: 'key' };
  } catch (error) {
    return { kind: 'trouble', why: troubleOf(error) };
  }
}

/**
 * Asks when it opens, waits, and fetches its key when it is time. While nobody looks at the page
 * nothing is asked; as soon as somebody does, it is.
 */
export function createWatch({ at, id }: BuiltOpening, surroundings: Surroundings): Watch {
  const { keep, after, onWake, isSeen } = surroundings;
  let state: OpeningState =
    id === null ? { kind: 'open', at, isSealed: false } : { kind: 'asking', at };
  let callOff = (): void => undefined;
  let endWake = (): void => undefined;
  // A round that has been called off, or begun anew, changes nothing.
  let round = 0;
  const listeners = new Set<() => void>();

  function enter(next: OpeningState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function rest(): void {
    round += 1;
    callOff();
    endWake();
  }
  async function ask(step: 'time' | 'key'): Promise<void> {
    if (id === null || !isSeen()) return;
    round += 1;
    const own = round;
    callOff();
    const come = afterLearned(state, await learn(step, id, surroundings));
    if (own !== round) return;
    enter(come.state);
    if (come.next.kind === 'none') rest();
    else if (come.next.kind === 'askKey') await ask('key');
    else callOff = after(come.next.afterMs, () => void ask('time'));
  }
  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1 && state.kind !== 'open') {
        endWake = onWake(() => void ask('time'));
        void ask('time');
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) rest();
      };
    },
    async openWith(contentKey) {
      const key = await deriveOpeningKey(contentKey);
      if (key.id !== id) return false;
      keep(key);
      rest();
      enter(afterLearned(state, { kind: 'key' }).state);
      return true;
    },
  };
}
