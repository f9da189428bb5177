import { useId, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { inElements } from '@kurser/shared/inElements';
import Button from '@kurser/ui/Button';
import Panel from '@kurser/ui/Panel';
import answer from '../fences/answer.module.css';
import { parseGoals } from '../goals';
import TaskBlock from '../live/TaskBlock';
import Feedback from '../Quiz/Feedback';
import QuestionForm from '../Quiz/QuestionForm';
import { answered, openRecord, retrying, revealed, type QuestionRecord } from '../Quiz/quizRecord';
import { useAnswering } from '../Quiz/useAnswering';
import { useQuizRecords } from '../Quiz/useQuizRecords';
import { parsePredict, type Prediction } from './parsePredict';
import styles from './styles.module.css';

interface PredictProps {
  /** The numbers of the goals that it practises. */
  readonly goals?: unknown;
  /** What the build found the block to need; authors do not write it. */
  readonly task?: unknown;
  readonly children?: ReactNode;
}

/**
 * What a program prints, written or chosen before it is shown. The student may pass over it: the
 * output is one button away.
 */
export default function Predict({ goals, task: live, children }: PredictProps): ReactNode {
  const task = useMemo(
    () => parsePredict(children, parseGoals(goals, 'Predict')),
    [children, goals],
  );
  const id = `predict-${task.question.hash.slice(0, 8)}`;
  return (
    <Panel
      kind="predict"
      role="group"
      id={id}
      title="Vad skrivs ut?"
      label={`Förutsäg: ${task.firstLine}`}
    >
      {inElements(task.before)}
      <Card task={task} live={live} id={id} />
    </Panel>
  );
}

interface CardProps {
  readonly task: Prediction;
  readonly live: unknown;
  readonly id: string;
}

function Card({ task, live, id }: CardProps): ReactNode {
  const { question, result } = task;
  const promptId = useId();
  const questions = useMemo(() => [question], [question]);
  const [[record = openRecord], set] = useQuizRecords(questions, {
    prefix: 'predict',
    id,
    nameOf: () => 'Förutsäg utskriften',
  });
  const put = (step: (before: QuestionRecord) => QuestionRecord): void => {
    set(question, step(record));
  };
  const answering = useAnswering(question, record, {
    answer: (_, next) => put((before) => answered(before, next)),
    retry: () => put(retrying),
    reveal: () => put(revealed),
  });
  const { outcome, given, retry, reveal } = answering;
  const isOver = outcome === 'right' || outcome === 'shown';
  const isWrong = outcome === 'wrong' || outcome === 'nearly';
  return (
    <>
      <TaskBlock task={live} isOver={isOver}>
        {task.code}
      </TaskBlock>
      <QuestionForm
        question={question}
        answering={answering}
        className={question.kind === 'single' ? styles.choices : undefined}
        head={
          <p id={promptId} className={styles.prompt}>
            <span>{question.kind === 'single' ? 'Välj' : 'Skriv'}</span> det som programmet skriver
            ut, innan du ser det.
          </p>
        }
        promptId={promptId}
        buttons={
          <>
            {(isWrong || outcome === 'shown') && (
              <Button variant={isWrong ? 'primary' : 'secondary'} onClick={retry}>
                Försök igen
              </Button>
            )}
            {!isOver && (
              <Button variant="quiet" onClick={reveal}>
                Visa utskriften
              </Button>
            )}
          </>
        }
        after={<Result isShown={isOver}>{result}</Result>}
      >
        {outcome !== 'shown' && <Feedback question={question} given={given} />}
      </QuestionForm>
    </>
  );
}

/** The output: once on the page, out of sight until it is asked for, and always on paper. */
function Result({
  isShown,
  children,
}: {
  readonly isShown: boolean;
  readonly children: readonly ReactNode[];
}): ReactNode {
  return (
    <div className={clsx(answer.result, styles.result, isShown && answer.shown)} data-nosearch="">
      <p className={answer.paperOnly}>Facit</p>
      {inElements(children)}
    </div>
  );
}
