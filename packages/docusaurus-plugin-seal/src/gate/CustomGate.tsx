import type { ReactNode } from 'react';
import { openWithFoundKey } from '../client/customGate';
import { SealedContent } from '../client/SealedContent';
import { GateFault } from './GateFault';
import { GateFrame } from './GateFrame';
import { gateTexts } from './gateTexts';
import { useSealedSite, viewAfter } from './useSealedSite';

const begin = async () => viewAfter(await openWithFoundKey());

/**
 * A gate that opens by itself, with the key that the site's own module finds.
 * @param props the site, as children
 * @returns a word that it is on its way, why it cannot come, or the site
 */
export function CustomGate({ children }: { readonly children: ReactNode }): ReactNode {
  const [view] = useSealedSite(begin);
  const gate = (
    <GateFrame>
      {view.kind === 'failed' ? (
        <GateFault reason={view.reason} />
      ) : (
        <p role="status">{gateTexts().opening}</p>
      )}
    </GateFrame>
  );
  return (
    <SealedContent open={view.kind === 'open'} gate={gate}>
      {children}
    </SealedContent>
  );
}
