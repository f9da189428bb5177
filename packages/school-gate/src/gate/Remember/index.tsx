import { useId, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { browserStorage } from '../../auth/browserStorage';
import { wasSignedIn } from '../../auth/earlierSignIn';

/**
 * The choice to be remembered. It begins as a yes on a computer where nobody has been signed in,
 * and as a no on one that may be shared.
 * @param standby the form stands in the static page, which is the same for everybody
 */
export function useRemember(standby = false): [boolean, (remember: boolean) => void] {
  return useState(() => standby || !wasSignedIn(browserStorage));
}

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
