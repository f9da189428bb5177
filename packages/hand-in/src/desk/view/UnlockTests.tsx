import { useState, type ReactNode } from 'react';
import { useUnlock, type Unlocked } from '@kurser/openings/useWatch';
import styles from './styles.module.css';

interface UnlockTestsProps {
  /** The titles of the exercises whose test is closed. */
  readonly closed: readonly string[];
  /** What waits for them to open by themselves; it draws nothing. */
  readonly children: ReactNode;
}

const answers: Readonly<Record<Unlocked, string>> = {
  opened: 'Upplåst, bara här och bara tills du stänger fliken.',
  'no key file': 'Det är ingen nyckelfil. Den görs med npm run openings -- --key och ett namn.',
  'another key': 'Nyckeln hör till något annat, eller till en tidigare version av webbplatsen.',
};

/** A key file is a few hundred bytes: more than this is something else. */
const mostBytes = 10_000;

/** Says which tests are closed, and takes the file that opens them. */
export default function UnlockTests({ closed, children }: UnlockTestsProps): ReactNode {
  const unlock = useUnlock();
  const [answer, setAnswer] = useState<Unlocked>();
  const take = async (file: File): Promise<void> => {
    setAnswer(file.size > mostBytes ? 'no key file' : await unlock(await file.text()));
  };
  return (
    <div className={styles.unlock}>
      <div hidden>{children}</div>
      {closed.length > 0 && (
        <>
          <p>{`Testet är inte öppnat än för ${closed.join(', ')}.`}</p>
          <label>
            <span>Lås upp med en nyckelfil: </span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                const [file] = Array.from(event.target.files ?? []);
                if (file !== undefined) void take(file);
                // So that the same file can be chosen again.
                event.target.value = '';
              }}
            />
          </label>
        </>
      )}
      <p role="status">{answer === undefined ? '' : answers[answer]}</p>
    </div>
  );
}
