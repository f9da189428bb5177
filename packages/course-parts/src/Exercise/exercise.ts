import { Children, isValidElement, type ReactNode } from 'react';
import { nodeToText } from '@kurser/shared/nodeText';
import { contentHash } from '@kurser/shared/contentHash';
import { isLaterPart, type LaterPart } from '@kurser/openings/laterPart';
import type { AuthorProps } from '@kurser/labs/kit/settings';
import { textToSlug } from '@kurser/shared/slug';

export type Stars = 1 | 2 | 3;

export interface ExerciseHead {
  readonly title: string;
  readonly stars: Stars;
}

/**
 * The checked props of an exercise.
 * @throws an Error in Swedish that names the value and what would be right
 */
export function parseExercise(title: unknown, stars: unknown): ExerciseHead {
  if (typeof title !== 'string' || title.trim() === '')
    throw new Error(
      `Exercise: title är ${JSON.stringify(title)} men ska vara en rubrik: title="Antal veckor"`,
    );
  if (stars !== 1 && stars !== 2 && stars !== 3)
    throw new Error(
      `Exercise "${title}": stars är ${JSON.stringify(stars)} men ska vara {1}, {2} eller {3}`,
    );
  return { title: title.trim(), stars };
}

/**
 * What the "Klar" mark is stored under: title and task. Hints, solutions and answers do not count,
 * so a better hint leaves the mark.
 * @param isHelp tells whether a child is a hint, a solution or an answer
 */
export function exerciseHash(
  title: string,
  children: ReactNode,
  isHelp: (child: ReactNode) => boolean,
): string {
  const task = Children.toArray(children).filter((child) => !isHelp(child));
  return contentHash([title, nodeToText(task)]);
}

/**
 * A child of an exercise by what it is to the student. Hints are numbered from 1 through the whole
 * exercise, and answers have their places from 0.
 */
export type ExercisePart =
  | { readonly kind: 'task'; readonly node: ReactNode }
  | {
      readonly kind: 'answer';
      readonly place: number;
      readonly written: AuthorProps;
    }
  | {
      readonly kind: 'hint';
      readonly number: number;
      readonly content: ReactNode;
    }
  | SolutionPart;

/** A solution. One that opens on a day has no content before. */
export interface SolutionPart {
  readonly kind: 'solution';
  readonly title: unknown;
  readonly content: ReactNode;
  readonly opening: LaterPart | undefined;
}

interface HelpProps {
  readonly title?: unknown;
  readonly opening?: unknown;
  readonly children?: ReactNode;
}

/** An exercise's children in their order, with what there is of them. */
export interface ExerciseParts {
  readonly parts: readonly ExercisePart[];
  readonly hints: number;
  readonly answers: number;
  /** The first solution, which an answer of the student's own is compared with. */
  readonly model: ReactNode;
}

/** The parts of an exercise's children. The types are the components that mark them. */
export function exerciseParts(
  children: ReactNode,
  types: {
    readonly hint: unknown;
    readonly solution: unknown;
    readonly answer: unknown;
  },
): ExerciseParts {
  let [hints, answers] = [0, 0];
  const parts = Children.toArray(children).map((node): ExercisePart => {
    if (!isValidElement<HelpProps>(node)) return { kind: 'task', node };
    const { title, children: content, opening: given } = node.props;
    const opening = isLaterPart(given) ? given : undefined;
    if (node.type === types.solution) return { kind: 'solution', title, content, opening };
    if (node.type === types.answer) {
      answers += 1;
      return { kind: 'answer', place: answers - 1, written: { ...node.props } };
    }
    if (node.type !== types.hint) return { kind: 'task', node };
    hints += 1;
    return { kind: 'hint', number: hints, content };
  });
  const solution = parts.find((part) => part.kind === 'solution');
  return { parts, hints, answers, model: solution?.content };
}

/**
 * How many hints can be seen when the student has opened `opened` of them: those and the next one.
 * Opened hints stay when they are closed again, so the count only grows.
 */
export function visibleHints(opened: number, total: number): number {
  return Math.min(opened + 1, total);
}

/** The stored "Klar" mark; undefined for anything else. */
export function parseDone(raw: unknown): boolean | undefined {
  return typeof raw === 'boolean' ? raw : undefined;
}

/**
 * What tells an exercise's solutions apart; undefined for one that stands alone.
 * @throws an Error in Swedish when it is no text
 */
export function parseSolutionTitle(title: unknown): string | undefined {
  if (title === undefined || (typeof title === 'string' && title.trim() !== '')) return title;
  throw new Error(
    `Solution: title är ${JSON.stringify(title)} men ska vara text: title="Med slinga"`,
  );
}

/**
 * The address of an exercise on its page: `uppgift-` and the title. The prefix keeps it apart from
 * the ids that Docusaurus makes of the headings.
 */
export function exerciseId(title: string): string {
  return `uppgift-${textToSlug(title)}`;
}
