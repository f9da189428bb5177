import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Pad } from './usePad';
import styles from './styles.module.css';

const arrows = {
  left: 'M10 3 5 8l5 5',
  right: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
} as const;

interface PadButton<Control extends string> {
  readonly control: Control;
  readonly label: string;
  /** An arrow; without one the label stands on the button. */
  readonly arrow?: keyof typeof arrows;
}

interface PadButtonsProps<Control extends string> {
  readonly pad: Pad<Control>;
  readonly label: string;
  readonly buttons: readonly PadButton<Control>[];
}

/**
 * Buttons to hold, the size of a thumb. Who has pressed one may go on by the keys of the stage; a
 * browser that gives a pressed button no focus gives it to the group.
 */
export default function PadButtons<Control extends string>({
  pad,
  label,
  buttons,
}: PadButtonsProps<Control>): ReactNode {
  return (
    <div className={styles.pad} role="group" aria-label={label} tabIndex={-1} {...pad.stage}>
      {buttons.map(({ control, label: name, arrow }) => (
        <button
          key={control}
          type="button"
          className={clsx(styles.padButton, arrow === undefined && styles.wide)}
          aria-label={name}
          {...pad.button(control)}
        >
          {arrow === undefined ? (
            name
          ) : (
            <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
              <path d={arrows[arrow]} />
            </svg>
          )}
        </button>
      ))}
    </div>
  );
}
