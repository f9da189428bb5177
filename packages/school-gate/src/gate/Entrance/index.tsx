import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CredentialMode } from '../../auth/credentialRules';
import type { SignedOutReason } from '../../auth/visitor';
import Loading from '../Loading';
import SignIn from '../SignIn';
import styles from './styles.module.css';

interface EntranceProps {
  /** Whether it is known that nobody is signed in. */
  readonly known: boolean;
  readonly reason?: SignedOutReason | undefined;
  /** The address that the form begins with. */
  readonly email?: string | undefined;
  readonly firstMode?: CredentialMode;
}

/**
 * The sign-in form, and the loading screen until it is known whether somebody is signed in. Both
 * stand in the static page, and its own script (packages/accelerators/src/earlyForm) says which of
 * them is seen: a visitor with nothing stored gets the form at once, long before it is alive. It is
 * the same form before and after, so that nothing that was typed and no focus is lost.
 */
export default function Entrance({ known, reason, email, firstMode }: EntranceProps): ReactNode {
  return (
    <>
      {!known && (
        <div className={styles.loading}>
          <Loading />
        </div>
      )}
      <div className={clsx(!known && styles.form)}>
        <SignIn standby={!known} reason={reason} email={email} {...(firstMode && { firstMode })} />
      </div>
    </>
  );
}
