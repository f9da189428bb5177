import type { ReactNode } from 'react';
import { contentHash } from '@site/src/components/contentHash';
import { splitFences } from '@site/src/components/nodeText';
import { buildExercise, parseExercise, type Exercise } from './exercise';

/** What an author writes. All of it is unknown until `parseKeyProps` has read it. */
export interface KeyTrainerProps {
  readonly title?: unknown;
  readonly task?: unknown;
  readonly start?: unknown;
  readonly startAt?: unknown;
  readonly goal?: unknown;
  readonly goalAt?: unknown;
  readonly solution?: unknown;
  readonly children?: ReactNode;
}

export interface KeySetup {
  readonly title: string;
  readonly exercises: readonly Exercise[];
  /** What the student's results are kept under: it changes with the exercises. */
  readonly storeKey: string;
}

function textProp(
  props: KeyTrainerProps,
  name: Exclude<keyof KeyTrainerProps, 'children'>,
): string {
  const value = props[name];
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  throw new Error(
    `KeyTrainer: ${name}={${JSON.stringify(value)}} går inte. Skriv en text inom citattecken.`,
  );
}

function named<T>(name: string, build: () => T): T {
  try {
    return build();
  } catch (error) {
    throw new Error(
      `KeyTrainer, ${name}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function exercisesOf(props: KeyTrainerProps): readonly Exercise[] {
  const { fences, rest } = splitFences(props.children);
  const foreign = rest.some((child) => typeof child !== 'string' || child.trim() !== '');
  if (foreign || fences.some((fence) => fence.language !== 'keys'))
    throw new Error('KeyTrainer: innehållet ska vara kodblock med språket keys.');
  const start = textProp(props, 'start');
  if (start !== '' && fences.length > 0)
    throw new Error(
      'KeyTrainer: skriv övningen antingen med start, goal och solution eller i kodblock.',
    );
  if (fences.length > 0)
    return fences.map(({ text }, index) => named(`övning ${index + 1}`, () => parseExercise(text)));
  if (start === '')
    throw new Error('KeyTrainer: det finns ingen övning. Skriv ett kodblock med språket keys.');
  const source = {
    task: textProp(props, 'task'),
    start,
    startAt: textProp(props, 'startAt'),
    goal: textProp(props, 'goal'),
    goalAt: textProp(props, 'goalAt'),
    solution: textProp(props, 'solution'),
  };
  return [named('övningen', () => buildExercise(source))];
}

/** Reads what the author wrote and tries every exercise. Throws with the component, the value and what would be right. */
export function parseKeyProps(props: KeyTrainerProps): KeySetup {
  const exercises = exercisesOf(props);
  const content = exercises.flatMap(({ start, goalText }) => [start.text, goalText]);
  return {
    title: textProp(props, 'title') || 'Tangentövning',
    exercises,
    storeKey: `keytrainer:${contentHash(content)}`,
  };
}
