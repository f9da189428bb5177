import { useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { useDeviceStore, type DeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { inElements } from '@kurser/shared/inElements';
import type { Lesson } from '../../progress/lessons';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';
import { cardKey, parseCard } from '../core/card';
import type { Turn } from '../core/session';
import { chooseQuestion } from '../core/waiting';
import AskedQuestion from './AskedQuestion';
import { useLessonQuestions, type PlacedQuestion } from './lessonQuestions';
import type { Sitting } from './useSitting';

interface TurnViewProps {
  readonly lesson: Lesson;
  readonly Quizzes: CompiledPage;
  readonly turn: Turn;
  readonly sitting: Sitting;
}

/** The question that comes back, else the lesson's that was asked longest ago. */
function choose(
  store: DeviceStore,
  questions: readonly PlacedQuestion[],
  turn: Turn,
): PlacedQuestion | undefined {
  const card = parseStored(store.read(cardKey(turn.lesson)), parseCard);
  const all = questions.map(({ question }) => question);
  const hash = turn.kind === 'again' ? turn.hash : chooseQuestion(all, card)?.hash;
  return questions.find(({ question }) => question.hash === hash);
}

/**
 * One turn of a sitting. The question is chosen once: an answer to it changes which one would be
 * next.
 */
export default function TurnView({ lesson, Quizzes, turn, sitting }: TurnViewProps): ReactNode {
  const store = useDeviceStore();
  const { questions, beside } = useLessonQuestions(Quizzes);
  const [chosen] = useState(() => choose(store, questions, turn));
  if (chosen === undefined)
    return (
      <>
        <p>{`”${lesson.title}” har inga frågor just nu.`}</p>
        <Button variant="primary" onClick={sitting.skip}>
          Nästa fråga
        </Button>
      </>
    );
  return (
    <>
      {inElements(beside)}
      <AskedQuestion
        lesson={lesson}
        chosen={chosen}
        onAnswer={(answer) => {
          const all = questions.map(({ question }) => question);
          sitting.answer(lesson, all, answer);
        }}
        isLast={sitting.number === sitting.total}
        onNext={sitting.goNext}
      />
    </>
  );
}
