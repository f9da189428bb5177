import { formatNumber } from '@kurser/shared/swedishNumber';
import type { Algorithm } from './algorithm';
import { positionText, type Maze } from './maze';
import type { FrontierEntry } from './recording';

interface FrontierStyle {
  readonly title: string;
  /**
   * The next to be taken lies last in the recording: the list is shown turned round, so that it
   * always stands first.
   */
  readonly nextIsLast: boolean;
  readonly values: (entry: FrontierEntry) => string;
}

const none = (): string => '';
const number = (value: number): string => formatNumber(value, 2);

/** How the frontier of each search is called and shown. */
export const frontierStyles: Record<Algorithm, FrontierStyle> = {
  dfs: { title: 'Stack, överst först', nextIsLast: true, values: none },
  'dfs-rekursiv': { title: 'Anrop, det senaste först', nextIsLast: true, values: none },
  bfs: { title: 'Kö, näst i tur först', nextIsLast: false, values: none },
  iddfs: { title: 'Stigen, det djupaste först', nextIsLast: true, values: none },
  ucs: {
    title: 'Prioritetskö, lägst g först',
    nextIsLast: false,
    values: ({ g }) => `g ${number(g)}`,
  },
  girig: {
    title: 'Prioritetskö, lägst h först',
    nextIsLast: false,
    values: ({ h }) => `h ${number(h)}`,
  },
  astar: {
    title: 'Prioritetskö, lägst f först',
    nextIsLast: false,
    values: ({ g, h }) => `f ${number(g + h)} = ${number(g)} + ${number(h)}`,
  },
};

export interface FrontierItem {
  readonly position: string;
  readonly values: string;
  readonly stale: boolean;
}

/** The frontier's entries as they are listed, the next to be taken first. */
export function frontierItems(
  maze: Maze,
  algorithm: Algorithm,
  frontier: readonly FrontierEntry[],
): readonly FrontierItem[] {
  const { nextIsLast, values } = frontierStyles[algorithm];
  const items = frontier.map((entry) => ({
    position: positionText(maze, entry.cell),
    values: values(entry),
    stale: entry.stale,
  }));
  return nextIsLast ? items.reverse() : items;
}
