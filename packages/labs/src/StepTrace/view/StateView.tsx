import type { ReactNode } from 'react';
import clsx from 'clsx';
import { markClass, markWords } from './marks';
import type { Cell, Mark, Snapshot, Variable } from '../core/snapshots';
import StructureView from './StructureView';
import heard from '@kurser/ui/heard.module.css';
import { inElements } from '@kurser/shared/inElements';
import styles from '../styles.module.css';

/**
 * Which parts the trace uses at all: they are shown from the first step on, so that the page does
 * not jump.
 */
export interface UsedParts {
  readonly variables: boolean;
  readonly memory: boolean;
  readonly output: boolean;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <p className={styles.partTitle}>{title}</p>
      {inElements(children)}
    </div>
  );
}

function Empty({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={styles.empty}>{children}</p>;
}

interface Row {
  readonly key: string;
  readonly value: string;
  readonly mark: Mark;
}

function Rows({ head, rows }: { readonly head: readonly string[]; readonly rows: readonly Row[] }) {
  return (
    <table className={styles.rows}>
      <thead className={heard.only}>
        <tr>
          {[...head, 'Ändring'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, value, mark }) => (
          <tr key={key} className={markClass(mark)}>
            <th scope="row">{key}</th>
            <td>{value}</td>
            <td className={styles.badge}>{markWords[mark]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Variables({ variables }: { readonly variables: readonly Variable[] }): ReactNode {
  const rows = variables.map(({ name, value, mark }) => ({ key: name, value, mark }));
  return (
    <Part title="Variabler">
      {rows.length === 0 ? (
        <Empty>inga just nu</Empty>
      ) : (
        <Rows head={['Namn', 'Värde']} rows={rows} />
      )}
    </Part>
  );
}

function Memory({ memory }: { readonly memory: readonly Cell[] }): ReactNode {
  const rows = memory.map(({ address, value, mark }) => ({ key: address, value, mark }));
  return (
    <Part title="Minne">
      {rows.length === 0 ? (
        <Empty>inga celler just nu</Empty>
      ) : (
        <Rows head={['Adress', 'Värde']} rows={rows} />
      )}
    </Part>
  );
}

function Output({ lines, fresh }: { readonly lines: readonly string[]; readonly fresh: number }) {
  return (
    <Part title="Utskrift">
      {lines.length === 0 ? (
        <Empty>ingen ännu</Empty>
      ) : (
        <pre translate="no" className={styles.output}>
          {lines.map((line, index) => (
            <span
              key={index}
              className={clsx(styles.outputLine, index >= lines.length - fresh && styles.marked)}
            >
              {line}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </Part>
  );
}

interface StateViewProps {
  readonly snapshot: Snapshot;
  readonly used: UsedParts;
}

/**
 * Variables, structures, memory and output at one step, with what the step changed marked in words,
 * weight and colour.
 */
export default function StateView({ snapshot, used }: StateViewProps): ReactNode {
  return (
    <>
      {used.variables && <Variables variables={snapshot.variables} />}
      {snapshot.structures.map((structure) => (
        <StructureView key={structure.name} structure={structure} />
      ))}
      {used.memory && <Memory memory={snapshot.memory} />}
      {used.output && <Output lines={snapshot.output} fresh={snapshot.newOutput} />}
    </>
  );
}
