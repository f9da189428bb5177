import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ReplyProps {
  readonly kind: 'question' | 'good' | 'bad';
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What the panel answers. It takes the focus when it appears, for the control that led here may be
 * gone, and is read out by that.
 */
export default function Reply({ kind, label, children }: ReplyProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div
      ref={element}
      className={clsx(styles.reply, styles[kind])}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
