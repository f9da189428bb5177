import { Children, isValidElement, type ComponentType, type ReactNode } from 'react';
import { isLaterPart, type LaterPart } from '@kurser/openings/laterPart';
import { parseAnswer } from '../Answer/core/parse';
import type { AnswerQuestion } from '../Answer/core/question';
import { parseExerciseTask, type ExerciseTask } from '../live/task';
import {
  exerciseHash,
  exerciseId,
  exerciseParts,
  parseExercise,
  type SolutionPart,
} from './exercise';
import { isHelp, markers } from './markers';

/** A page, or its quizzes alone, as MDX compiles it: a function of its components. */
export type CompiledPage = (props: {
  readonly components: Readonly<Record<string, ComponentType<never>>>;
}) => ReactNode;

/** An exercise of a page that is read and not drawn. */
export interface ReadExercise {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  /** Its edition: what its mark is kept under. */
  readonly hash: string;
  /** What its test needs; undefined where it has none. */
  readonly task: ExerciseTask | undefined;
  /** Where its test opens on a day: until then `task` has none. */
  readonly opening: LaterPart | undefined;
  readonly answers: readonly AnswerQuestion[];
  readonly solutions: readonly SolutionPart[];
}

interface AnyProps {
  readonly title?: unknown;
  readonly stars?: unknown;
  readonly task?: unknown;
  readonly opening?: unknown;
  readonly children?: ReactNode;
}

/** @throws an Error in Swedish that names the value and what would be right */
function readExercise({ title, stars, task, opening, children }: AnyProps): ReadExercise {
  const head = parseExercise(title, stars);
  const { parts } = exerciseParts(children, markers);
  return {
    id: exerciseId(head.title),
    title: head.title.replaceAll('`', ''),
    hash: exerciseHash(head.title, children, isHelp),
    task: parseExerciseTask(task),
    opening: isLaterPart(opening) ? opening : undefined,
    answers: parts.flatMap((part) => (part.kind === 'answer' ? [parseAnswer(part.written)] : [])),
    solutions: parts.filter((part) => part.kind === 'solution'),
  };
}

/**
 * The exercises among the elements of a page, in order, however deep they stand.
 * @param marker the component that stands in the place of an exercise there
 * @throws an Error in Swedish when an author has written one that cannot be read
 */
export function exercisesIn(node: ReactNode, marker: unknown): readonly ReadExercise[] {
  return Children.toArray(node).flatMap((child): readonly ReadExercise[] => {
    if (!isValidElement<AnyProps>(child)) return [];
    if (child.type === marker) return [readExercise(child.props)];
    return exercisesIn(child.props.children, marker);
  });
}
