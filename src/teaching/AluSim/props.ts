import { parseProps, type AuthorProps } from '../kit/settings';
import { operations, type Operation } from './alu';

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
export function readAluSim(props: AuthorProps): AluTask {
  return parseProps('AluSim', props, (read) => {
    const limits = { min: 0, max: 15, integer: true };
    const choices = read.someOf('ops', operations, operations);
    const [first = 'ADD'] = choices;
    const operation = read.oneOf('op', operations, first);
    if (!choices.includes(operation))
      read.fault(`op="${operation}" finns inte bland ops: ${choices.join(' ')}`);
    return {
      title: read.text('title', 'ALU med fyra bitar'),
      a: read.number('a', limits, 7),
      b: read.number('b', limits, 5),
      operation,
      choices,
    };
  });
}
