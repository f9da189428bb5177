import type {
  ChoiceQuestion,
  Given,
  NumberQuestion,
  OrderQuestion,
  Question,
  WrittenQuestion,
} from './quizQuestion';
import { standingOf } from '@kurser/ui/VerdictBox/words';
import { isRightOrder, mixedOrder, placesRightFromTop, rightFromTopText } from '../ordering/order';
import { asMeant } from './asMeant';
import { compareNumbers, findNumber, numberToText } from './numberAnswer';
import { normalizeOutput, outputDifference } from './printout';

/**
 * Whether an answer is right; for a wrong one, what is known about the fault. Choices carry their
 * reasons themselves.
 */
export type Verdict =
  | { readonly right: true }
  | { readonly right: false; readonly isNear?: true; readonly reason?: string };

/**
 * A written answer without what does not count: letter case, blanks at the ends, runs of blanks and
 * a full stop at the end.
 */
function normalizeText(text: string): string {
  return text.trim().replace(/\.$/, '').replace(/\s+/gu, ' ').toLocaleLowerCase('sv');
}

/** What a written answer of the question's kind is compared by. */
export function comparable(kind: WrittenQuestion['kind'], text: string): string {
  return (kind === 'text' ? normalizeText : normalizeOutput)(asMeant(text));
}

/** The answer that a question starts with: nothing, or the mixed order. */
export function emptyGiven(question: Question): Given {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { kind: 'picked', picked: [] };
    case 'text':
    case 'output':
    case 'number':
      return { kind: 'written', text: '' };
    case 'order':
      return { kind: 'ordered', order: mixedOrder(question.hash, textsOf(question)) };
  }
}

/** A right answer, as the student would have put it in. */
export function rightGiven(question: Question): Given {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { kind: 'picked', picked: correctIndices(question) };
    case 'text':
    case 'output':
      return { kind: 'written', text: question.accepts[0] };
    case 'number':
      return { kind: 'written', text: numberToText(question.answer) };
    case 'order':
      return { kind: 'ordered', order: question.items.map((_, index) => index) };
  }
}

/** What has to be put in before the answer can be judged, in Swedish; undefined when it can be. */
export function findGap(question: Question, given: Given): string | undefined {
  if (given.kind === 'picked' && given.picked.length === 0) return 'Välj ett svar först.';
  if (given.kind !== 'written') return undefined;
  if (given.text.trim() === '') return 'Skriv ett svar först.';
  if (question.kind === 'number' && findNumber(given.text, question.unit) === undefined)
    return 'Skriv ett tal med siffror, till exempel 12 eller 3,5.';
  return undefined;
}

/** Judges an answer. An answer of a kind that the question does not take is wrong. */
export function judge(question: Question, given: Given): Verdict {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return given.kind === 'picked' ? judgePicked(question, given.picked) : { right: false };
    case 'text':
    case 'output':
      return given.kind === 'written' ? judgeWritten(question, given.text) : { right: false };
    case 'number':
      return given.kind === 'written' ? judgeNumber(question, given.text) : { right: false };
    case 'order':
      return given.kind === 'ordered' ? judgeOrder(question, given.order) : { right: false };
  }
}

function textsOf(question: OrderQuestion): readonly string[] {
  return question.items.map((item) => item.text);
}

function correctIndices(question: ChoiceQuestion): readonly number[] {
  return question.choices.flatMap((choice, index) => (choice.correct ? [index] : []));
}

function wrong(reason: string, isNear = false): Verdict {
  return { right: false, ...(isNear && { isNear }), reason };
}

function judgePicked(question: ChoiceQuestion, picked: readonly number[]): Verdict {
  const correct = correctIndices(question);
  const allCorrect = picked.every((index) => correct.includes(index));
  if (allCorrect && picked.length === correct.length) return { right: true };
  if (question.kind === 'single') return { right: false };
  const found = picked.filter((index) => correct.includes(index)).length;
  return wrong(
    allCorrect
      ? 'Det du har valt stämmer, men det finns fler rätta svar.'
      : 'Något av det du har valt stämmer inte.',
    standingOf(2 * found - picked.length, correct.length) === 'nearly',
  );
}

function judgeWritten(question: WrittenQuestion, text: string): Verdict {
  const plain = (other: string): string => comparable(question.kind, other);
  if (question.accepts.some((accept) => plain(accept) === plain(text))) return { right: true };
  const foreseen = question.rejects.find((reject) => plain(reject.text) === plain(text));
  if (foreseen !== undefined) return wrong(foreseen.why);
  if (question.kind !== 'output') return { right: false };
  const { reason, isNear } = outputDifference(question.accepts[0], text);
  return wrong(reason, isNear);
}

function judgeNumber({ answer, tolerance, unit }: NumberQuestion, text: string): Verdict {
  const value = findNumber(text, unit);
  if (value === undefined) return { right: false };
  switch (compareNumbers(value, answer, tolerance)) {
    case 'right':
      return { right: true };
    case 'sign':
      return wrong('Se över tecknet.', true);
    case 'magnitude':
      return wrong('Siffrorna stämmer, men inte storleksordningen.', true);
    case 'other':
      return { right: false };
  }
}

function judgeOrder(question: OrderQuestion, order: readonly number[]): Verdict {
  const texts = textsOf(question);
  if (isRightOrder(order, texts)) return { right: true };
  const right = placesRightFromTop(order, texts);
  const reason = rightFromTopText(right, texts.length);
  return wrong(reason, standingOf(right, texts.length) === 'nearly');
}
