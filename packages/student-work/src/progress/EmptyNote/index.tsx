import type { ReactNode } from 'react';
import { useIsEmptyDevice } from '../useProgress';

/**
 * For a member of whom this device holds nothing. That may be their first visit or work that is
 * elsewhere or gone, which nothing here can tell apart: so it is said of both what is true.
 */
export default function EmptyNote({ className }: { readonly className?: string }): ReactNode {
  if (!useIsEmptyDevice()) return null;
  return (
    <p className={className}>
      Har du arbetat här förut, på en annan enhet eller innan webbläsaren rensades, finns det
      arbetet inte här: läs in en kopia under <strong>Konto</strong> om du har sparat en.
    </p>
  );
}
