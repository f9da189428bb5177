import { useId, type ReactNode } from 'react';
import { NumberInput, type NumberInputProps } from '../NumberField';
import styles from './styles.module.css';

interface SliderFieldProps extends Omit<NumberInputProps, 'id'> {
  /** The slider's ends, when they are narrower than what may be typed. */
  readonly slideMin?: number;
  readonly slideMax?: number;
}

/**
 * A number with a slider for the feel and a field for the exact value; both change the same number.
 */
export default function SliderField({
  slideMin,
  slideMax,
  ...number
}: SliderFieldProps): ReactNode {
  const { label, value, onChange, min, max, step = 1, disabled } = number;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.slider}
        type="range"
        aria-label={label}
        min={slideMin ?? min}
        max={slideMax ?? max}
        step={step}
        value={Number.isFinite(value) ? value : 0}
        disabled={disabled}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
      <NumberInput {...number} id={id} />
    </div>
  );
}
