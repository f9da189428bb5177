import { useId, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import VerdictBox from '@kurser/ui/VerdictBox';
import { inElements } from '@kurser/shared/inElements';
import QuestionFields from './QuestionFields';
import type { Question } from './quizQuestion';
import styles from './styles.module.css';
import type { Answering } from './useAnswering';

interface QuestionFormProps {
  readonly question: Question;
  readonly answering: Answering;
  /** Mixes the choices; without one they stand as they were written. */
  readonly seed?: number;
  /** A wrong answer too gets the reasons of all choices, not only of those that were picked. */
  readonly explainsAll?: boolean;
  readonly className?: string | undefined;
  /** What stands above the fields; the prompt in it has the id `promptId`. */
  readonly head: ReactNode;
  readonly promptId: string;
  /** The buttons beside the one that answers. */
  readonly buttons: ReactNode;
  /** What stands between what the answer came to and the buttons. */
  readonly after?: ReactNode;
  /** What is said of the answer besides how it stands. */
  readonly children: ReactNode;
}

/**
 * The form around a question, the same wherever one is asked: its fields, what is missing in them,
 * what the answer gave, and the buttons.
 */
export default function QuestionForm({
  question,
  answering: { form, outcome, given, gap, change, submit },
  seed,
  explainsAll = false,
  className,
  head,
  promptId,
  buttons,
  after,
  children,
}: QuestionFormProps): ReactNode {
  const gapId = useId();
  const isOpen = outcome === 'untried';
  const isWrong = outcome === 'wrong' || outcome === 'nearly';
  const explained = isWrong && !explainsAll ? 'picked' : 'all';
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) submit();
      }}
    >
      {inElements(head)}
      <QuestionFields
        question={question}
        seed={seed}
        given={given}
        locked={!isOpen}
        explain={isOpen ? 'none' : explained}
        onChange={change}
        promptId={promptId}
        faultId={gap === undefined ? undefined : gapId}
      />
      <VerdictBox id={gapId} standing={isOpen && gap === undefined ? undefined : outcome}>
        {isOpen ? gap : children}
      </VerdictBox>
      {inElements(after)}
      <div className={styles.actions}>
        {isOpen && (
          <Button type="submit" variant="primary">
            Svara
          </Button>
        )}
        {inElements(buttons)}
      </div>
    </form>
  );
}
