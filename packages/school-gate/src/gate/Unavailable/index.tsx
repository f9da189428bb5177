import type { ReactNode } from 'react';
import type { UnavailableReason } from '../../auth/visitor';
import ReloadScreen from '../ReloadScreen';

const texts: Record<UnavailableReason, string> = {
  loadFailed: 'Inloggningen kunde inte laddas. Kontrollera din internetanslutning och försök igen.',
  noAnswer:
    'Inloggningstjänsten svarar inte. Kontrollera din internetanslutning och försök igen om en stund.',
};

/** For a visitor when the sign-in service cannot be asked; the way on is to ask again. */
export default function Unavailable({ reason }: { readonly reason: UnavailableReason }): ReactNode {
  return (
    <ReloadScreen
      heading="Inloggningen går inte att nå"
      text={texts[reason]}
      action="Försök igen"
    />
  );
}
