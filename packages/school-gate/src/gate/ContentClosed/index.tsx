import { useState, type ReactNode } from 'react';
import { readMark } from '@kurser/offline/mark';
import { useAuth } from '../../auth/AuthProvider';
import { ownTexts } from '../../auth/errorTexts';
import Button from '@kurser/ui/Button';
import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import Message from '../Message';
import ReloadScreen from '../ReloadScreen';
import { failureText, notKeptText } from './failureText';
import SignInAgain from './SignInAgain';

interface ContentClosedProps {
  readonly failure: ContentFailure;
}

/** For a member whose content cannot be opened: what happened, and the ways on. */
export default function ContentClosed({ failure }: ContentClosedProps): ReactNode {
  return failure === 'signInTooOld' ? <SignInAgain /> : <Closed failure={failure} />;
}

function Closed({ failure }: ContentClosedProps): ReactNode {
  const { actions } = useAuth();
  const [error, setError] = useState<string>();
  const { title, text, action } = failureText(failure);
  const hasKept = failure === 'offline' && (readMark()?.kept.length ?? 0) > 0;

  async function leave(): Promise<void> {
    try {
      await actions.signOut();
    } catch {
      setError(ownTexts.signOutFailed);
    }
  }
  return (
    <ReloadScreen heading={title} text={hasKept ? notKeptText : text} action={action}>
      {/* A whole new page: what failed to come is not asked for again. */}
      {hasKept && <Button onClick={() => window.location.assign('/')}>Till startsidan</Button>}
      {error !== undefined && <Message kind="error">{error}</Message>}
      <Button variant="quiet" onClick={() => void leave()}>
        Logga ut
      </Button>
    </ReloadScreen>
  );
}
