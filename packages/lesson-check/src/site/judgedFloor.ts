import type { Finding } from '../finding';
import type { JudgedCounts } from '../page/judged';

/**
 * So many of the site's exercises are judged by their page, and so many are judged or compared. The
 * numbers only go up: who adds exercises that can be answered raises them.
 */
const judgedFloor = { judged: 602, answered: 665 } as const;

/** A fault where the site has sunk below what it has had. Pure. */
export function belowFloor(
  { judged, compared }: JudgedCounts,
  floor: { readonly judged: number; readonly answered: number } = judgedFloor,
): Finding[] {
  const answered = judged + compared;
  if (judged >= floor.judged && answered >= floor.answered) return [];
  const has = `${String(judged)} uppgifter rättas och ${String(compared)} jämförs`;
  const wanted = `minst ${String(floor.judged)} som rättas och ${String(floor.answered)} som rättas eller jämförs`;
  return [
    {
      file: 'docs',
      line: 1,
      problem: has,
      expected: `${wanted} (packages/lesson-check/src/site/judgedFloor.ts)`,
    },
  ];
}
