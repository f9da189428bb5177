import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** Our own words on the button: the browser's are in its language and look. */
  readonly children: ReactNode;
  /**
   * Whether the browser holds what was chosen, so that calling it off the next time takes it away.
   * Where it does not, the same file can be chosen again when it has been changed.
   */
  readonly holdsChoice?: boolean;
  readonly onChosen: (files: readonly File[]) => void;
}

/** A button in the look of the others that asks the computer for a file, or takes a dropped one. */
export default function FileField({
  children,
  holdsChoice = false,
  onChosen,
  ...rest
}: FileFieldProps): ReactNode {
  return (
    <label className={styles.file}>
      <span>{children}</span>
      <input
        type="file"
        onChange={({ target }) => {
          const chosen = Array.from(target.files ?? []);
          if (!holdsChoice) target.value = '';
          onChosen(chosen);
        }}
        {...rest}
      />
    </label>
  );
}
