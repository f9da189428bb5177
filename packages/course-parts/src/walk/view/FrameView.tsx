import type { ReactNode } from 'react';
import clsx from 'clsx';
import heard from '@kurser/ui/heard.module.css';
import { markClass, markWords } from '@kurser/labs/StepTrace/view/marks';
import trace from '@kurser/labs/StepTrace/styles.module.css';
import type { ShownFrame } from '../core/show';
import styles from '../styles.module.css';
import Value from './Value';

/** The names of the program or of one call, with their values. */
export default function FrameView({ frame }: { readonly frame: ShownFrame }): ReactNode {
  const { name, variables, defined, isInnermost } = frame;
  const title = name === '' ? 'Programmets variabler' : name;
  return (
    <div className={clsx(trace.part, styles.frame, isInnermost && styles.innermost)}>
      <p className={trace.partTitle}>
        {name === '' ? <span>{title}</span> : <code translate="no">{title}</code>}
      </p>
      {variables.length === 0 ? (
        <p className={trace.empty}>inga just nu</p>
      ) : (
        <table className={trace.rows} aria-label={title}>
          <thead className={heard.only}>
            <tr>
              <th scope="col">Namn</th>
              <th scope="col">Värde</th>
              <th scope="col">Ändring</th>
            </tr>
          </thead>
          <tbody translate="no">
            {variables.map(({ name: key, value, mark }) => (
              <tr key={key} className={markClass(mark)}>
                <th scope="row">{key}</th>
                <td>
                  <Value segments={value} />
                </td>
                <td className={trace.badge} translate="yes">
                  {markWords[mark]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {defined.length > 0 && (
        <p className={styles.defined}>
          <span>Definierat: </span>
          <code translate="no">{defined.join(', ')}</code>
        </p>
      )}
    </div>
  );
}
