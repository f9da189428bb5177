import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { kindLabels, type PanelKind } from './kinds';
import styles from './styles.module.css';

interface PanelProps {
  readonly kind: PanelKind;
  /** Where links to it lead. */
  readonly id?: string;
  /**
   * Small tasks in the text are groups. A page may have ten of them, some of one name: too many for
   * its landmarks, which regions are.
   */
  readonly role?: 'group';
  /** Words, or a heading of its own. */
  readonly title?: ReactNode;
  /**
   * The section's name for screen readers where the head as it stands is not a good one, as with a
   * heading's link in it.
   */
  readonly label?: string;
  /** Shown to the right of the title, for example stars or a score. */
  readonly aside?: ReactNode;
  /** Shown in a bar below the content: the buttons of a lab or player. */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The common frame of everything interactive in a lesson: a labelled region, or group, with a head,
 * a body and a bar of controls.
 */
export default function Panel({
  kind,
  id,
  role,
  title,
  label,
  aside,
  footer,
  className,
  children,
}: PanelProps): ReactNode {
  const headingId = useId();
  return (
    <section
      id={id}
      role={role}
      className={clsx(styles.panel, styles[kind], className)}
      aria-label={label}
      aria-labelledby={label === undefined ? headingId : undefined}
    >
      <header className={styles.head}>
        <div className={styles.title} id={headingId}>
          <span className={styles.kind} data-kind={kind}>
            {kindLabels[kind]}
          </span>
          {title !== undefined && <div className={styles.name}>{title}</div>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
