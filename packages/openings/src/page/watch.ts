import { isRecord } from '@kurser/shared/fields';
import { deriveOpeningKey, type Bytes, type OpeningKey } from '@kurser/sealed-format';
import type { BuiltOpening } from '../core/built';
import type { KnownTime } from '../remote/documents';
import {
  afterLearned,
  freshFor,
  type Learned,
  type OpeningState,
  type Trouble,
  type Wake,
} from '../core/state';
import type { ContentFailure } from 'docusaurus-plugin-seal/common';

/** Why nothing is known, by what was thrown. */
function troubleOf(error: unknown): Trouble {
  const reason = isRecord(error) ? (error['reason'] as ContentFailure | undefined) : undefined;
  if (reason === 'offline') return 'offline';
  return reason === 'notPublished' ? 'notPublished' : 'unavailable';
}

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
  /**
   * Calls back when the page is looked at again, or is online again, and when somebody touches it.
   * Returns what ends it.
   */
  onWake(callback: (wake: Wake) => void): () => void;
  isSeen(): boolean;
  /**
   * What the device's clock shows. It tells how old an answer is, a night's sleep too, and nothing
   * else; one that is set anew asks once too often.
   */
  clock(): number;
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

/** What has come of asking. */
class Answers {
  private readonly clock: () => number;
  private good = 0;
  private bad = 0;
  private lastAt = -Infinity;
  /** A time to ask came while nobody looked. */
  isMissed = false;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** @returns how many of its kind have come: of trouble, those in a row */
  count({ kind }: Learned): number {
    this.lastAt = this.clock();
    if (kind === 'trouble') return (this.bad += 1);
    this.bad = 0;
    return (this.good += 1);
  }

  /** Whether a page that wakes is to ask. */
  isOld(wake: Wake): boolean {
    const isTrouble = this.bad > 0 && wake === 'return';
    const age = this.clock() - this.lastAt;
    return this.isMissed || isTrouble || age < 0 || age >= freshFor(wake, this.good);
  }
}

class PageWatch implements Watch {
  private readonly id: string | null;
  private readonly around: Surroundings;
  private readonly answers: Answers;
  private readonly listeners = new Set<() => void>();
  private state: OpeningState;
  private callOff = (): void => undefined;
  private endWake = (): void => undefined;
  /** A round that has been called off, or begun anew, changes nothing. */
  private round = 0;
  private isAsking = false;

  constructor({ at, id }: BuiltOpening, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.answers = new Answers(around.clock);
    this.state = id === null ? { kind: 'open', at, isSealed: false } : { kind: 'asking', at };
  }

  readonly getState = (): OpeningState => this.state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    if (this.listeners.size === 1 && this.state.kind !== 'open') this.begin();
    return () => {
      this.listeners.delete(onChange);
      if (this.listeners.size === 0) this.rest();
    };
  };

  private begin(): void {
    const { onWake, isSeen } = this.around;
    this.endWake = onWake((wake) => {
      if (!this.isAsking && isSeen() && this.answers.isOld(wake)) void this.ask('time');
    });
    void this.ask('time');
  }

  private enter(next: OpeningState): void {
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  private rest(): void {
    this.round += 1;
    this.isAsking = false;
    this.callOff();
    this.endWake();
  }

  private async ask(step: 'time' | 'key'): Promise<void> {
    const { isSeen, after } = this.around;
    this.answers.isMissed = !isSeen();
    if (this.id === null || this.answers.isMissed) return;
    this.round += 1;
    const own = this.round;
    this.callOff();
    this.isAsking = true;
    const learned = await learn(step, this.id, this.around);
    if (own !== this.round) return;
    this.isAsking = false;
    const come = afterLearned(this.state, learned, this.answers.count(learned));
    this.enter(come.state);
    if (come.next.kind === 'none') this.rest();
    else if (come.next.kind === 'askKey') await this.ask('key');
    else this.callOff = after(come.next.afterMs, () => void this.ask('time'));
  }

  async openWith(contentKey: Bytes): Promise<boolean> {
    const key = await deriveOpeningKey(contentKey);
    if (key.id !== this.id) return false;
    this.around.keep(key);
    this.rest();
    this.enter(afterLearned(this.state, { kind: 'key' }, 1).state);
    return true;
  }
}

/**
 * Asks when it opens, waits, and fetches its key when it is time. While nobody looks at the page
 * nothing is asked; somebody who comes to it, or does something with it, has a fresh answer.
 */
export function createWatch(opening: BuiltOpening, around: Surroundings): Watch {
  return new PageWatch(opening, around);
}
