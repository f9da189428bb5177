import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { parseQuiz } from '@kurser/course-parts/Quiz/parseQuiz';
import { quizId, type Question } from '@kurser/course-parts/Quiz/quizQuestion';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';

/** A question, and where its quiz stands in the lesson. */
export interface PlacedQuestion {
  readonly question: Question;
  /** The id of the quiz on the lesson's page. */
  readonly place: string;
}

interface QuizProps {
  readonly goals?: unknown;
  readonly children?: ReactNode;
}

/** Stands where a lesson's quiz would: it is read and never drawn. */
function QuizToRead(_props: QuizProps): ReactNode {
  return null;
}

/**
 * What a lesson's module holds: its quizzes, and what they need beside them, such as the style
 * sheet of formulas.
 */
interface Contents {
  readonly quizzes: readonly QuizProps[];
  readonly beside: readonly ReactElement[];
}

function contentsOf(node: ReactNode): Contents {
  const parts: readonly ReactNode[] =
    isValidElement<QuizProps>(node) && node.type === Fragment
      ? Children.toArray(node.props.children)
      : [node];
  const elements = parts.filter((part) => isValidElement<QuizProps>(part));
  const isQuiz = ({ type }: ReactElement): boolean => type === QuizToRead;
  return {
    quizzes: elements.filter(isQuiz).map(({ props }) => props),
    beside: elements.filter((element) => !isQuiz(element)),
  };
}

export interface LessonQuestions {
  readonly questions: readonly PlacedQuestion[];
  /** To be drawn with any of them. */
  readonly beside: readonly ReactElement[];
}

/**
 * All questions of a lesson, in order. A hook: an MDX page asks its provider for components when it
 * is called. A question that two quizzes share comes once.
 */
export function useLessonQuestions(Quizzes: CompiledPage): LessonQuestions {
  const { quizzes, beside } = contentsOf(Quizzes({ components: { Quiz: QuizToRead } }));
  const placed = quizzes.flatMap(({ children, goals }) => {
    const questions = parseQuiz(children, goals);
    return questions.map((question) => ({ question, place: quizId(questions) }));
  });
  const questions = [...new Map(placed.map((each) => [each.question.hash, each])).values()];
  return { questions, beside };
}
