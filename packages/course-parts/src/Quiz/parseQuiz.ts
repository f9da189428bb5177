import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { findFence, nodeToText } from '@kurser/shared/nodeText';
import { contentHash } from '@kurser/shared/contentHash';
import { parseGoals } from '../goals';
import { comparable } from './quizAnswer';
import { Question as QuestionMarker } from './markers';
import { rules } from './kinds';
import {
  checkAgainstRule,
  contentOf,
  isKind,
  propsOf,
  splitParts,
  textOf,
  written,
  type Fault,
  type Parts,
} from './parts';
import type {
  Choice as ParsedChoice,
  Item as ParsedItem,
  Question,
  QuestionKind,
} from './quizQuestion';

function requireText(value: unknown, name: string, fault: Fault): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  fault(
    `${name} saknas; skriv en förklaring, till exempel why="Hakparenteser skapar en ny lista."`,
  );
  return '';
}

/** `<Choice correct>` gives true, and `correct={false}` is allowed. */
function parseCorrect(value: unknown, fault: Fault): boolean {
  if (typeof value === 'boolean') return value;
  if (value !== undefined) fault(`correct är ${JSON.stringify(value)} men ska skrivas utan värde`);
  return false;
}

function parseChoices(kind: 'single' | 'multiple', parts: Parts, fault: Fault): ParsedChoice[] {
  const choices = parts.marked.Choice.map((element, index) => {
    if (nodeToText(contentOf(element)).trim() === '') fault(`Choice ${index + 1} saknar text`);
    return {
      content: contentOf(element),
      correct: parseCorrect(propsOf(element)['correct'], fault),
      why: requireText(propsOf(element)['why'], `why på Choice ${index + 1}`, fault),
    };
  });
  const correct = choices.filter((choice) => choice.correct).length;
  if (choices.length < 2) fault(`den har ${choices.length} Choice men ska ha minst två`);
  if (kind === 'single' && correct !== 1)
    fault(`den har ${correct} Choice med correct men ska ha exakt en`);
  if (kind === 'multiple' && correct === 0) fault('ingen Choice har correct; minst en ska ha det');
  return choices;
}

function parseNumber(value: unknown, name: string, fault: Fault): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  fault(`${name} är ${JSON.stringify(value)} men ska vara ett tal i klamrar: ${name}={16}`);
  return 0;
}

function parseItems(parts: Parts, fault: Fault): ParsedItem[] {
  const items = parts.marked.Item.map((element) => ({
    content: contentOf(element),
    text: textOf(element).trim(),
  }));
  if (items.some((item) => item.text === '')) fault('en Item saknar text');
  if (new Set(items.map((item) => item.text)).size < 2)
    fault('den ska ha minst två Item med olika text');
  return items;
}

/** A question without what every kind has. */
type Body = Question extends infer Q
  ? Q extends Question
    ? Omit<Q, 'hash' | 'prompt' | 'label'>
    : never
  : never;

interface Parsed {
  readonly body: Body;
  /** What decides the right answer, for the hash. */
  readonly key: readonly string[];
}

function parseChoiceBody(kind: 'single' | 'multiple', parts: Parts, fault: Fault): Parsed {
  const choices = parseChoices(kind, parts, fault);
  const key = choices.flatMap(({ content, correct }) => [nodeToText(content), String(correct)]);
  return { body: { kind, choices }, key };
}

function parseWrittenBody(kind: 'text' | 'output', parts: Parts, fault: Fault): Parsed {
  const [first, ...others] = parts.marked.Accept.map(textOf);
  if (first === undefined) fault('den ska ha minst en Accept med ett godkänt svar');
  const accepts: [string, ...string[]] = [first ?? '', ...others];
  if (first !== undefined && accepts.some((text) => comparable(kind, text) === ''))
    fault('en Accept är tom');
  const plain = accepts.map((text) => comparable(kind, text));
  const rejects = parts.marked.Reject.map((element) => {
    const text = textOf(element);
    if (plain.includes(comparable(kind, text))) fault(`"${text}" står både som Accept och Reject`);
    return { text, why: requireText(propsOf(element)['why'], 'why på Reject', fault) };
  });
  const why = requireText(parts.props['why'], 'why', fault);
  return { body: { kind, accepts, rejects, why }, key: accepts };
}

function parseNumberBody(parts: Parts, fault: Fault): Parsed {
  const answer = parseNumber(parts.props['answer'], 'answer', fault);
  const tolerance = parseNumber(parts.props['tolerance'] ?? 0, 'tolerance', fault);
  if (tolerance < 0) fault(`tolerance är ${tolerance} men ska vara 0 eller större`);
  const unit = parts.props['unit'];
  if (unit !== undefined && typeof unit !== 'string')
    fault(`unit är ${JSON.stringify(unit)} men ska vara text: unit="bitar"`);
  const why = requireText(parts.props['why'], 'why', fault);
  const body = { kind: 'number', answer, tolerance, why } as const;
  return {
    body: typeof unit === 'string' ? { ...body, unit } : body,
    key: [String(answer), String(tolerance)],
  };
}

function parseOrderBody(parts: Parts, fault: Fault): Parsed {
  const items = parseItems(parts, fault);
  const why = requireText(parts.props['why'], 'why', fault);
  return { body: { kind: 'order', items, why }, key: items.map((item) => item.text) };
}

function parseBody(kind: QuestionKind, parts: Parts, fault: Fault): Parsed {
  switch (kind) {
    case 'single':
    case 'multiple':
      return parseChoiceBody(kind, parts, fault);
    case 'text':
    case 'output':
      return parseWrittenBody(kind, parts, fault);
    case 'number':
      return parseNumberBody(parts, fault);
    case 'order':
      return parseOrderBody(parts, fault);
  }
}

const labelLength = 70;

/** The first words of the prompt, without its code blocks. */
function labelOf(prompt: readonly ReactNode[]): string {
  const text = nodeToText(prompt.filter((node) => findFence(node) === undefined))
    .replace(/\s+/gu, ' ')
    .trim();
  if (text.length <= labelLength) return text;
  return `${text.slice(0, labelLength).replace(/\s+\S*$/u, '')} …`;
}

/** The question's own goals, else the quiz'; noted as a fault when they are none. */
function goalsOf(parts: Parts, ofQuiz: readonly number[], fault: Fault): readonly number[] {
  try {
    const own = parseGoals(parts.props['goals'], 'Question');
    return own.length > 0 ? own : ofQuiz;
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error));
    return [];
  }
}

function parseQuestion(
  element: ReactElement,
  ofQuiz: readonly number[],
  fault: Fault,
): Question | undefined {
  const parts = splitParts(element);
  const kind = parts.props['kind'];
  if (!isKind(kind)) {
    fault(`kind är ${JSON.stringify(kind)} men ska vara ${Object.keys(rules).join(', ')}`);
    return undefined;
  }
  checkAgainstRule(kind, parts, fault);
  const { body, key } = parseBody(kind, parts, fault);
  const prompt = [...parts.prompt];
  const goals = goalsOf(parts, ofQuiz, fault);
  return {
    ...body,
    hash: contentHash([kind, nodeToText(prompt), ...key]),
    prompt,
    label: labelOf(prompt),
    ...(goals.length > 0 && { goals }),
  };
}

/**
 * The questions of a quiz, from what an author wrote between `<Quiz>` and `</Quiz>`.
 * @param goals the quiz' own `goals`, unchecked: they hold for questions that name none
 * @throws one Error in Swedish that names every fault with its question's number
 */
export function parseQuiz(children: ReactNode, goals?: unknown): readonly Question[] {
  const ofQuiz = parseGoals(goals, 'Quiz');
  const faults: string[] = [];
  const questions: Question[] = [];
  for (const [index, child] of written(children).entries()) {
    if (!isValidElement(child) || child.type !== QuestionMarker) {
      const text = nodeToText(child).trim().slice(0, 40);
      faults.push(`"${text}" står direkt i Quiz; där får bara Question stå`);
      continue;
    }
    const question = parseQuestion(child, ofQuiz, (text) =>
      faults.push(`fråga ${index + 1}: ${text}`),
    );
    if (question !== undefined) questions.push(question);
  }
  if (questions.length === 0 && faults.length === 0) faults.push('den ska ha minst en Question');
  const hashes = questions.map((question) => question.hash);
  for (const [index, hash] of hashes.entries()) {
    const first = hashes.indexOf(hash);
    if (first < index) faults.push(`fråga ${index + 1} är lika med fråga ${first + 1}`);
  }
  if (faults.length > 0)
    throw new Error(
      `Quiz: ${faults.length === 1 ? '' : `${faults.length} fel\n  - `}${faults.join('\n  - ')}`,
    );
  return questions;
}
