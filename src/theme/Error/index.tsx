import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import Button from '@kurser/ui/Button';
import { useGateAlive } from '@kurser/school-gate/gate/useGateAlive';
import { useKeptPlace } from '@kurser/shared/useKeptPlace';
import styles from './styles.module.css';

/** The messages of an error and of what caused it, outermost first. */
function messagesOf(error: unknown): readonly string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [];
}

/**
 * The crash screen for faults outside a page's own frame, the gate's for example. Docusaurus' own
 * tries to show the navbar around it, which cannot be rendered there, and so puts the whole navbar
 * into the script that every visitor fetches.
 */
export default function CrashScreen({ error, tryAgain }: Props): ReactNode {
  // Nothing that the page's own script has shown is to lie under it.
  useGateAlive(true);
  const goBack = useKeptPlace(tryAgain);
  return (
    <main className={styles.screen}>
      <h1>This page crashed.</h1>
      <Button variant="primary" onClick={goBack}>
        Try again
      </Button>
      <p className={styles.message}>{messagesOf(error).join('\n\nCause:\n')}</p>
    </main>
  );
}
