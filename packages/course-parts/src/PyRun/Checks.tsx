import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import { marked } from '@kurser/ui/VerdictBox/words';
import outcome from '@kurser/python-runner/outcome.module.css';
import type { Check } from './readProgram';
import styles from './styles.module.css';

interface CheckResultProps {
  readonly number: number;
  readonly text: string;
  /** null when it passed, else what Python said. */
  readonly failure: string | null;
}

function CheckResult({ number, text, failure }: CheckResultProps): ReactNode {
  const { sign, word } = marked[failure === null ? 'right' : 'wrong'];
  const verdict = `${sign} Kontroll ${number}: ${word.toLowerCase()}.`;
  if (failure === null)
    return (
      <li className={clsx(outcome.check, styles.check, outcome.passed)}>
        <strong>{verdict}</strong>
      </li>
    );
  return (
    <li className={clsx(outcome.check, styles.check, outcome.failed)}>
      <strong>{verdict}</strong> <InlineText text={text} />
      {failure !== '' && (
        <>
          {' '}
          <code translate="no">{failure}</code>
        </>
      )}
    </li>
  );
}

interface ChecksProps {
  readonly checks: readonly Check[];
  readonly results: readonly (string | null)[];
}

/**
 * How each check went. The author's text is only shown for those that failed: it tells what to do.
 */
export default function Checks({ checks, results }: ChecksProps): ReactNode {
  return (
    <ul className={styles.checks}>
      {checks.map(({ text }, index) => (
        <CheckResult key={index} number={index + 1} text={text} failure={results[index] ?? null} />
      ))}
    </ul>
  );
}
