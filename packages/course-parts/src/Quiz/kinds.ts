import type { QuestionKind } from './quizQuestion';

/** What may stand in a question beside its text. */
export const partNames = ['Choice', 'Accept', 'Reject', 'Item'] as const;
export type PartName = (typeof partNames)[number];

interface KindRule {
  readonly parts: readonly PartName[];
  readonly props: readonly string[];
}

const choiceRule: KindRule = { parts: ['Choice'], props: [] };
const writtenRule: KindRule = { parts: ['Accept', 'Reject'], props: ['why'] };

/** What each kind takes besides `kind` and a prompt. */
export const rules: Readonly<Record<QuestionKind, KindRule>> = {
  single: choiceRule,
  multiple: choiceRule,
  text: writtenRule,
  output: writtenRule,
  number: { parts: [], props: ['answer', 'tolerance', 'unit', 'why'] },
  order: { parts: ['Item'], props: ['why'] },
};
