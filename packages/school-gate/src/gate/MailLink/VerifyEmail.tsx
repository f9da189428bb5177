import { useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import type { Visitor } from '../../auth/visitor';
import BrokenLink from './BrokenLink';
import { DoneScreen, LinkScreen, type LinkProps } from './LinkScreen';
import NotMyAccount from './NotMyAccount';
import OwnerForm from './OwnerForm';
import { useLinkAction } from './useLinkAction';

type Step =
  | { readonly kind: 'closed' }
  /** The account was not signed in here just now, so its password has to show who owns it. */
  | { readonly kind: 'passwordNeeded'; readonly email: string }
  | { readonly kind: 'verified'; readonly email: string };

/**
 * What the button will do. Which address the link is for is not asked before it is pressed; the
 * session says which one to expect.
 */
function explain(visitor: Visitor): ReactNode {
  if (visitor.kind !== 'unverified')
    return 'Tryck på knappen för att bekräfta att adressen är din.';
  return (
    <span>
      Tryck på knappen för att bekräfta att adressen <strong translate="no">{visitor.email}</strong>{' '}
      är din.
    </span>
  );
}

/** The link of a verification mail. */
export default function VerifyEmail({ code, mailLink }: LinkProps): ReactNode {
  const { actions, visitor } = useAuth();
  const action = useLinkAction();
  const [step, setStep] = useState<Step>({ kind: 'closed' });

  function finish(next: Step): void {
    setStep(next);
    if (next.kind === 'verified') mailLink.clearAddress();
  }
  if (action.progress.kind === 'dead') {
    const { message } = action.progress;
    return <BrokenLink kind="verifyEmail" message={message} leave={mailLink.leave} />;
  }
  switch (step.kind) {
    case 'closed':
      return (
        <LinkScreen
          heading="Verifiera din adress"
          text={explain(visitor)}
          button="Verifiera min e-post"
          progress={action.progress}
          onPress={() => {
            action.run(async () => {
              finish(await actions.verifyEmail(code));
            });
          }}
          onLeave={mailLink.leave}
          // The session that is here may be somebody else's, who has used the address.
          aside={visitor.kind === 'unverified' ? <NotMyAccount email={visitor.email} /> : undefined}
        />
      );
    case 'passwordNeeded':
      return (
        <OwnerForm
          email={step.email}
          progress={action.progress}
          onError={action.setError}
          onLeave={mailLink.leave}
          onSubmit={(password, remember) => {
            const { email } = step;
            action.run(async () => {
              await actions.verifyAsOwner(code, { email, password, remember });
              finish({ kind: 'verified', email });
            });
          }}
        />
      );
    case 'verified':
      return (
        <DoneScreen
          heading="E-posten är verifierad"
          message={
            <span>
              Din e-postadress är verifierad. Nu kan du läsa kursmaterialet som{' '}
              <span translate="no">{step.email}</span>.
            </span>
          }
          onLeave={mailLink.leave}
        />
      );
  }
}
