import type { ReactNode } from 'react';
import type { LabProps } from '@kurser/labs/kit/labPart';
import { isRecord } from '@kurser/shared/fields';
import { nodeToText, splitFences } from '@kurser/shared/nodeText';
import type { TracedStep } from './core/traced';

export interface RecordedSettings {
  readonly title: string | undefined;
  readonly code: string;
  /** The coloured runs of the code (packages/code/src/runs.ts). */
  readonly colours: string;
  /** None before the build has run the program. */
  readonly steps: readonly TracedStep[];
}

/** Whether a `StepTrace` holds a program that is run for its steps, in place of written ones. */
export function isRecorded(children: ReactNode): boolean {
  return splitFences(children).fences.some(({ language }) => language === 'python');
}

/** The build writes it beside the program; the page may be of an older deployment. */
function isStep(value: unknown): value is TracedStep {
  return (
    isRecord(value) &&
    typeof value['line'] === 'number' &&
    typeof value['explanation'] === 'string' &&
    typeof value['changes'] === 'string' &&
    isRecord(value['shown'])
  );
}

/**
 * The program between the tags of a `StepTrace`, and the steps that the build has found in it.
 * Throws an Error in Swedish where something else stands there.
 */
export function parseRecorded({ title, children, steps }: LabProps): RecordedSettings {
  const { fences, rest } = splitFences(children);
  const [program, ...others] = fences;
  const isPicked = others.length === 0 || (others.length === 1 && others[0]?.language === 'steps');
  const hasText = rest.map(nodeToText).join('').trim() !== '';
  if (program?.language !== 'python' || !isPicked || hasText)
    throw new Error(
      'StepTrace: ett program som körs är ett block python trace, och efter det högst ett block steps.',
    );
  return {
    title: typeof title === 'string' ? title : undefined,
    code: program.text.trimEnd(),
    colours: program.colours ?? '',
    steps: Array.isArray(steps) ? steps.filter(isStep) : [],
  };
}
