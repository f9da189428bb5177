import type { FileAnswer } from '../question';
import { ofSeveral, type Verdict } from '../verdict';
import type { Mark } from '@kurser/ui/VerdictBox/words';

/** What is found of a fact that is true; of one that is not it is the reason. */
export const holds = 'ja';

/**
 * The verdict of a file.
 * @param found what `readFacts` says: a fault in how the file is written or '', then each fact
 */
export function judgeFile({ facts }: FileAnswer, found: readonly string[]): Verdict {
  const [problem = '', ...said] = found;
  const marks = facts.map((_, place): Mark => (said[place] === holds ? 'right' : 'wrong'));
  if (problem !== '') return { kind: 'wrong', reason: problem, marks };
  const why = said.find((reason) => reason !== holds && reason !== '') ?? '';
  return ofSeveral(marks, 'påståenden', why === '' ? '' : ` ${why}`);
}
