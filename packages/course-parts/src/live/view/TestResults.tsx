import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import { marked } from '@kurser/ui/VerdictBox/words';
import type { TestReport } from '@kurser/python-runner/protocol';
import outcome from '@kurser/python-runner/outcome.module.css';
import styles from './styles.module.css';

function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{`${name}:`}</dt>
      <dd>
        <code translate="no">{value}</code>
      </dd>
    </div>
  );
}

/**
 * What a test asked for and what came instead. Without a call to name, the test stands as its
 * author wrote it.
 */
function Facts({ test }: { readonly test: TestReport }): ReactNode {
  const { call, wanted, got, message, source } = test;
  return (
    <>
      {message !== null && (
        <p className={styles.message}>
          <InlineText text={message} />
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={call === null ? 'Test' : 'Anrop'} value={call ?? source} />
        <Fact name="Väntat" value={wanted} />
        <Fact name="Fick" value={got} />
      </dl>
    </>
  );
}

function OneTest({ test }: { readonly test: TestReport }): ReactNode {
  const { sign, word } = marked[test.ok ? 'right' : 'wrong'];
  return (
    <li className={clsx(outcome.check, styles.test, test.ok ? outcome.passed : outcome.failed)}>
      <strong>{`${sign} ${word}`}</strong>{' '}
      {test.ok ? <code translate="no">{test.source}</code> : <Facts test={test} />}
    </li>
  );
}

/** The first test that failed, whole: one thing to do at a time. */
export function FirstFailed({ test }: { readonly test: TestReport }): ReactNode {
  return (
    <div className={styles.test}>
      <strong>Första testet som inte stämmer</strong>
      <Facts test={test} />
    </div>
  );
}

interface TestResultsProps {
  readonly tests: readonly TestReport[];
  /** Walks through what the first one that failed calls. */
  readonly onWalk: () => void;
}

/** What more can be seen of the tests, on request. */
export default function TestResults({ tests, onWalk }: TestResultsProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  return (
    <div className={styles.ways}>
      <Button onClick={onWalk}>Stega testets anrop</Button>
      {tests.length > 1 && (
        <Button
          variant="quiet"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => {
            setShowsAll(!showsAll);
          }}
        >
          {showsAll ? 'Dölj alla' : 'Visa alla'}
        </Button>
      )}
      <ul id={listId} className={styles.tests} hidden={!showsAll} aria-label="Alla test">
        {tests.map((test, index) => (
          <OneTest key={index} test={test} />
        ))}
      </ul>
    </div>
  );
}
