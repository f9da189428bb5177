import { useRef, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { useDeviceStore } from '@kurser/device-store';
import Reply from './Reply';
import styles from './styles.module.css';
import SummaryList from './SummaryList';

interface ClearPartProps {
  /** What would disappear. */
  readonly lines: readonly string[];
  readonly onSave: () => void;
}

/** Forgets the student's work on this device, after saying what disappears and offering a copy. */
export default function ClearPart({ lines, onSave }: ClearPartProps): ReactNode {
  const store = useDeviceStore();
  const [state, setState] = useState<'idle' | 'asking' | 'done'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="danger"
        className={styles.wide}
        aria-expanded={state === 'asking'}
        onClick={() => {
          setState(state === 'asking' ? 'idle' : 'asking');
        }}
      >
        Rensa mitt arbete
      </Button>
      {state === 'asking' && (
        <Reply key="asking" kind="question" label="Innan arbetet rensas">
          <p>Det här försvinner från den här enheten och går inte att få tillbaka:</p>
          <SummaryList lines={lines} />
          <p>Spara först en kopia om du kan vilja ha det igen. Kontot berörs inte.</p>
          <div className={styles.buttons}>
            <Button onClick={onSave}>Spara en kopia först</Button>
            <Button
              variant="danger"
              onClick={() => {
                store.removeAll();
                setState('done');
              }}
            >
              Rensa för alltid
            </Button>
            <Button
              onClick={() => {
                setState('idle');
                button.current?.focus();
              }}
            >
              Avbryt
            </Button>
          </div>
        </Reply>
      )}
      {state === 'done' && (
        <Reply key="done" kind="good" label="Arbetet är rensat">
          <p>Ditt arbete är borttaget från den här enheten.</p>
        </Reply>
      )}
    </>
  );
}
