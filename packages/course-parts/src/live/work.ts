import { fnv1a64 } from '@kurser/shared/contentHash';

/** What a student has done with one exercise, as it is kept on the device. */
export interface ExerciseWork {
  /** The edition of the exercise that this is work on. */
  readonly hash: string;
  /** The student's code; null while it is the skeleton. */
  readonly code: string | null;
  /** How many times the tests have been run. */
  readonly tries: number;
  /**
   * The different programs that have failed since help was last offered, by hash; no more than
   * decide about an offer.
   */
  readonly failed: readonly string[];
  /** How many hints have been opened. */
  readonly hints: number;
  readonly hasSeenSolution: boolean;
  /** What has been right once, by its name: the test, and the labs and flags in the exercise. */
  readonly passed: readonly string[];
  /** What the student wrote for an earlier edition of the exercise, or had when starting over. */
  readonly oldCode: string | null;
}

/** After so many different programs that failed, a hint is offered. */
export const failuresBeforeOffer = 3;

/**
 * One key an exercise and not one an edition, so that an edited exercise finds what was written
 * before.
 */
export function workKey(pageId: string, exerciseId: string): string {
  return `work:${pageId}#${exerciseId}`;
}

function freshWork(hash: string, oldCode: string | null = null): ExerciseWork {
  return {
    ...{ hash, code: null, tries: 0, failed: [], hints: 0 },
    ...{ hasSeenSolution: false, passed: [], oldCode },
  };
}

/**
 * The work on this edition of the exercise. Of work on another edition the code is left, as old
 * code.
 */
export function workOn(hash: string, stored: ExerciseWork | null): ExerciseWork {
  if (stored === null) return freshWork(hash);
  return stored.hash === hash ? stored : freshWork(hash, stored.code ?? stored.oldCode);
}

/** Programs that differ in blank lines or in blanks at a line's end are one program. */
function programHash(code: string): string {
  const lines = code.split('\n').map((line) => line.trimEnd());
  return fnv1a64(lines.filter((line) => line !== '').join('\n'));
}

/** The work with the student's code; the skeleton itself is kept as no code. */
export function withCode(work: ExerciseWork, code: string, skeleton: string): ExerciseWork {
  return { ...work, code: code === skeleton ? null : code };
}

/** The work back at the skeleton; what the student had written is old code then. */
export function afterReset(work: ExerciseWork): ExerciseWork {
  return { ...work, code: null, oldCode: work.code ?? work.oldCode };
}

/** The work with old code and code in each other's place, so that neither is lost. */
export function withOldCode(work: ExerciseWork): ExerciseWork {
  return { ...work, code: work.oldCode, oldCode: work.code };
}

/**
 * The work with this code again, which another tab has written over; what that tab wrote is old
 * code then.
 */
export function withCodeBack(work: ExerciseWork, code: string, skeleton: string): ExerciseWork {
  return withCode({ ...work, oldCode: work.code ?? work.oldCode }, code, skeleton);
}

/** The work after the tests have been run on this code. */
export function afterTry(work: ExerciseWork, code: string, hasPassed: boolean): ExerciseWork {
  const tries = work.tries + 1;
  if (hasPassed) return { ...work, tries, failed: [] };
  const failed = [...new Set([...work.failed, programHash(code)])].slice(0, failuresBeforeOffer);
  return { ...work, tries, failed };
}

/** The work after a part of the exercise has been right; itself where it has been before. */
export function afterPassed(work: ExerciseWork, name: string): ExerciseWork {
  return work.passed.includes(name) ? work : { ...work, passed: [...work.passed, name] };
}

/**
 * The work after the hint with this number, counted from 1, has been opened. Closing a hint takes
 * nothing back.
 */
export function afterHint(work: ExerciseWork, number: number): ExerciseWork {
  return { ...work, hints: Math.max(work.hints, number), failed: [] };
}

/** The work after help has been turned down: it is offered again after as many new failures. */
export function afterDeclined(work: ExerciseWork): ExerciseWork {
  return { ...work, failed: [] };
}

/** The work after the student has looked at a solution. */
export function afterSolution(work: ExerciseWork): ExerciseWork {
  return { ...work, hasSeenSolution: true };
}

/**
 * Whether the student has done anything with the exercise; a solution that they ask for before that
 * asks back.
 */
export function hasTried({ tries, code, oldCode, hasSeenSolution }: ExerciseWork): boolean {
  return tries > 0 || code !== null || oldCode !== null || hasSeenSolution;
}

/** Whether enough different programs have failed for a hint to be offered, and one is left. */
export function isHintDue(work: ExerciseWork, totalHints: number): boolean {
  return work.failed.length >= failuresBeforeOffer && work.hints < totalHints;
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
}

function isTexts(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((item) => typeof item === 'string');
}

function isTextOrNull(raw: unknown): raw is string | null {
  return raw === null || typeof raw === 'string';
}

/** The stored work, or undefined when it is of another shape. */
export function parseWork(raw: unknown): ExerciseWork | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { hash, code, tries, failed, hints, hasSeenSolution, oldCode } = raw as Readonly<
    Record<string, unknown>
  >;
  // Work that was kept before labs counted has none.
  const { passed = [] } = raw as { readonly passed?: unknown };
  if (typeof hash !== 'string' || !isTextOrNull(code) || !isTextOrNull(oldCode)) return undefined;
  if (!isCount(tries) || !isCount(hints) || typeof hasSeenSolution !== 'boolean') return undefined;
  if (!isTexts(failed) || !isTexts(passed)) return undefined;
  return { hash, code, tries, failed, hints, hasSeenSolution, passed, oldCode };
}
