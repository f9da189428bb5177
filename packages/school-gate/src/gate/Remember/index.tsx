import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface RememberProps {
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** Whether the session outlives the browser. */
export default function Remember({ checked, onChange }: RememberProps): ReactNode {
  const hintId = useId();
  return (
    <div className={styles.remember}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="remember"
          className={styles.box}
          checked={checked}
          aria-describedby={hintId}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        Kom ihåg mig på den här datorn
      </label>
      <p id={hintId} className={styles.hint}>
        {checked
          ? 'Ta bort bocken på en dator som du delar med andra.'
          : 'Du loggas ut när webbläsaren stängs.'}
      </p>
    </div>
  );
}
