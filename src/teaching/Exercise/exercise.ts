import { Children, isValidElement, type ReactNode } from 'react';
import { nodeToText } from '../../shared/nodeText';
import { contentHash } from '../../shared/contentHash';

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
 * What the "Klar" mark is stored under: title and task. Hints and solutions do not count, so a
 * better hint leaves the mark.
 * @param isHelp answers whether a child is a hint or a solution
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
 * exercise.
 */
export type ExercisePart =
  | { readonly kind: 'task'; readonly node: ReactNode }
  | { readonly kind: 'hint'; readonly number: number; readonly content: ReactNode }
  | { readonly kind: 'solution'; readonly title: unknown; readonly content: ReactNode };

interface HelpProps {
  readonly title?: unknown;
  readonly children?: ReactNode;
}

/**
 * The children in their order, and how many hints there are. The two types are the components that
 * mark help.
 */
export function exerciseParts(
  children: ReactNode,
  types: { readonly hint: unknown; readonly solution: unknown },
): { readonly parts: readonly ExercisePart[]; readonly hints: number } {
  let hints = 0;
  const parts = Children.toArray(children).map((node): ExercisePart => {
    if (!isValidElement<HelpProps>(node)) return { kind: 'task', node };
    const { title, children: content } = node.props;
    if (node.type === types.solution) return { kind: 'solution', title, content };
    if (node.type !== types.hint) return { kind: 'task', node };
    hints += 1;
    return { kind: 'hint', number: hints, content };
  });
  return { parts, hints };
}

/**
 * How many hints can be seen when the student has opened `opened` of them: those and the next one.
 * Opened hints stay when they are closed again, so the count only grows.
 */
export function visibleHints(opened: number, total: number): number {
  return Math.min(opened + 1, total);
}

/** The stored "Klar" mark; anything but what was stored by it answers undefined. */
export function parseDone(raw: unknown): boolean | undefined {
  return typeof raw === 'boolean' ? raw : undefined;
}
