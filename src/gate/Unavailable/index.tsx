import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';
import type { UnavailableReason } from '@site/src/auth/visitor';
import GateCard from '../GateCard';
import Message from '../Message';

const texts: Record<UnavailableReason, string> = {
  loadFailed: 'Inloggningen kunde inte laddas. Kontrollera din internetanslutning och försök igen.',
  noAnswer:
    'Inloggningstjänsten svarar inte. Kontrollera din internetanslutning och försök igen om en stund.',
};

/** The closed door when the sign-in service cannot be asked; the way on is to ask again. */
export default function Unavailable({ reason }: { readonly reason: UnavailableReason }): ReactNode {
  return (
    <GateCard heading="Inloggningen går inte att nå">
      <Message kind="error">{texts[reason]}</Message>
      <Button
        variant="primary"
        onClick={() => {
          window.location.reload();
        }}
      >
        Försök igen
      </Button>
    </GateCard>
  );
}
