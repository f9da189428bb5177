import { useCallback, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { useStored } from '@kurser/device-store';
import { useAnnouncedParts } from '@kurser/shared/pageParts';
import Panel from '@kurser/ui/Panel';
import { inElements } from '@kurser/shared/inElements';
import answer from '../fences/answer.module.css';
import { splitProgram } from '../fences/shownProgram';
import { parseGoals } from '../goals';
import TaskBlock from '../live/TaskBlock';
import { newPlay, parsePlay } from './play';
import { whyNoPuzzle } from './lines';
import { makePuzzle, type Puzzle } from './puzzle';
import PuzzleView from './PuzzleView';

interface ParsonsProps {
  /** The numbers of the goals that it practises. */
  readonly goals?: unknown;
  /** What the build found the block to need; authors do not write it. */
  readonly task?: unknown;
  readonly children?: ReactNode;
}

/**
 * The puzzle that an author made around a block.
 * @throws an Error in Swedish that says why the block makes none
 */
function parseParsons(children: ReactNode) {
  const program = splitProgram(children, 'Parsons');
  const { text, colours = '' } = program.code.fence;
  const puzzle = makePuzzle(text, colours);
  if (puzzle === undefined) throw new Error(`Parsons: ${whyNoPuzzle(text) ?? ''}.`);
  return { ...program, puzzle };
}

function usePlay(puzzle: Puzzle, goals: readonly number[], id: string) {
  const key = `parsons:${puzzle.hash}`;
  const untouched = useMemo(() => newPlay(puzzle), [puzzle]);
  const parse = useCallback((raw: unknown) => parsePlay(puzzle, raw), [puzzle]);
  useAnnouncedParts('questions', [{ key, goals, id, name: 'Ordna raderna' }]);
  return useStored(key, parse, untouched);
}

/**
 * A block's lines in wrong order, to be put right. The student may pass over it: the right order is
 * one button away.
 */
export default function Parsons({ goals, task: live, children }: ParsonsProps): ReactNode {
  const task = useMemo(() => parseParsons(children), [children]);
  const practised = useMemo(() => parseGoals(goals, 'Parsons'), [goals]);
  const { puzzle, before, code, output, after } = task;
  const id = `parsons-${puzzle.hash.slice(0, 8)}`;
  const [play, store, forget] = usePlay(puzzle, practised, id);
  const isOver = play.state !== 'arranging';
  const result = (
    <div className={clsx(answer.result, isOver && answer.shown)} data-nosearch="">
      <p className={answer.paperOnly}>Facit</p>
      <TaskBlock task={live} isOver={isOver}>
        {code.node}
      </TaskBlock>
      {inElements(after)}
    </div>
  );
  return (
    <Panel
      kind="parsons"
      role="group"
      id={id}
      title="Ordna raderna"
      label={`Ordna: ${puzzle.lines.length} rader, först ${puzzle.lines[puzzle.start[0] ?? 0]?.name ?? ''}`}
    >
      {inElements(before)}
      {output !== undefined && (
        <>
          <p>Programmet ska skriva ut:</p>
          {inElements(output.node)}
        </>
      )}
      <PuzzleView
        puzzle={puzzle}
        play={play}
        onPlay={(next) => {
          if (next.state === 'arranging' && next.tries === 0 && next.order === puzzle.start)
            forget();
          else store(next);
        }}
        canShow
        solution={result}
      />
      {!isOver && result}
    </Panel>
  );
}
