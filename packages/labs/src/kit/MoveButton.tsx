import type { ReactNode } from 'react';
import Button from './Button';
import styles from './MoveButton.module.css';

const icons = {
  start: 'M4 4h2v12H4zM16 4v12l-9-6z',
  back: 'M14 4v12L5 10z',
  step: 'M6 4v12l9-6z',
  end: 'M14 4h2v12h-2zM4 4v12l9-6z',
  play: 'M6 4v12l9-6z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
} as const;

/** A sign that every player has. */
export function Icon({ name }: { readonly name: keyof typeof icons }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

interface MoveButtonProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

/** A move through what has been recorded: a sign, and its name for who listens or points. */
export default function MoveButton({ icon, label, off, onPress }: MoveButtonProps): ReactNode {
  return (
    <Button className={styles.move} aria-label={label} title={label} off={off} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  );
}
