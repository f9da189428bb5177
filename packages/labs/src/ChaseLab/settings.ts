import { readFences } from '../kit/readFences';
import type { LabProps } from '../kit/labPart';
import {
  parseProps,
  readFlag,
  readNumber,
  readOneOf,
  readText,
  type PropReader,
} from '../kit/settings';
import { lessonMap, parseBoard, type Board } from './core/board';
import type { Rules } from './core/game';
import { hunters } from './core/hunt';

export interface ChaseSettings {
  readonly title: string;
  readonly board: Board;
  readonly rules: Rules;
  /** It walks the moves that a program on the page prints. */
  readonly follows: boolean;
}

function readBoard(read: PropReader, props: LabProps): Board {
  const [fence] = readFences(read, props.children, 'ett enda kodblock', 'maze');
  const result = parseBoard(fence?.text ?? lessonMap);
  if (result.kind === 'board') return result.board;
  read.fault(`banan går inte att läsa. ${result.reason}`);
  const lesson = parseBoard(lessonMap);
  if (lesson.kind === 'wrong') throw new Error(lesson.reason);
  return lesson.board;
}

/**
 * The settings of `<ChaseLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: LabProps): ChaseSettings {
  return parseProps('ChaseLab', props, (read) => ({
    title: readText(read, 'title', 'Ät prickarna'),
    board: readBoard(read, props),
    rules: {
      hunter: readOneOf(read, 'hunter', hunters, 'bfs'),
      pace: readNumber(read, 'pace', { min: 1, max: 8 }, 4),
    },
    follows: readFlag(read, 'follows'),
  }));
}
