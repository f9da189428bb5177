import { isValidElement, useMemo, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useStored } from '@site/src/components/deviceStore';
import { useAnnouncedParts } from '@site/src/components/pageParts';
import { exerciseHash, numberHints, parseDone, visibleHints, type NumberedChild } from './exercise';
import Hint from './Hint';
import Solution from './Solution';

export interface ExerciseState {
  readonly children: readonly NumberedChild[];
  readonly hints: number;
  readonly done: boolean;
  isHintVisible(number: number): boolean;
  openHint(number: number): void;
  setDone(done: boolean): void;
}

function isHelp(child: ReactNode): boolean {
  return isValidElement(child) && (child.type === Hint || child.type === Solution);
}

/** An exercise's facts and verbs. Before the page lives in a browser all hints can be seen, so that none is out of reach there. */
export function useExercise(title: string, content: ReactNode): ExerciseState {
  const { children, total } = useMemo(() => numberHints(content, Hint), [content]);
  const hash = useMemo(() => exerciseHash(title, content, isHelp), [title, content]);
  const key = `exercise:${hash}`;
  useAnnouncedParts('exercises', [key]);
  const [done, store, forget] = useStored(key, parseDone, false);
  const [opened, setOpened] = useState(0);
  const isBrowser = useIsBrowser();
  return {
    children,
    hints: total,
    done,
    isHintVisible: (number) => !isBrowser || number <= visibleHints(opened, total),
    openHint: (number) => {
      setOpened((before) => Math.max(before, number));
    },
    setDone: (next) => {
      if (next) store(true);
      else forget();
    },
  };
}
