import { useState, type ReactNode } from 'react';
import type { LaterPart } from '../core/laterPart';
import { useLaterPart } from './useWatch';
import Waiting from './Waiting';
import heard from '@kurser/ui/heard.module.css';

/** What it is called, and what is said when it has opened. */
const words = {
  Exam: { name: 'Provet', opened: 'Provet är öppet.' },
  Page: { name: 'Sidan', opened: 'Sidan är öppen.' },
  Quiz: { name: 'Frågorna', opened: 'Frågorna är öppna.' },
  Solution: { name: 'Lösningen', opened: 'Lösningen är öppen.' },
} as const;

interface OpensLaterProps {
  readonly kind: keyof typeof words;
  readonly opening: LaterPart;
  /** Puts something around what has opened. */
  readonly children?: ((content: ReactNode) => ReactNode) | undefined;
}

/** Stands in the place of what opens on a day, and shows it from then on, by itself. */
export default function OpensLater({ kind, opening, children }: OpensLaterProps): ReactNode {
  const { state, module } = useLaterPart(opening);
  const { name, opened } = words[kind];
  const [wasClosed, setWasClosed] = useState(false);
  if (state.kind === 'closed' && !wasClosed) setWasClosed(true);
  if (state.kind !== 'open' || module === undefined) return <Waiting what={name} state={state} />;
  const { default: Part } = module;
  const content = <Part />;
  return (
    <>
      {!state.isSealed && <Waiting what={name} state={state} />}
      {wasClosed && (
        <p role="status" className={heard.only} data-nosearch="">
          {opened}
        </p>
      )}
      {children === undefined ? content : children(content)}
    </>
  );
}
