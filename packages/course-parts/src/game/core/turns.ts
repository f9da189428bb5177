/** Time as a game needs it, given so that a test can keep its own. */
export interface Time {
  nowMs(): number;
  /** Calls once, later. Returns what takes it back. */
  after(ms: number, call: () => void): () => void;
}

/** Keys that are pressed while the program works wait for it, but not for ever. */
const maxQueued = 8;

/**
 * Whose turn it is: a program that waits gets the next key, or a tick when its clock strikes. It
 * gets one answer each time that it asks.
 */
export class Turns {
  readonly #answer: (event: string) => void;
  readonly #time: Time;
  #queued: string[] = [];
  #isAsked = false;
  #isPaused = false;
  /** When the clock struck last; it is counted from there. */
  #struckAt: number | undefined;
  #dueAt: number | undefined;
  #pausedAt = 0;
  #cancel: (() => void) | undefined;

  constructor(answer: (event: string) => void, time: Time) {
    this.#answer = answer;
    this.#time = time;
  }

  /** The program waits: for a key, and for its clock where it has one. */
  ask(waitSeconds: number | null): void {
    const now = this.#time.nowMs();
    this.#struckAt ??= now;
    this.#dueAt = waitSeconds === null ? undefined : this.#struckAt + waitSeconds * 1000;
    this.#isAsked = true;
    this.#go();
  }

  press(key: string): void {
    if (this.#queued.length < maxQueued) this.#queued.push(key);
    this.#go();
  }

  /** Time stands still, and so do keys. */
  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#pausedAt = this.#time.nowMs();
    this.#cancel?.();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    const passed = this.#time.nowMs() - this.#pausedAt;
    if (this.#struckAt !== undefined) this.#struckAt += passed;
    if (this.#dueAt !== undefined) this.#dueAt += passed;
    this.#go();
  }

  #go(): void {
    this.#cancel?.();
    if (!this.#isAsked || this.#isPaused) return;
    const left = this.#dueAt === undefined ? undefined : this.#dueAt - this.#time.nowMs();
    // The clock goes first: a key that is held down would keep it from striking.
    if (left !== undefined && left <= 0) this.#strike();
    else if (this.#queued.length > 0) this.#give(this.#queued.shift() ?? '');
    else if (left !== undefined) this.#cancel = this.#time.after(left, () => this.#strike());
  }

  #strike(): void {
    // A program that is slower than its clock does not get what it has missed all at once.
    const now = this.#time.nowMs();
    const due = this.#dueAt ?? now;
    this.#struckAt = now - due > 100 ? now : due;
    this.#give('tick');
  }

  #give(event: string): void {
    this.#isAsked = false;
    this.#answer(event);
  }
}
