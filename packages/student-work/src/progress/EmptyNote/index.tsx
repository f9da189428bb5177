import type { ReactNode } from 'react';
import { useIsEmptyDevice } from '../useProgress';

interface EmptyNoteProps {
  readonly className?: string;
  /** Whether the school lets work follow to other devices. */
  readonly canFollow: boolean;
  /** Whether the account is so new that no work can be elsewhere; asked in the browser alone. */
  readonly isFirstVisit: () => boolean;
}

/**
 * For a member with no work on this device, unless the account is new. The work may be elsewhere or
 * gone, or there may be none: nothing here can tell these apart, so the text is true of each.
 */
export default function EmptyNote({
  className,
  canFollow,
  isFirstVisit,
}: EmptyNoteProps): ReactNode {
  const isEmpty = useIsEmptyDevice();
  if (!isEmpty || isFirstVisit()) return null;
  return (
    <p className={className}>
      <span>
        Har du arbetat här förut, på en annan enhet eller innan webbläsaren rensades, finns det
        arbetet inte här: läs in en kopia under <strong>Konto</strong> om du har sparat en.
      </span>{' '}
      {canFollow && (
        <span>
          Du kan också låta arbetet följa med: det väljer du under <strong>Konto</strong> på en
          enhet där det finns, och loggar sedan in här igen.
        </span>
      )}
    </p>
  );
}
