import { useSyncExternalStore, type ReactNode } from 'react';
import type { Visitor } from '../../auth/visitor';
import GateCard from '../GateCard';
import Loading from '../Loading';
import Message from '../Message';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

interface LeavingProps {
  /** Who is here after that. */
  readonly next: Visitor;
}

/**
 * While the page is loaded again so that nothing of a member is left in it. Without a network that
 * has to wait, and the page says what is done already.
 */
export default function Leaving({ next }: LeavingProps): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return <Loading />;
  return (
    <GateCard heading={next.kind === 'signedOut' ? 'Du är utloggad' : 'Ingen kontakt med nätet'}>
      <Message kind="success">
        Det finns inget nät just nu. Sidan laddas av sig själv när nätet är tillbaka.
      </Message>
    </GateCard>
  );
}
