import { useMemo, useState, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { newPlay } from './play';
import { makePuzzle, type Puzzle } from './puzzle';
import PuzzleView from './PuzzleView';

interface ParsonsLinesProps {
  /** The program whose lines are put in order. */
  readonly source: string;
  /** The program's coloured runs, where the build has found them (`Fence.colours`). */
  readonly colours?: string;
  /** Called each time the lines have been put in the right order. */
  readonly onSolved?: () => void;
}

function PuzzleOf({
  puzzle,
  source,
  onSolved,
}: ParsonsLinesProps & { readonly puzzle: Puzzle }): ReactNode {
  const [play, setPlay] = useState(() => newPlay(puzzle));
  return (
    <PuzzleView
      puzzle={puzzle}
      play={play}
      onPlay={(next) => {
        setPlay(next);
        if (next.state === 'solved') onSolved?.();
      }}
      canShow={false}
      solution={<CodeBlock>{source}</CodeBlock>}
    />
  );
}

/**
 * The lines of any program in wrong order, for use from other parts: an exercise offers its
 * solution so. No panel around it, and nothing is kept on the device. Renders nothing for a program
 * that makes no puzzle; ask `whyNoPuzzle(source) === undefined` (./lines) before offering it.
 */
export default function ParsonsLines({ colours = '', ...rest }: ParsonsLinesProps): ReactNode {
  const { source } = rest;
  const puzzle = useMemo(() => makePuzzle(source, colours), [source, colours]);
  return puzzle && <PuzzleOf key={puzzle.hash} puzzle={puzzle} {...rest} />;
}
