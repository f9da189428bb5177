import { ticked, type CompareAnswer, type Fields } from './question';
import type { Verdict } from './verdict';

/** A sentence of one's own, before the model is shown. */
const leastWords = 5;

/** Whether the student has written enough to have something to compare. */
export function hasOwnText(fields: Fields): boolean {
  return (fields[0] ?? '').trim().split(/\s+/u).filter(Boolean).length >= leastWords;
}

/** What is missing before the model is shown, in Swedish. */
export const ownTextFirst = `Skriv ditt eget svar först, minst ${String(leastWords)} ord.`;

/** The student is the judge: right when everything on the list is ticked. */
export function judgeCompare({ list }: CompareAnswer, fields: Fields): Verdict {
  const done = list.filter((_, place) => fields[place + 1] === ticked).length;
  if (done === list.length) return { kind: 'right' };
  const reason = `${String(done)} av ${String(list.length)} punkter är prickade.`;
  return { kind: 'nearly', reason };
}
