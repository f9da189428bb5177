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
  { readonly kind: 'done' } | { readonly kind: 'no python'; readonly phase: Phase };

interface RunAllOptions {
  readonly openEngine: () => Engine;
  /** How many Pythons run side by side. */
  readonly lanes: number;
  readonly onVerdict: (key: string, verdict: Verdict) => void;
  readonly signal: AbortSignal;
}

/** Runs one program to its end. A round that is cancelled hears no more of it. */
function runToEnd(engine: Engine, request: RunRequest): Promise<Phase> {
  return new Promise((resolve) => {
    let state = idleRun;
    engine.run(request, (event) => {
      state = nextRun(state, event);
      if (!isActive(state.phase)) resolve(state.phase);
    });
  });
}

/**
 * Runs every program with its test, in lanes side by side. A program that loops is stopped by its
 * limit, and the others go on. Ends early where Python cannot be had at all, and when the signal
 * says so; every Python is ended with the round.
 */
export async function runAll(
  jobs: readonly Job[],
  { openEngine, lanes, onVerdict, signal }: RunAllOptions,
): Promise<RoundEnd | undefined> {
  const left = [...jobs];
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
      const phase = await Promise.race([runToEnd(engine, job.request), cancelled]);
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
