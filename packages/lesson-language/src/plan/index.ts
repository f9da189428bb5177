import type { Block } from '../source/blocks';
import { planExamples, planTraces, type PlannedExample } from './example';
import { planExercises, type PlannedExercise } from './exercise';
import type { GivenFile } from './files';

/** What of a page can run in the page, and why the rest cannot. */
export interface LivePlan {
  readonly exercises: readonly PlannedExercise[];
  readonly examples: readonly PlannedExample[];
  /** The programs that are run for the steps of a `StepTrace`. */
  readonly traces: readonly PlannedExample[];
}

/**
 * Plans a page from its blocks and the files that its programs find in their folder
 * (`check_files`). Pure.
 */
export function planLive(blocks: readonly Block[], given: readonly GivenFile[]): LivePlan {
  return {
    exercises: planExercises(blocks, given),
    examples: planExamples(blocks, given),
    traces: planTraces(blocks, given),
  };
}
