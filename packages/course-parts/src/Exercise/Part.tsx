import { lazy, type ReactNode } from 'react';
import { JudgedParts } from '@kurser/shared/judgedPart';
import Disclosure from '@kurser/ui/Disclosure';
import type { ExercisePart } from './exercise';
import LaterSolution from './Later';
import SolutionPart from './SolutionPart';
import type { ExerciseState, useVerdicts } from './useExercise';

/** Fetched by the pages that ask for answers alone. */
const Answer = lazy(() => import('../Answer'));

interface PartProps {
  readonly part: ExercisePart;
  readonly id: string;
  readonly exercise: ExerciseState;
  /**
   * The program to put in order before a solution is shown; undefined where a solution just opens.
   */
  readonly tryFirst: string | undefined;
  readonly hintRef: (number: number, box: HTMLDetailsElement | null) => void;
  readonly verdicts: ReturnType<typeof useVerdicts>;
  /** Opens the hint that is due after answers that failed; undefined while none is. */
  readonly openHint: (() => void) | undefined;
}

/** A child of an exercise as it is shown: a piece of the task, an answer, a hint or a solution. */
export default function Part(props: PartProps): ReactNode {
  const { part, id, exercise, tryFirst, hintRef, verdicts, openHint } = props;
  switch (part.kind) {
    case 'task':
      return <JudgedParts value={verdicts.tellPart}>{part.node}</JudgedParts>;
    case 'answer': {
      const { written, place } = part;
      const isLast = place === exercise.answers - 1;
      return (
        <Answer
          {...{ written, place }}
          onStands={verdicts.onStands}
          onTried={verdicts.onTried}
          exerciseId={id}
          model={exercise.model}
          offer={isLast ? { openHint, declineHint: exercise.declineHint } : undefined}
        />
      );
    }
    case 'hint': {
      const { number, content } = part;
      return (
        <Disclosure
          kind="hint"
          ref={(box) => {
            hintRef(number, box);
          }}
          summary={`Ledtråd ${number} av ${exercise.hints}`}
          hidden={!exercise.isHintVisible(number)}
          onOpen={() => {
            exercise.openHint(number);
          }}
        >
          {content}
        </Disclosure>
      );
    }
    case 'solution':
      return (
        <LaterSolution opening={part.opening} content={part.content}>
          {(content) => (
            <SolutionPart title={part.title} tryFirst={tryFirst} onSeen={exercise.seeSolution}>
              {content}
            </SolutionPart>
          )}
        </LaterSolution>
      );
  }
}
