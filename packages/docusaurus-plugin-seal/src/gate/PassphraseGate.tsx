import type { ReactNode } from 'react';
import { openRemembered, openWithPassphrase } from '../client/passphraseGate';
import { SealedContent } from '../client/SealedContent';
import { GateFault } from './GateFault';
import { GateFrame } from './GateFrame';
import { PassphraseForm } from './PassphraseForm';
import { useSealedSite, viewAfter, type GateView } from './useSealedSite';

/** The site with the key that this browser remembers, or the form. */
async function begin(): Promise<GateView> {
  const answer = await openRemembered();
  return answer === undefined ? { kind: 'closed', isWrong: false } : viewAfter(answer);
}

/**
 * A gate that asks for a passphrase. Put it around everything in `src/theme/Root`; without one of
 * your own, the plugin does.
 * @param props the site, as children
 * @returns the form, or the site
 */
export function PassphraseGate({ children }: { readonly children: ReactNode }): ReactNode {
  const [view, setView] = useSealedSite(begin);
  const open = async (passphrase: string, remember: boolean): Promise<void> => {
    setView({ kind: 'opening' });
    setView(viewAfter(await openWithPassphrase(passphrase, remember)));
  };
  const gate = (
    <GateFrame>
      {view.kind === 'failed' ? (
        <GateFault reason={view.reason} />
      ) : (
        <PassphraseForm
          isWrong={view.kind === 'closed' && view.isWrong}
          isBusy={view.kind === 'opening'}
          onPassphrase={(passphrase, remember) => void open(passphrase, remember)}
        />
      )}
    </GateFrame>
  );
  return (
    <SealedContent open={view.kind === 'open'} gate={gate}>
      {children}
    </SealedContent>
  );
}
