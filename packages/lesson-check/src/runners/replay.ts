import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import { compareOutput } from '@kurser/course-parts/live/mask';
import type { Exchange } from './session';

/** Compares what each command of a session printed with what the block shows below it. */
export function compareReplay(
  block: Block,
  exchanges: readonly Exchange[],
  outputs: readonly string[],
): Complaint[] {
  return exchanges.flatMap((exchange, index) => {
    const actual = outputs[index] ?? '';
    const difference = compareOutput(exchange.output, actual);
    if (difference === undefined) return [];
    const lines = exchange.command.split('\n').length;
    return [
      {
        line: block.line + exchange.line + lines - 1 + difference.shownLine,
        problem: `svaret på ${exchange.command.split('\n')[0] ?? ''} stämmer inte`,
        expected: difference.actual ?? 'ingen rad här',
        details: `Verkligt svar:\n${actual.trimEnd()}`,
      },
    ];
  });
}
