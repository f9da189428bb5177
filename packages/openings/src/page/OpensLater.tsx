import { useState, type ReactNode } from 'react';
import type { LaterPart } from '../core/laterPart';
import { useLaterPart } from './useWatch';
import Waiting from './Waiting';
import heard from '@kurser/ui/heard.module.css';

const words = {
  Exam: 'Provet',
  Page: 'Sidan',
  Quiz: 'Frågorna',
  Solution: 'Lösningen',
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
  const [wasClosed, setWasClosed] = useState(false);
  if (state.kind === 'closed' && !wasClosed) setWasClosed(true);
  if (state.kind !== 'open' || module === undefined)
    return <Waiting what={words[kind]} state={state} />;
  const { default: Part } = module;
  const content = <Part />;
  return (
    <>
      {!state.isSealed && <Waiting what={words[kind]} state={state} />}
      {wasClosed && (
        <p role="status" className={heard.only} data-nosearch="">
          {`${words[kind]} är öppen.`}
        </p>
      )}
      {children === undefined ? content : children(content)}
    </>
  );
}
