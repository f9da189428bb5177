import type { ReactNode } from 'react';
import styles from './Check.module.css';

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Yes or no. */
export default function Check({ label, value, onChange }: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
