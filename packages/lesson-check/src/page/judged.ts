import type { LivePlan } from '@kurser/lesson-language/plan';
import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import {
  attributeText,
  elementsNamed,
  isJsxElement,
  type JsxElement,
  visitNodes,
} from '@kurser/lesson-language/source/jsx';
import type { Page } from './page';
import { isJudgedWriting } from './triedCircuits';

/** How many of a page's exercises the page judges, and how many their student compares. */
export interface JudgedCounts {
  readonly judged: number;
  readonly compared: number;
  readonly all: number;
}

/** What stands in an exercise and has a verdict of its own. */
const judging: Readonly<Record<string, (element: JsxElement) => boolean>> = {
  Answer: (element) => attributeText(element, 'kind') !== 'compare',
  Quiz: () => true,
  Predict: () => true,
  Parsons: () => true,
  FlagCheck: () => true,
  KeyTrainer: () => true,
  // The other modes are there to look at.
  GateSim: (element) => attributeText(element, 'mode') === 'build' || isJudgedWriting(element),
  TruthTable: (element) => (attributeText(element, 'mode') ?? 'explore') !== 'explore',
};

/** Counts the page's exercises. Pure. */
export function countJudged({ tree, blocks }: Page, { exercises }: LivePlan): JudgedCounts {
  const all = elementsNamed(tree, 'Exercise');
  const tested = new Set(
    exercises.flatMap((planned) => (planned.kind === 'here' ? [planned.exercise.element] : [])),
  );
  const checked = new Set(
    blocks.flatMap((block) =>
      block.words.check === undefined ? [] : (findEnclosing(block, 'Exercise') ?? []),
    ),
  );
  const judged = all.filter(
    (exercise) => tested.has(exercise) || checked.has(exercise) || hasJudge(exercise),
  );
  const compared = all.filter(
    (exercise) => !judged.includes(exercise) && elementsNamed(exercise, 'Answer').length > 0,
  );
  return { judged: judged.length, compared: compared.length, all: all.length };
}

function hasJudge(exercise: JsxElement): boolean {
  let found = false;
  visitNodes(exercise, (node, ancestors) => {
    if (!isJsxElement(node) || found) return;
    const name = node.name ?? '';
    const isHelp = ancestors.some(
      (each) => 'name' in each && (each.name === 'Hint' || each.name === 'Solution'),
    );
    found = !isHelp && Object.hasOwn(judging, name) && judging[name]?.(node) === true;
  });
  return found;
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
