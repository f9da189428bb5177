import { useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import BrokenLink from './BrokenLink';
import { DoneScreen, LinkScreen, type LinkProps } from './LinkScreen';
import NewPasswordForm from './NewPasswordForm';
import { useLinkAction } from './useLinkAction';

type Step =
  | { readonly kind: 'closed' }
  | { readonly kind: 'form'; readonly email: string }
  | { readonly kind: 'done' };

/**
 * The link of a mail for a new password. The first button asks whether the link is good and for
 * whom: nobody should think of a password in vain, and password managers need the address beside
 * the new password.
 */
export default function ResetPassword({ code, mailLink }: LinkProps): ReactNode {
  const { actions } = useAuth();
  const action = useLinkAction();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  if (action.progress.kind === 'dead') {
    const { message } = action.progress;
    return <BrokenLink kind="resetPassword" message={message} leave={mailLink.leave} />;
  }
  switch (step.kind) {
    case 'closed':
      return (
        <LinkScreen
          heading="Välj ett nytt lösenord"
          text="Tryck på knappen för att gå vidare och välja ett nytt lösenord till ditt konto."
          button="Gå vidare"
          progress={action.progress}
          onPress={() => {
            action.run(async () => {
              setStep({ kind: 'form', email: await actions.addressOfCode(code) });
            });
          }}
          onLeave={mailLink.leave}
        />
      );
    case 'form':
      return (
        <NewPasswordForm
          email={step.email}
          progress={action.progress}
          onFault={action.setError}
          onSubmit={(password) => {
            action.run(async () => {
              await actions.resetPassword(code, password);
              setStep({ kind: 'done' });
              mailLink.clearAddress();
            });
          }}
        />
      );
    case 'done':
      return (
        <DoneScreen
          heading="Lösenordet är ändrat"
          message="Ditt nya lösenord gäller från och med nu."
          onLeave={mailLink.leave}
        />
      );
  }
}
