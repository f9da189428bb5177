import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import styles from './styles.module.css';

interface EndPartProps {
  readonly busy: boolean;
  onEnd(): void;
  onCancel(): void;
}

/** What switching off does, before it does. */
export default function EndPart({ busy, onEnd, onCancel }: EndPartProps): ReactNode {
  return (
    <div className={styles.note} role="group" aria-label="Innan det stängs av">
      <p>
        Kopian i skolans konto tas bort, och arbetet följer inte längre med någonstans. Det som
        finns i den här webbläsaren finns kvar.
      </p>
      <div className={styles.buttons}>
        <Button variant="danger" aria-disabled={busy} onClick={onEnd}>
          {busy ? 'Tar bort …' : 'Stäng av och ta bort kopian'}
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
      </div>
    </div>
  );
}
