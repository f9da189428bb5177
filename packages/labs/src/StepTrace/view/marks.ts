import type { Mark } from '../core/snapshots';
import styles from '../styles.module.css';

/** What is said of a changed thing, beside its weight and colour. */
export const markWords: Readonly<Record<Mark, string>> = { same: '', new: 'ny', changed: 'ändrad' };

export function markClass(mark: Mark): string | undefined {
  return mark === 'same' ? undefined : styles.marked;
}
