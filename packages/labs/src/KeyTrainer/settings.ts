import { contentHash } from '@kurser/shared/contentHash';
import type { LabProps } from '../kit/labPart';
import { readFences } from '../kit/readFences';
import { parseProps, readText, type PropReader } from '../kit/settings';
import { buildExercise, parseExercise, type Exercise } from './core/exercise';

export interface KeySetup {
  readonly title: string;
  readonly exercises: readonly Exercise[];
  /** What the student's results are kept under: it changes with the exercises. */
  readonly storeKey: string;
}

/** The exercise, tried; none, and a fault that says which, when it does not work. */
function tried(read: PropReader, name: string, build: () => Exercise): readonly Exercise[] {
  try {
    return [build()];
  } catch (error) {
    read.fault(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function readExercises(read: PropReader, props: LabProps): readonly Exercise[] {
  const fences = readFences(read, props.children, 'kodblock', 'keys');
  const text = (name: string): string => readText(read, name, '');
  const source = {
    task: text('task'),
    start: text('start'),
    startAt: text('startAt'),
    goal: text('goal'),
    goalAt: text('goalAt'),
    solution: text('solution'),
  };
  if (source.start !== '' && fences.length > 0)
    read.fault('skriv övningen antingen med start, goal och solution eller i kodblock');
  else if (source.start !== '') return tried(read, 'övningen', () => buildExercise(source));
  else if (fences.length === 0)
    read.fault('det finns ingen övning. Skriv ett kodblock med språket keys');
  return fences.flatMap((fence, index) =>
    tried(read, `övning ${index + 1}`, () => parseExercise(fence.text)),
  );
}

/**
 * The settings of `<KeyTrainer …>`, with every exercise tried.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): KeySetup {
  return parseProps('KeyTrainer', props, (read) => {
    const exercises = readExercises(read, props);
    const content = exercises.flatMap(({ start, goalText }) => [start.text, goalText]);
    return {
      title: readText(read, 'title', 'Tangentövning'),
      exercises,
      storeKey: `keytrainer:${contentHash(content)}`,
    };
  });
}
