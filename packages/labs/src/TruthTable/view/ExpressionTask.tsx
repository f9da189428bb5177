import { useState, type ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import VerdictBox from '@kurser/ui/VerdictBox';
import type { Standing } from '@kurser/ui/VerdictBox/words';
import { useStored } from '@kurser/device-store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import { inElements } from '@kurser/shared/inElements';
import Button from '../../kit/Button';
import type { ViewProps } from '../../kit/labPart';
import ExpressionField from '../../logic/ExpressionField';
import TableView from '../../logic/TableView';
import { hasKarnaughMap } from '../../logic/karnaugh';
import { judgeExpression, judgementToText, type Judgement } from '../core/answer';
import { TaskFormulas } from './Fill';
import KarnaughView from './KarnaughView';
import type { TruthTableTask } from '../settings';
import styles from '../styles.module.css';
import { storageKey } from '../useFill';

const parseText = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

/** What cannot be read is told by the field. */
const standings: Readonly<Record<Judgement['kind'], Standing | undefined>> = {
  unreadable: undefined,
  different: 'wrong',
  tooLong: 'nearly',
  right: 'right',
};

/**
 * The written expression, kept on the device, and what was said about it when it was last checked.
 */
function useExpressionTask(task: TruthTableTask) {
  const { variables, outputs } = task.subject;
  const key = storageKey(task);
  const [text, store] = useStored(key, parseText, '');
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const judge = () => judgeExpression(text, outputs[0]?.column ?? [], variables, task.minimal);
  const tellVerdict = useJudgedPart(key, () => judge().kind === 'right');
  return {
    text,
    judgement,
    write: (next: string) => {
      store(next);
      setJudgement(null);
    },
    check: () => {
      const next = judge();
      setJudgement(next);
      tellVerdict(next.kind === 'right');
    },
  };
}

/**
 * A function to write as an expression: any that has the same table is right, with `minimal` only a
 * shortest one.
 */
export default function ExpressionTask({
  settings: task,
  children,
}: ViewProps<TruthTableTask>): ReactNode {
  const lab = useExpressionTask(task);
  const { variables, outputs } = task.subject;
  const { judgement } = lab;
  const name = outputs[0]?.name ?? 'F';
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <Button variant="primary" onClick={lab.check}>
          Kontrollera
        </Button>
      }
    >
      {inElements(children)}
      <TaskFormulas task={task} />
      {!task.hide && (
        <div className={styles.columns}>
          <TableView
            subject={task.subject}
            caption={`Sanningstabell för ${name}`}
            markedRow={judgement?.kind === 'different' ? judgement.row : undefined}
          />
          {hasKarnaughMap(variables.length) && (
            <KarnaughView
              variables={variables}
              column={outputs[0]?.column ?? []}
              groups={[]}
              caption={`Karnaughdiagram för ${name}`}
            />
          )}
        </div>
      )}
      <ExpressionField
        label={`Ditt uttryck: ${name} =`}
        value={lab.text}
        onChange={lab.write}
        onEnter={lab.check}
        problem={judgement?.kind === 'unreadable' ? judgement.problem : undefined}
      />
      <VerdictBox standing={judgement === null ? undefined : standings[judgement.kind]}>
        {judgement !== null &&
          judgement.kind !== 'unreadable' &&
          judgementToText(judgement, name, variables)}
      </VerdictBox>
    </Panel>
  );
}
