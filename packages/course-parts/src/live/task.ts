/**
 * What the build writes beside an exercise or an example, so that it can run in the page
 * (packages/lesson-language/src/plan makes it, packages/lesson-language/src/remark-lesson attaches
 * it). The page parses it once, where it comes in: it may be of an older deployment.
 */

import { isRecord } from '@kurser/shared/fields';
import { parseRunSetup, type RunSetup } from '@kurser/python-runner/protocol';

/** An exercise that runs in the page. */
export interface HereTask {
  readonly kind: 'here';
  readonly setup: RunSetup;
  /** What the editor holds at first. */
  readonly starter: string;
  /**
   * Runs after the student's program, in the same namespace. Empty before its day where it has one.
   */
  readonly test: string;
  /**
   * The first solution's lines, to be put in order before it is shown; empty where they make no
   * puzzle.
   */
  readonly lines: string;
}

/** An exercise whose test only runs on a computer of one's own. */
export interface FolderTask {
  readonly kind: 'folder';
  /** Goes on from 'Körs på din egen dator: ', as in 'använder trådar'. */
  readonly reason: string;
  /** The address of the folder, a zip file that tests itself with one command. */
  readonly folder: string;
}

export type ExerciseTask = HereTask | FolderTask;

/** A visible block that can be changed and run. */
export interface ExampleTask {
  readonly setup: RunSetup;
  readonly source: string;
  /**
   * What the text says that the block prints, with its masks (`[..]`, `...`); null when it says
   * nothing.
   */
  readonly output: string | null;
  /** Whether the block goes on from blocks above it, which run first. */
  readonly continues: boolean;
}

/**
 * The record of an exercise; undefined for anything else, and the exercise is then one without an
 * editor.
 */
export function parseExerciseTask(value: unknown): ExerciseTask | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, reason, folder, starter, test, lines } = value;
  if (kind === 'folder')
    return typeof reason === 'string' && typeof folder === 'string'
      ? { kind, reason, folder }
      : undefined;
  const setup = parseRunSetup(value['setup']);
  if (kind !== 'here' || setup === undefined) return undefined;
  if (typeof starter !== 'string' || typeof test !== 'string' || typeof lines !== 'string')
    return undefined;
  return { kind, setup, starter, test, lines };
}

/**
 * The record of a block; undefined for anything else, and the block is then one that is only read.
 */
export function parseExampleTask(value: unknown): ExampleTask | undefined {
  if (!isRecord(value)) return undefined;
  const { source, output, continues } = value;
  const setup = parseRunSetup(value['setup']);
  if (setup === undefined || typeof source !== 'string' || typeof continues !== 'boolean')
    return undefined;
  if (output !== null && typeof output !== 'string') return undefined;
  return { setup, source, output, continues };
}
