import type { Finding } from '../finding';
import { sumOf, type JudgedCounts } from '../page/judged';

/**
 * So many of the site's exercises are judged by their page, and so many are judged or compared. The
 * numbers only go up: who adds exercises that can be answered raises them.
 */
const judgedFloor = { judged: 621, answered: 667 } as const;

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

/** So much of each area is judged by its pages. */
const areaShare = 0.7;

interface CountedPage {
  readonly file: string;
  readonly judged?: JudgedCounts;
}

/** The folder of a page, to the depth that courses have. */
const areaOf = ({ file }: CountedPage): string =>
  file.split('/').slice(0, -1).slice(0, 3).join('/');

/** A fault for each area that is judged too seldom, and for each page where no answer fits. */
export function weakAreas(pages: readonly CountedPage[]): Finding[] {
  const counted = pages.filter(({ judged }) => judged !== undefined && judged.all > 0);
  const weak = [...new Set(counted.map(areaOf))].flatMap((area): Finding[] => {
    const within = counted.filter((page) => areaOf(page) === area);
    const { judged, all } = sumOf(within.flatMap((page) => page.judged ?? []));
    if (judged >= areaShare * all) return [];
    const problem = `${String(judged)} av ${String(all)} uppgifter rättas på sidan`;
    return [{ file: area, line: 1, problem, expected: `minst ${String(100 * areaShare)} %` }];
  });
  const closed = counted.flatMap(({ file, judged: counts }): Finding[] => {
    const missing = counts === undefined ? 0 : counts.all - counts.judged - counts.compared;
    if (missing === 0) return [];
    const problem = `uppgifter utan plats för svar: ${String(missing)}`;
    return [
      { file, line: 1, problem, expected: '<Answer>, ett test eller en labb i varje uppgift' },
    ];
  });
  return [...weak, ...closed];
}
