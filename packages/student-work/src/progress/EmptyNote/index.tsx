import type { ReactNode } from 'react';
import { useIsEmptyDevice } from '../useProgress';

interface EmptyNoteProps {
  readonly className?: string;
  /** Whether the school lets work follow to other devices. */
  readonly canFollow: boolean;
}

/**
 * For a member of whom this device holds nothing. That may be their first visit or work that is
 * elsewhere or gone, which nothing here can tell apart: so it is said of both what is true.
 */
export default function EmptyNote({ className, canFollow }: EmptyNoteProps): ReactNode {
  if (!useIsEmptyDevice()) return null;
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
