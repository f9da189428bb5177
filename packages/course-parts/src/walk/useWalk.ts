import { useCallback, useState } from 'react';
import type { TestCall } from '@kurser/python-runner/protocol';

/** A program that a student wants to walk through. */
export interface Walk {
  /** Another each time. */
  readonly number: number;
  readonly source: string;
  /** Its input, where nobody can be asked. */
  readonly lines: string;
  /** The statement of a test that is walked through; null for the program itself. */
  readonly call: TestCall | null;
  /** What had the focus when it was asked for. */
  readonly opener: HTMLElement | null;
}

export interface WalkVerbs {
  readonly walk: Walk | null;
  start(source: string, lines: string, call?: TestCall | null): void;
  close(): void;
}

/** Which program a part is being walked through, if any. */
export function useWalk(): WalkVerbs {
  const [walk, setWalk] = useState<Walk | null>(null);
  const start = useCallback((source: string, lines: string, call: TestCall | null = null) => {
    const { activeElement } = document;
    const opener = activeElement instanceof HTMLElement ? activeElement : null;
    setWalk((last) => ({ number: (last?.number ?? 0) + 1, source, lines, call, opener }));
  }, []);
  const opener = walk?.opener;
  const close = useCallback(() => {
    opener?.focus({ preventScroll: true });
    setWalk(null);
  }, [opener]);
  return { walk, start, close };
}
