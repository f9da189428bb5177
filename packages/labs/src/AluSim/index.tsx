import type { ReactNode } from 'react';
import clsx from 'clsx';
import { inElements } from '@kurser/shared/inElements';
import ChoiceField from '@kurser/ui/ChoiceField';
import NumberField from '@kurser/ui/NumberField';
import LabPanel from '../kit/LabPanel';
import { labPart, type ViewProps } from '../kit/labPart';
import More from '../kit/More';
import { useLab } from '../kit/useLab';
import bits from '../logic/bit.module.css';
import { alu, bitOf, toBits, toSigned, wordWidth, type AluResult, type Flags } from './core/alu';
import Chain from './view/Chain';
import { flagNames, flagToText, minus, readings } from './core/explain';
import { aluLab, type AluState, type Operand } from './lab';
import { parseSettings, type AluTask } from './settings';
import styles from './styles.module.css';

interface OperandFieldProps {
  readonly operand: Operand;
  readonly word: number;
  readonly onTurn: (operand: Operand, index: number) => void;
}

const wordLimits = { min: 0, max: 15 } as const;
const places = Array.from({ length: wordWidth }, (_, index) => wordWidth - 1 - index);

/** A word as four bits to press, and the numbers that they mean. */
function OperandField({ operand, word, onTurn }: OperandFieldProps): ReactNode {
  const name = operand.toUpperCase();
  return (
    <div className={styles.operand} role="group" aria-label={`Talet ${name}`}>
      <span className={styles.operandName}>{name}</span>
      {places.map((index) => {
        const bit = bitOf(word, index);
        return (
          <button
            key={index}
            type="button"
            className={clsx(bits.bit, styles.bit)}
            aria-pressed={bit === 1}
            aria-label={`${name}, bit ${index}: ${bit}`}
            onClick={() => onTurn(operand, index)}
          >
            {bit}
          </button>
        );
      })}
      <span className={styles.numbers}>{`= ${word}, med tecken ${minus(toSigned(word))}`}</span>
    </div>
  );
}

const flagOrder: readonly (keyof Flags)[] = ['C', 'Z', 'N', 'V'];

/** The answer in bits and in numbers, and what each flag says about it. */
function Answer({ state, result }: { readonly state: AluState; readonly result: AluResult }) {
  const { a, b, operation } = state;
  const { unsigned, signed } = readings(operation, a, b, result.word);
  return (
    <>
      <p className={styles.answer} role="status">
        <code translate="no">{`${toBits(a)} ${operation} ${toBits(b)} = ${toBits(result.word)}`}</code>{' '}
        <code translate="no">
          {flagOrder.map((flag) => `${flag}=${result.flags[flag]}`).join(' ')}
        </code>
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
                {`${flag} = ${bit}`}
              </span>
              <span>
                <i lang="en">{flagNames[flag]}</i>
                <span>{`: ${flagToText(flag, operation, result)}`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function AluSim({ settings, children }: ViewProps<AluTask>): ReactNode {
  const { state, verbs } = useLab(aluLab, settings);
  const { a, b, operation } = state;
  const result = alu(operation, a, b);
  return (
    <LabPanel title={settings.title} onReset={verbs.reset}>
      {inElements(children)}
      <div className={styles.lab}>
        <Chain operation={operation} result={result} />
        <OperandField operand="a" word={a} onTurn={verbs.turn} />
        <OperandField operand="b" word={b} onTurn={verbs.turn} />
        <ChoiceField
          legend="Operation"
          choices={settings.choices.map((choice) => ({ value: choice, label: choice }))}
          value={operation}
          onChange={verbs.setOperation}
        />
        <Answer state={state} result={result} />
        <More summary="Mer: skriv A och B som tal">
          <div className={styles.typed}>
            <NumberField
              label="A som tal 0–15"
              {...wordLimits}
              value={a}
              onChange={(word) => verbs.set('a', word)}
            />
            <NumberField
              label="B som tal 0–15"
              {...wordLimits}
              value={b}
              onChange={(word) => verbs.set('b', word)}
            />
          </div>
        </More>
      </div>
    </LabPanel>
  );
}

/** A four-bit ALU whose inside can be followed. See src/parts/README.md. */
export default labPart(parseSettings, AluSim);
