import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { formatFixed } from '@kurser/shared/swedishNumber';
import Table from '../../kit/Table';
import { answersOf } from '../lab';
import { inputPairs } from '../settings';
import styles from '../styles.module.css';
import type { NetLab } from '../useNetLab';

interface RowProps {
  readonly lab: NetLab;
  readonly row: number;
  readonly answer: ReturnType<typeof answersOf>[number] | undefined;
  /** The radio buttons' common name. */
  readonly name: string;
}

function Row({ lab: { state, verbs }, row, answer, name }: RowProps): ReactNode {
  const [x1, x2] = inputPairs[row] ?? [0, 0];
  const target = state.targets[row] ?? 0;
  const { output = 0, right = false } = answer ?? {};
  const turn = (): void =>
    verbs.setTargets(state.targets.map((value, i) => (i === row ? 1 - value : value)));
  return (
    <tr className={clsx(row === state.row && styles.chosenRow)}>
      <td>
        <input
          type="radio"
          name={name}
          aria-label={`Räkna på (${x1}, ${x2})`}
          checked={row === state.row}
          onChange={() => verbs.setRow(row)}
        />
      </td>
      <td>{x1}</td>
      <td>{x2}</td>
      <td>
        <button
          type="button"
          className={styles.targetButton}
          aria-label={`Rätt svar för (${x1}, ${x2}) är ${target}: byt till ${1 - target}`}
          onClick={turn}
        >
          {target}
        </button>
      </td>
      <td>{formatFixed(output, 3)}</td>
      <td className={right ? styles.right : styles.wrong}>{right ? '✓ ja' : '✗ nej'}</td>
    </tr>
  );
}

/** The four examples: one is chosen to be computed, and each target can be turned over. */
export default function Rows({ lab }: { readonly lab: NetLab }): ReactNode {
  const name = useId();
  const answers = answersOf(lab.state);
  return (
    <Table className={styles.rows} heads={['Räkna på', 'x₁', 'x₂', 't', 'o', 'Rätt?']}>
      {inputPairs.map((_, row) => (
        <Row key={row} lab={lab} row={row} answer={answers[row]} name={name} />
      ))}
    </Table>
  );
}
