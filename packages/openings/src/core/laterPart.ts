import type { ComponentType } from 'react';
import { isRecord } from '@kurser/shared/fields';

/** What is behind an opening, once it has come. */
export interface LaterModule {
  readonly default: ComponentType<object>;
  /** An exercise's task, where that is what opened; unread. */
  readonly task?: unknown;
}

/** An opening as a page's module has it (packages/lesson-language/src/locks). */
export interface LaterPart {
  readonly name: string;
  load(): Promise<LaterModule>;
}

/** Whether a prop that authors do not write is the opening that the build has put there. */
export function isLaterPart(value: unknown): value is LaterPart {
  return (
    isRecord(value) && typeof value['name'] === 'string' && typeof value['load'] === 'function'
  );
}
