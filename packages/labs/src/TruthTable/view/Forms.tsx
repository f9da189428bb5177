import type { ReactNode } from 'react';
import { formatExpression, type Notation } from '../../logic/format';
import type { Cell } from '../../logic/table';
import { formsOf, rowListOf } from '../core/normalForms';
import styles from '../styles.module.css';

interface FormsProps {
  readonly name: string;
  readonly column: readonly Cell[];
  readonly variables: readonly string[];
  readonly notation: Notation;
}

/** The function written in its four two-level forms and as a list of rows. */
export default function Forms({ name, column, variables, notation }: FormsProps): ReactNode {
  return (
    <dl className={styles.forms}>
      {formsOf(column, variables).map((form) => (
        <div key={form.key}>
          <dt>
            <span>{form.label}</span> <span className={styles.note}>{`(${form.note})`}</span>
          </dt>
          <dd>
            <code translate="no" className={styles.formula}>
              {`${name} = ${formatExpression(form.expression, notation)}`}
            </code>
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <span>Raderna med ettor</span> {column.includes('x') && <span>och d för fria rader</span>}
        </dt>
        <dd>
          <code translate="no" className={styles.formula}>{`${name} = ${rowListOf(column)}`}</code>
        </dd>
      </div>
    </dl>
  );
}
