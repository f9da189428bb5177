import { useId, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { judge } from '@kurser/course-parts/Quiz/quizAnswer';
import type { Given, Question } from '@kurser/course-parts/Quiz/quizQuestion';
import QuestionForm from '@kurser/course-parts/Quiz/QuestionForm';
import { answered, openRecord, revealed } from '@kurser/course-parts/Quiz/quizRecord';
import quiz from '@kurser/course-parts/Quiz/styles.module.css';
import { useAnswering } from '@kurser/course-parts/Quiz/useAnswering';
import Reasons from './Reasons';

interface QuestionViewProps {
  readonly question: Question;
  /** Mixes the choices. */
  readonly seed: number;
  /** Called once. `given` is undefined when the student has asked for the answer instead. */
  readonly onAnswer: (given: Given | undefined, isRight: boolean) => void;
}

/** One question, answered once: prompt, fields, and then every reason. */
export default function QuestionView({ question, seed, onAnswer }: QuestionViewProps): ReactNode {
  const promptId = useId();
  const [record, setRecord] = useState(openRecord);
  const answering = useAnswering(question, record, {
    answer: (_, given) => {
      setRecord(answered(record, given));
      onAnswer(given, judge(question, given).right);
    },
    retry: () => undefined,
    reveal: () => {
      setRecord(revealed(record));
      onAnswer(undefined, false);
    },
  });
  const { outcome, given, reveal } = answering;
  return (
    <QuestionForm
      question={question}
      answering={answering}
      seed={seed}
      explainsAll
      head={
        <div id={promptId} className={quiz.prompt}>
          {question.prompt}
        </div>
      }
      promptId={promptId}
      buttons={
        outcome === 'untried' && (
          <Button variant="quiet" onClick={reveal}>
            Jag minns inte, visa svaret
          </Button>
        )
      }
    >
      <Reasons question={question} given={outcome === 'shown' ? undefined : given} />
    </QuestionForm>
  );
}
