import type { Algorithm, Path, Search, SearchOptions } from './algorithm';
import { bestFirst } from './bestFirst';
import { iterativeDeepening } from './deepening';
import type { Maze } from './maze';
import { createRecorder, maxSteps, RecordingFull, type Recording } from './recording';
import { breadthFirst, depthFirst, depthFirstRecursive } from './uninformed';

const searches: Record<Algorithm, (search: Search) => Path> = {
  dfs: depthFirst,
  'dfs-rekursiv': depthFirstRecursive,
  bfs: breadthFirst,
  iddfs: iterativeDeepening,
  ucs: bestFirst,
  girig: bestFirst,
  astar: bestFirst,
};

/**
 * Runs the search and records every step. The same maze and options give the same recording, and
 * for depth first, breadth first and A* the numbers are those of the lessons' `sok.py`. A search
 * that would need more than `maxSteps` steps is cut off: its last step is then of the kind `capped`
 * and there is no path.
 */
export function recordSearch(maze: Maze, options: SearchOptions): Recording {
  const recorder = createRecorder(maze);
  try {
    return recorder.finish(searches[options.algorithm]({ ...options, maze, recorder }));
  } catch (error) {
    if (!(error instanceof RecordingFull)) throw error;
    const recording = recorder.finish(undefined);
    const last = recording.steps.at(-1);
    if (last === undefined) return recording;
    const text = `Stannar här: sökningen behöver mer än ${maxSteps} steg.`;
    return { ...recording, steps: [...recording.steps, { ...last, kind: 'capped', text }] };
  }
}
