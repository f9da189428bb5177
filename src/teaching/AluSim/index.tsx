import { useMemo, type ReactNode } from 'react';
import Button from '../../components/Button';
import ChoiceField from '../../components/ChoiceField';
import { NumberInput } from '../../components/NumberField';
import Panel from '../../components/Panel';
import type { AuthorProps } from '../kit/settings';
import { bitOf, toBits, toSigned, wordWidth, type Flags } from './alu';
import Chain from './Chain';
import { flagNames, flagToText, readings } from './explain';
import { readAluSim } from './props';
import styles from './styles.module.css';
import { useAlu, type Alu } from './useAlu';

interface OperandProps {
  readonly name: 'A' | 'B';
  readonly word: number;
  readonly onTurn: (index: number) => void;
  readonly onSet: (word: number) => void;
}

const places = Array.from({ length: wordWidth }, (_, index) => wordWidth - 1 - index);

/** A word as four bits to press and as a number to write. */
function Operand({ name, word, onTurn, onSet }: OperandProps): ReactNode {
  return (
    <div className={styles.operand} role="group" aria-label={`Talet ${name}`}>
      <span className={styles.operandName}>{name}</span>
      {places.map((index) => {
        const bit = bitOf(word, index);
        return (
          <button
            key={index}
            type="button"
            className={styles.bit}
            aria-pressed={bit === 1}
            aria-label={`${name}, bit ${String(index)}: ${String(bit)}`}
            onClick={() => {
              onTurn(index);
            }}
          >
            {bit}
          </button>
        );
      })}
      <NumberInput
        label={`${name} som tal 0–15`}
        value={word}
        onChange={onSet}
        min={0}
        max={15}
        step={1}
      />
      <span className={styles.signed}>med tecken {String(toSigned(word)).replace('-', '−')}</span>
    </div>
  );
}

const flagOrder: readonly (keyof Flags)[] = ['C', 'Z', 'N', 'V'];

/** The answer in bits and in numbers, and what each flag says about it. */
function Answer({ lab }: { readonly lab: Alu }): ReactNode {
  const { a, b, operation, result } = lab;
  const { unsigned, signed } = readings(operation, a, b, result.word);
  return (
    <>
      <p className={styles.answer} role="status">
        <code>
          {toBits(a)} {operation} {toBits(b)} = {toBits(result.word)}
        </code>{' '}
        <code>{flagOrder.map((flag) => `${flag}=${String(result.flags[flag])}`).join(' ')}</code>
      </p>
      <dl className={styles.readings}>
        <div>
          <dt>Utan tecken</dt>
          <dd>{unsigned}</dd>
        </div>
        <div>
          <dt>I tvåkomplement</dt>
          <dd>{signed}</dd>
        </div>
      </dl>
      <ul className={styles.flags}>
        {flagOrder.map((flag) => {
          const bit = result.flags[flag];
          return (
            <li key={flag}>
              <span className={bit === 1 ? styles.flagOn : styles.flagOff}>
                {flag} = {bit}
              </span>
              <span>
                <i lang="en">{flagNames[flag]}</i>: {flagToText(flag, operation, result)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A four-bit ALU whose inside can be followed. See src/teaching/README.md. */
export default function AluSim(props: AuthorProps & { readonly children?: ReactNode }): ReactNode {
  const task = useMemo(() => readAluSim(props), [props]);
  const lab = useAlu(task);
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <Button variant="quiet" onClick={lab.reset}>
          Börja om
        </Button>
      }
    >
      {props.children}
      <div className={styles.lab}>
        <Operand name="A" word={lab.a} onTurn={lab.turnA} onSet={lab.setA} />
        <Operand name="B" word={lab.b} onTurn={lab.turnB} onSet={lab.setB} />
        <ChoiceField
          legend="Operation"
          choices={task.choices.map((operation) => ({ value: operation, label: operation }))}
          value={lab.operation}
          onChange={lab.setOperation}
        />
        <Chain operation={lab.operation} result={lab.result} />
        <Answer lab={lab} />
      </div>
    </Panel>
  );
}
