import type { ReactNode } from 'react';
import { nodeToText, splitFences } from '@kurser/shared/nodeText';
import type { LabProps } from '../kit/labPart';
import { parseTrace, type Trace } from './core/parse';

export interface ReadTrace {
  readonly trace: Trace;
  /** The coloured runs of the trace's code (packages/code/src/runs.ts); empty when it has none. */
  readonly colours: string;
}

/**
 * The trace that an author wrote inside `StepTrace`. Throws an Error in Swedish when there is not
 * exactly one `steptrace` fence, or when it cannot be read (which the build has then said with file
 * and line already).
 */
export function readTrace(children: ReactNode): ReadTrace {
  const { fences, rest } = splitFences(children);
  const [fence] = fences;
  const found = [
    ...fences.map(({ language }) => `ett block med språket ${language}`),
    ...(rest.map(nodeToText).join('').trim() === '' ? [] : ['text']),
  ];
  if (fence?.language !== 'steptrace' || found.length > 1)
    throw new Error(
      `StepTrace ska innehålla precis ett kodblock med språket steptrace, men har ${found.join(' och ') || 'inget'}.`,
    );
  const parsed = parseTrace(fence.text);
  if (!parsed.ok) {
    const [fault] = parsed.faults;
    throw new Error(
      `StepTrace: rad ${String(fault?.line)} i blocket: ${fault?.problem ?? ''}; ${fault?.remedy ?? ''}.`,
    );
  }
  return { trace: parsed.trace, colours: fence.colours ?? '' };
}

export interface TraceSettings extends ReadTrace {
  readonly title: string | undefined;
}

/** The settings of `<StepTrace …>`. @throws an Error in Swedish with what is wrong */
export function parseSettings({ title, children }: LabProps): TraceSettings {
  return { title: typeof title === 'string' ? title : undefined, ...readTrace(children) };
}
