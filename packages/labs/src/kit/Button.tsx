import type { ComponentProps, ReactNode } from 'react';
import PlainButton from '@kurser/ui/Button';

interface ButtonProps extends ComponentProps<typeof PlainButton> {
  /**
   * There is nothing for it to do now. It swallows presses, and keeps the focus of the hand that is
   * on it, which `disabled` takes away.
   */
  readonly off?: boolean;
}

/** A lab's button. */
export default function Button({ off = false, onClick, ...rest }: ButtonProps): ReactNode {
  return (
    <PlainButton
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
