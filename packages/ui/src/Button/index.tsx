import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `danger` takes away what does not come back. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly type?: 'button' | 'submit';
}

/**
 * A button in the site's look. `type` is `button` unless said, so that it never submits a form by
 * accident.
 */
export default function Button({
  variant = 'secondary',
  type = 'button',
  className,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button type={type} className={clsx(styles.button, styles[variant], className)} {...rest} />
  );
}
