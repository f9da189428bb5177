import {
  parseProps,
  readNumber,
  readOneOf,
  readSomeOf,
  readText,
  type AuthorProps,
} from '../kit/settings';
import { operations, type Operation } from './core/alu';

export interface AluTask {
  readonly title: string;
  readonly a: number;
  readonly b: number;
  readonly operation: Operation;
  /** The operations there are to choose from. */
  readonly choices: readonly Operation[];
}

/**
 * The props as lesson authors write them.
 * @throws an Error in Swedish that names every fault
 */
export function parseSettings(props: AuthorProps): AluTask {
  return parseProps('AluSim', props, (read) => {
    const limits = { min: 0, max: 15, integer: true };
    const choices = readSomeOf(read, 'ops', operations, operations);
    const [first = 'ADD'] = choices;
    const operation = readOneOf(read, 'op', operations, first);
    if (!choices.includes(operation))
      read.fault(`op="${operation}" finns inte bland ops: ${choices.join(' ')}`);
    return {
      title: readText(read, 'title', 'ALU med fyra bitar'),
      a: readNumber(read, 'a', limits, 7),
      b: readNumber(read, 'b', limits, 5),
      operation,
      choices,
    };
  });
}
