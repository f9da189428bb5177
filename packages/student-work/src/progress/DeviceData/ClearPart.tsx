import { useRef, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { useDeviceStore } from '@kurser/device-store';
import { followingHere, stopFollowingHere } from '../../follow/hasMark';
import Reply from './Reply';
import styles from './styles.module.css';
import SummaryList from './SummaryList';

interface ClearPartProps {
  readonly uid: string;
  /** What would disappear. */
  readonly lines: readonly string[];
  readonly onSave: () => void;
}

/** Forgets the student's work on this device, after saying what disappears and offering a copy. */
export default function ClearPart({ uid, lines, onSave }: ClearPartProps): ReactNode {
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
          {followingHere(uid) !== 'no' && (
            <p>
              Det som följer med finns kvar i skolans konto och på dina andra enheter. Det kommer
              tillbaka hit när du loggar in nästa gång, om du inte stänger av det först.
            </p>
          )}
          <p>Spara först en kopia om du kan vilja ha det igen. Kontot berörs inte.</p>
          <div className={styles.buttons}>
            <Button onClick={onSave}>Spara en kopia först</Button>
            <Button
              variant="danger"
              onClick={() => {
                // First: else what is removed here would come back from where it is saved.
                stopFollowingHere(uid);
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
