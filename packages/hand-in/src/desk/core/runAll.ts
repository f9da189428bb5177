import type { Engine } from '@kurser/python-runner/engine';
import type { RunRequest } from '@kurser/python-runner/protocol';
import { idleRun, isActive, nextRun, type Phase } from '@kurser/python-runner/programRun';
import { verdictOf, type Verdict } from './verdict';

/** A program to be tested. */
export interface Job {
  readonly key: string;
  readonly request: RunRequest;
  /** It gets a Python of its own, so that it can change no other's verdict. */
  readonly isAlone: boolean;
}

/** What became of a round: undefined for one that was cancelled. */
export type RoundEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'no python'; readonly phase: Phase };

interface RunAllOptions {
  readonly openEngine: () => Engine;
  /** How many Pythons run side by side. */
  readonly lanes: number;
  readonly onVerdict: (key: string, verdict: Verdict) => void;
  readonly signal: AbortSignal;
}

/**
 * Hands out turns, one at a time. A turn is waited for, and ended by the function that one gets.
 * Pure.
 */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let end = (): void => undefined;
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
}

/** Runs one program to its end. A round that is cancelled hears no more of it. */
function runToEnd(engine: Engine, request: RunRequest, onStarted: () => void): Promise<Phase> {
  return new Promise((resolve) => {
    let state = idleRun;
    engine.run(request, (event) => {
      state = nextRun(state, event);
      if (state.phase.kind !== 'loading') onStarted();
      if (!isActive(state.phase)) resolve(state.phase);
    });
  });
}

/**
 * Runs every program with its test, in lanes side by side. A program that loops is stopped by its
 * limit, and the others go on. Ends early where Python cannot be had at all, and when the signal
 * says so; every Python is ended with the round. Python is fetched in one lane at a time: a browser
 * that keeps little, as a private window does, gives up a large file that two ask for at once.
 */
export async function runAll(
  jobs: readonly Job[],
  { openEngine, lanes, onVerdict, signal }: RunAllOptions,
): Promise<RoundEnd | undefined> {
  const left = [...jobs];
  const takeTurn = createTurns();
  let broken: Phase | undefined;
  const isOver = (): boolean => signal.aborted || broken !== undefined;

  const runLane = async (): Promise<void> => {
    const engine = openEngine();
    const cancelled = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => {
        engine.close();
        resolve(undefined);
      });
    });
    for (let job = left.shift(); job !== undefined && !isOver(); job = left.shift()) {
      if (job.isAlone) engine.close();
      const started = await Promise.race([takeTurn(), cancelled]);
      if (started === undefined || isOver()) return;
      const phase = await Promise.race([runToEnd(engine, job.request, started), cancelled]);
      if (phase === undefined) return;
      const verdict = verdictOf(phase);
      if (verdict === undefined) broken ??= phase;
      else onVerdict(job.key, verdict);
      if (job.isAlone) engine.close();
    }
    engine.close();
  };

  await Promise.all(Array.from({ length: Math.min(lanes, jobs.length) }, runLane));
  if (broken !== undefined) return { kind: 'no python', phase: broken };
  return signal.aborted ? undefined : { kind: 'done' };
}
