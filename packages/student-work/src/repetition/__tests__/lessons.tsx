import type { ComponentType, ReactNode } from 'react';
import type { LessonList } from '../../progress/lessons';
import { Accept, Choice, Item, Question } from '@kurser/course-parts/Quiz/markers';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';
import type { Catalogue } from '../catalogue';

/** A lesson's quizzes, as MDX would make them of what stands between `<Quiz>` and `</Quiz>`. */
export function quizzes(...quizzesOfLesson: readonly ReactNode[]): CompiledPage {
  return function Quizzes({ components }) {
    const Quiz = components['Quiz'] as ComponentType<{ readonly children: ReactNode }>;
    return (
      <>
        {quizzesOfLesson.map((questions, index) => (
          <Quiz key={index}>{questions}</Quiz>
        ))}
      </>
    );
  };
}

/** A question whose answer is its lesson's name. */
const written = (name: string, number = 1): ReactNode => (
  <Question key={number} kind="text" why={`${name} heter så.`}>
    <p>
      Vad heter {name}, fråga {number}?
    </p>
    <Accept>{name}</Accept>
  </Question>
);

/** One lesson with every kind of question, in two quizzes. */
const allKinds = quizzes(
  [
    <Question key="kö" kind="single">
      <p>Vad är en kö?</p>
      <Choice correct why="Den som kom först går först.">
        Först in, först ut
      </Choice>
      <Choice why="Det är en stack.">Sist in, först ut</Choice>
    </Question>,
    <Question key="grindar" kind="multiple">
      <p>Vilka är grindar?</p>
      <Choice correct why="Båda måste vara 1.">
        AND
      </Choice>
      <Choice correct why="En räcker.">
        OR
      </Choice>
      <Choice why="Den lagrar.">RAM</Choice>
    </Question>,
  ],
  [
    written('Ada'),
    <Question key="byte" kind="number" answer={8} unit="bitar" why="Två nibblar.">
      <p>Hur stor är en byte?</p>
    </Question>,
    <Question key="steg" kind="order" why="Varje mellansteg kan granskas.">
      <p>Ordna stegen.</p>
      <Item>ändra</Item>
      <Item>spara</Item>
      <Item>beskriv</Item>
    </Question>,
    <Question key="utskrift" kind="output" why="Strängar läggs efter varandra.">
      <p>Vad skriver print("1" + "1") ut?</p>
      <Accept>11</Accept>
    </Question>,
  ],
);

const names = ['Ada', 'Grace', 'Linus', 'Alan'];

export const list: LessonList = {
  courses: [
    { title: 'Personer', to: '/courses/personer' },
    { title: 'Blandat', to: '/courses/blandat' },
  ],
  lessons: [
    ...names.map((name) => ({
      id: `personer/${name}`,
      title: `Om ${name}`,
      to: `/courses/personer/${name}`,
      course: 0,
      exercises: 0,
      questions: 2,
      minutes: 5,
    })),
    {
      id: 'blandat/1',
      title: 'Allt möjligt',
      to: '/courses/blandat/1',
      course: 1,
      exercises: 1,
      questions: 6,
      minutes: 5,
    },
  ],
};

/** Four lessons with two written questions each, and one with all kinds. */
export const catalogue: Catalogue = {
  list,
  withQuestions: list.lessons.map(({ id }) => id),
  loadCourse: [
    () =>
      Promise.resolve({
        default: Object.fromEntries(
          names.map((name) => [`personer/${name}`, quizzes([written(name, 1), written(name, 2)])]),
        ),
      }),
    () => Promise.resolve({ default: { 'blandat/1': allKinds } }),
  ],
};
