import { Children, isValidElement, type ReactNode } from 'react';
import { nodeToText } from '@site/src/components/nodeText';
import { contentHash } from '@site/src/components/contentHash';

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
 * What the "Klar" mark is stored under: title and task. Hints and solutions do not count, so a better hint leaves the mark.
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

/** A child of an exercise, and for a hint its number from 1. */
export interface NumberedChild {
  readonly node: ReactNode;
  readonly hint?: { readonly number: number; readonly content: ReactNode };
}

/** The children in their order, with the hints numbered through the whole exercise. */
export function numberHints(
  children: ReactNode,
  hintType: unknown,
): { readonly children: readonly NumberedChild[]; readonly total: number } {
  let total = 0;
  const numbered = Children.toArray(children).map((node): NumberedChild => {
    if (!isValidElement<{ children?: ReactNode }>(node) || node.type !== hintType) return { node };
    total += 1;
    return { node, hint: { number: total, content: node.props.children } };
  });
  return { children: numbered, total };
}

/**
 * How many hints can be seen when the student has opened `opened` of them: those and the next one. Opened hints stay when
 * they are closed again, so the count only grows.
 */
export function visibleHints(opened: number, total: number): number {
  return Math.min(opened + 1, total);
}

/** The stored "Klar" mark; anything but what was stored by it answers undefined. */
export function parseDone(raw: unknown): boolean | undefined {
  return typeof raw === 'boolean' ? raw : undefined;
}
