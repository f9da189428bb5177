import type { LivePlan } from '@kurser/lesson-language/plan';
import { judgedPartsIn } from '@kurser/lesson-language/source/judgedParts';
import { attributeText, elementsNamed, type JsxElement } from '@kurser/lesson-language/source/jsx';
import type { Page } from './page';

/** How many of a page's exercises the page judges, and how many their student compares. */
export interface JudgedCounts {
  readonly judged: number;
  readonly compared: number;
  readonly all: number;
}

/** Counts the page's exercises. Pure. */
export function countJudged({ tree }: Page, { exercises }: LivePlan): JudgedCounts {
  const all = elementsNamed(tree, 'Exercise');
  const tested = new Set(
    exercises.flatMap((planned) => (planned.kind === 'here' ? [planned.exercise.element] : [])),
  );
  const judged = all.filter((exercise) => tested.has(exercise) || hasJudge(exercise));
  const compared = all.filter(
    (exercise) => !judged.includes(exercise) && elementsNamed(exercise, 'Answer').length > 0,
  );
  return { judged: judged.length, compared: compared.length, all: all.length };
}

/** Whether an answer, a lab or a flag in the exercise is judged. */
function hasJudge(exercise: JsxElement): boolean {
  const isJudged = (answer: JsxElement): boolean => attributeText(answer, 'kind') !== 'compare';
  return judgedPartsIn(exercise).length > 0 || elementsNamed(exercise, 'Answer').some(isJudged);
}

/** The counts of several pages together. */
export function sumOf(counts: readonly JudgedCounts[]): JudgedCounts {
  const total = (of: (each: JudgedCounts) => number): number =>
    counts.reduce((sum, each) => sum + of(each), 0);
  return {
    judged: total(({ judged }) => judged),
    compared: total(({ compared }) => compared),
    all: total(({ all }) => all),
  };
}

/** '4 av 6 uppgifter rättas på sidan, 1 jämförs'. */
export function judgedSentence({ judged, compared, all }: JudgedCounts): string {
  return `${String(judged)} av ${String(all)} uppgifter rättas på sidan, ${String(compared)} jämförs`;
}
