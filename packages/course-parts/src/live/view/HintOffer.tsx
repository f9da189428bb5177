import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import Offer from '@kurser/python-runner/Offer';

interface HintOfferProps {
  /** Undefined while there is nothing to offer. */
  readonly onAccept: (() => void) | undefined;
  readonly onDecline: () => void;
}

/** After several different tries that failed: a hint, if the student wants one. */
export default function HintOffer({ onAccept, onDecline }: HintOfferProps): ReactNode {
  return (
    <Offer>
      {onAccept !== undefined && (
        <>
          <span>Vill du ha en ledtråd?</span>
          <Button onClick={onAccept}>Visa ledtråden</Button>
          <Button variant="quiet" onClick={onDecline}>
            Nej tack
          </Button>
        </>
      )}
    </Offer>
  );
}
