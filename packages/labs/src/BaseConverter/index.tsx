import type { ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import Button from '@kurser/ui/Button';
import ChoiceField from '@kurser/ui/ChoiceField';
import LabPanel from '../kit/LabPanel';
import { labPart, type ViewProps } from '../kit/labPart';
import { useLab } from '../kit/useLab';
import Notice from '../logic/Notice';
import BitRow from './view/BitRow';
import { converter } from './lab';
import { parseSettings, type ConverterTask } from './settings';
import { stepLabels, steps } from './core/steps';
import styles from './styles.module.css';
import { widths } from './core/word';
import WordField from './view/WordField';

function BaseConverter({ settings, children }: ViewProps<ConverterTask>): ReactNode {
  const { state, verbs } = useLab(converter, settings);
  return (
    <LabPanel title={settings.title} onReset={verbs.reset}>
      {inElements(children)}
      <div className={styles.lab}>
        <ChoiceField
          legend="Antal bitar"
          choices={widths.map((width) => ({ value: width, label: width }))}
          value={state.width}
          onChange={verbs.setWidth}
        />
        <BitRow word={state.word} width={state.width} onTurn={verbs.turnBit} />
        <div className={styles.steps}>
          {steps.map((step) => (
            <Button key={step} onClick={() => verbs.step(step)}>
              {stepLabels[step]}
            </Button>
          ))}
        </div>
        <Notice tone="hint">{state.remark}</Notice>
        <div className={styles.fields}>
          {settings.fields.map((field) => (
            <WordField key={field} field={field} state={state} verbs={verbs} />
          ))}
        </div>
      </div>
    </LabPanel>
  );
}

/** One word of bits, written in several ways at once. See src/parts/README.md. */
export default labPart(parseSettings, BaseConverter);
