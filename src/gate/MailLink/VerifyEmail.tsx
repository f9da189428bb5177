import { useState, type ReactNode } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import BrokenLink from './BrokenLink';
import { DoneScreen, LinkScreen } from './LinkScreen';
import type { LinkProps } from './linkProps';
import { useLinkAction } from './useLinkAction';

/** The link of a verification mail. */
export default function VerifyEmail({ code, mailLink }: LinkProps): ReactNode {
  const { actions } = useAuth();
  const { progress, run } = useLinkAction();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <DoneScreen
        heading="E-posten är verifierad"
        message="Din e-postadress är verifierad. Nu kan du läsa kursmaterialet."
        onLeave={mailLink.leave}
      />
    );
  }
  if (progress.kind === 'dead') {
    return <BrokenLink kind="verifyEmail" message={progress.message} leave={mailLink.leave} />;
  }
  return (
    <LinkScreen
      heading="Verifiera din adress"
      text="Tryck på knappen för att bekräfta att adressen är din."
      button="Verifiera min e-post"
      progress={progress}
      onPress={() => {
        run(async () => {
          await actions.verifyEmail(code);
          setDone(true);
          mailLink.clearAddress();
        });
      }}
      onLeave={mailLink.leave}
    />
  );
}
