import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { contentHash, seedOf } from '@kurser/shared/contentHash';
import { splitProgram, type ShownFence } from '../fences/shownProgram';
import { normalizeOutput } from '../Quiz/printout';
import { Choice as ChoiceMarker } from '../Quiz/markers';
import { propsOf, textOf } from '../Quiz/parts';
import type { Choice, ChoiceQuestion, WrittenQuestion } from '../Quiz/quizQuestion';
import { createRandom } from '@kurser/shared/random';

/** A program to think through, the question about what it prints, and what is shown afterwards. */
export interface Prediction {
  readonly before: readonly ReactNode[];
  readonly code: ReactNode;
  /** The first line of the code: tells a page's predictions apart for those who hear them. */
  readonly firstLine: string;
  readonly question: WrittenQuestion | ChoiceQuestion;
  /** The output and the author's words after it. */
  readonly result: readonly ReactNode[];
}

const fault = (text: string): Error => new Error(`Predict: ${text}`);

function isChoice(node: ReactNode): node is ReactElement {
  return isValidElement(node) && node.type === ChoiceMarker;
}

/**
 * A wrong output with the reason why somebody would expect it. The right one is never written: it
 * is the block's own.
 */
function wrongChoice(element: ReactElement, output: string, place: number): Choice {
  const { correct, why } = propsOf(element);
  const text = normalizeOutput(textOf(element));
  const name = `Choice ${place + 1}`;
  if (correct !== undefined)
    throw fault(`${name} har correct; skriv bara de felaktiga utskrifterna, den rätta är output`);
  if (text.trim() === '') throw fault(`${name} saknar text`);
  if (text === normalizeOutput(output)) throw fault(`${name} är den verkliga utskriften`);
  if (typeof why !== 'string' || why.trim() === '')
    throw fault(`why på ${name} saknas; skriv vad den som väljer så har missat`);
  return { content: text, correct: false, why };
}

function questionOf(
  code: ShownFence,
  output: ShownFence,
  choices: readonly ReactElement[],
  goals: readonly number[],
): Prediction['question'] {
  const right = output.fence.text;
  const wrong = choices.map((element, place) => wrongChoice(element, right, place));
  const texts = choices.map((element) => normalizeOutput(textOf(element)));
  const twin = texts.find((text, place) => texts.indexOf(text) < place);
  if (twin !== undefined) throw fault(`två Choice är lika: "${twin}"`);
  const base = {
    hash: contentHash([code.fence.text, right, ...texts]),
    prompt: null,
    label: code.fence.text.split('\n')[0] ?? '',
    goals,
  };
  if (wrong.length === 0)
    return { ...base, kind: 'output', accepts: [right], rejects: [], why: '' };
  const rightChoice: Choice = { content: right, correct: true, why: '' };
  const random = createRandom(seedOf(base.hash));
  return { ...base, kind: 'single', choices: random.shuffle([rightChoice, ...wrong]) };
}

/**
 * The prediction that an author made around a block and its output.
 * @throws an Error in Swedish that says what is missing or wrong
 */
export function parsePredict(children: ReactNode, goals: readonly number[]): Prediction {
  const { before, code, output, after } = splitProgram(children, 'Predict');
  if (output === undefined) throw fault('kodblocket ska följas av sin output: ```output');
  if (output.fence.text.trim() === '')
    throw fault('utskriften är tom, så det finns inget att förutsäga');
  if (before.some(isChoice)) throw fault('Choice ska stå efter output');
  const choices = after.filter(isChoice);
  const question = questionOf(code, output, choices, goals);
  return {
    before,
    code: code.node,
    firstLine: question.label,
    question,
    result: [output.node, ...after.filter((node) => !isChoice(node))],
  };
}
