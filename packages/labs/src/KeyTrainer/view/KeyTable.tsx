import type { ReactNode } from 'react';
import { keyTable } from '../core/keyList';
import styles from '../styles.module.css';

/** Which keys of Helix the exercises know. */
export default function KeyTable(): ReactNode {
  return (
    <details className={styles.more}>
      <summary>Alla tangenter som övningen kan</summary>
      {keyTable.map(([group, rows]) => (
        <table className={styles.table} key={group}>
          <caption>{group}</caption>
          <tbody>
            {rows.map(([keys, does]) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd translate="no">{keys}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={styles.note}>
        Texten behandlas som en vanlig textfil med fyra blankstegs indrag, utan stöd för något
        språk. I mönster finns bokstäver och tecken, punkt, mängder som{' '}
        <code translate="no">[0-9]</code>, <code translate="no">\d</code>{' '}
        <code translate="no">\w</code> <code translate="no">\s</code>, grupper,{' '}
        <code translate="no">|</code> och upprepning.
      </p>
    </details>
  );
}
