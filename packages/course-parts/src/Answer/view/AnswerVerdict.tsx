import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import VerdictBox from '@kurser/ui/VerdictBox';
import type { Verdict } from '../core/verdict';

const tryAgain = 'Läs uppgiften en gång till, eller öppna en ledtråd.';

interface AnswerVerdictProps {
  readonly id: string;
  readonly verdict: Verdict | undefined;
  /** What is missing before the answer can be judged. */
  readonly gap: string | undefined;
  /** What is said of a right answer. */
  readonly why: string;
}

function textOf({ verdict, gap, why }: AnswerVerdictProps): string {
  if (gap !== undefined || verdict === undefined) return gap ?? '';
  return verdict.kind === 'right' ? why : (verdict.reason ?? tryAgain);
}

/** What the answer came to, or what is missing in it. After a try it takes the focus. */
export default function AnswerVerdict(props: AnswerVerdictProps): ReactNode {
  const { id, verdict, gap } = props;
  const text = textOf(props);
  return (
    <VerdictBox id={id} standing={gap === undefined ? verdict?.kind : 'untried'}>
      {text !== '' && <InlineText text={text} />}
    </VerdictBox>
  );
}
