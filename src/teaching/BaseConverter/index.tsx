import { useMemo, type ReactNode } from 'react';
import Button from '../../components/Button';
import ChoiceField from '../../components/ChoiceField';
import Panel from '../../components/Panel';
import type { AuthorProps } from '../kit/settings';
import Notice from '../logic/Notice';
import BitRow from './BitRow';
import { readBaseConverter } from './props';
import { stepLabels, steps } from './steps';
import styles from './styles.module.css';
import { useConverter } from './useConverter';
import { widths } from './word';
import WordField from './WordField';

/** One word of bits, written in several ways at once. See src/teaching/README.md. */
export default function BaseConverter(
  props: AuthorProps & { readonly children?: ReactNode },
): ReactNode {
  const task = useMemo(() => readBaseConverter(props), [props]);
  const lab = useConverter(task);
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
        <ChoiceField
          legend="Antal bitar"
          choices={widths.map((width) => ({ value: String(width), label: String(width) }))}
          value={String(lab.width)}
          onChange={(value) => {
            const width = widths.find((candidate) => String(candidate) === value);
            if (width !== undefined) lab.setWidth(width);
          }}
        />
        <BitRow lab={lab} />
        <div className={styles.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              onClick={() => {
                lab.step(step);
              }}
            >
              {stepLabels[step]}
            </Button>
          ))}
        </div>
        <Notice tone="hint">{lab.remark}</Notice>
        <div className={styles.fields}>
          {task.fields.map((field) => (
            <WordField key={field} field={field} lab={lab} />
          ))}
        </div>
      </div>
    </Panel>
  );
}
