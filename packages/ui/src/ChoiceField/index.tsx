import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { inElements } from '@kurser/shared/inElements';
import heard from '../heard.module.css';
import styles from './styles.module.css';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
}

interface ChoiceFieldProps<T extends string | number> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The legend is read out but not shown, where the choices speak for themselves. */
  readonly hideLegend?: boolean;
}

/** One of a few, all in sight: radio buttons that look like a row of keys. */
export default function ChoiceField<T extends string | number>({
  legend,
  choices,
  value,
  onChange,
  hideLegend = false,
}: ChoiceFieldProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={clsx(styles.legend, hideLegend && heard.only)}>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx(styles.choice, choice.value === value && styles.chosen)}
          >
            <input
              className={heard.only}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            {inElements(choice.label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
