import { useId, useLayoutEffect, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import { requireTerm } from './glossary';
import { useEasySentence } from './useEasySentence';
import { useTip } from './useTip';
import { words } from './words';
import styles from './styles.module.css';

interface TermProps {
  readonly id?: unknown;
  readonly children?: ReactNode;
}

/**
 * A word of the glossary in running text. What it means is shown by mouse, focus or tap.
 * @throws an Error in Swedish when the glossary does not have the word
 */
export default function Term({ id, children }: TermProps): ReactNode {
  const entry = requireTerm(words, id);
  const tipId = useId();
  const { open, word, tip, hover, focus, blur, press, place } = useTip();
  const easy = useEasySentence(entry.id, open);
  // It comes a moment after the tip, which is larger with it and would lie over its word.
  useLayoutEffect(place, [easy, place]);
  return (
    <>
      <button
        ref={word}
        type="button"
        className={styles.term}
        data-term=""
        aria-describedby={open ? tipId : undefined}
        onFocus={focus}
        onBlur={blur}
        onClick={press}
        {...hover}
      >
        {children ?? entry.sv}
      </button>
      {open && (
        <span ref={tip} role="tooltip" id={tipId} className={styles.tip} {...hover}>
          <strong>{entry.sv}</strong>
          {entry.en !== entry.sv && (
            <span>
              {' '}
              (<span lang="en">{entry.en}</span>)
            </span>
          )}
          <span>:</span> <InlineText text={entry.text} />
          {easy !== undefined && (
            <span className={styles.easy}>
              <strong>Kort:</strong> <span>{easy}</span>
            </span>
          )}
        </span>
      )}
    </>
  );
}
