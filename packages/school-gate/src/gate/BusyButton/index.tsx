import type { ComponentProps, ReactNode } from 'react';
import Button from '@kurser/ui/Button';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly busy: boolean;
}

/**
 * A button that asks for patience while what it began is under way. It can still be reached and
 * pressed, so its verb looks whether it is busy.
 */
export default function BusyButton({ busy, children, ...rest }: BusyButtonProps): ReactNode {
  return (
    <Button variant="primary" aria-disabled={busy} {...rest}>
      {busy ? 'Vänligen vänta...' : children}
    </Button>
  );
}
