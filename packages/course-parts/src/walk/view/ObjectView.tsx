import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import heard from '@kurser/ui/heard.module.css';
import { markClass, markWords } from '@kurser/labs/StepTrace/view/marks';
import trace from '@kurser/labs/StepTrace/styles.module.css';
import { textOf } from '../core/segments';
import type { ShownItem, ShownObject } from '../core/show';
import styles from '../styles.module.css';
import Value, { ObjectMark } from './Value';

function Cells({ items }: { readonly items: readonly ShownItem[] }): ReactNode {
  return items.map(({ key, value, mark }, index) => (
    <li key={index} className={clsx(trace.item, markClass(mark))}>
      <span className={trace.itemText}>
        <Value segments={value} />
      </span>
      {mark !== 'same' && <span className={heard.only}>{` (${markWords[mark]})`}</span>}
      {key.length > 0 && <span className={trace.note}>{textOf(key)}</span>}
    </li>
  ));
}

function Rows({ items }: { readonly items: readonly ShownItem[] }): ReactNode {
  return (
    <table className={trace.rows}>
      <tbody>
        {items.map(({ key, value, mark }, index) => (
          <tr key={index} className={markClass(mark)}>
            <th scope="row">
              <Value segments={key} />
            </th>
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
  );
}

/** An object apart: its mark, its type, the names that stand for it, and what is in it. */
export default function ObjectView({ object }: { readonly object: ShownObject }): ReactNode {
  const { number, typeName, form, items, left, names, mark } = object;
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={trace.part}>
      <p className={trace.partTitle} id={titleId}>
        <span data-object-head={number}>
          <ObjectMark number={number} /> <code translate="no">{typeName}</code>
          {names.length > 1 && (
            <span className={styles.shared}>
              <span> delas av </span>
              <code translate="no">{names.join(', ')}</code>
            </span>
          )}
          {mark !== 'same' && <span className={trace.badge}>{` ${markWords[mark]}`}</span>}
        </span>
      </p>
      <div translate="no">
        {items.length === 0 && <p className={trace.empty}>tom</p>}
        {items.length > 0 && form === 'table' && <Rows items={items} />}
        {items.length > 0 && form === 'row' && (
          <ol className={clsx(trace.structure, trace.list)} aria-labelledby={titleId}>
            <Cells items={items} />
          </ol>
        )}
      </div>
      {left > 0 && <p className={trace.empty}>{`och ${left} till`}</p>}
    </div>
  );
}
