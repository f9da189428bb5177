import type { ComponentType, ReactNode } from 'react';
import { Answer } from '@kurser/course-parts/Exercise/markers';
import Hint from '@kurser/course-parts/Exercise/Hint';
import Solution from '@kurser/course-parts/Exercise/Solution';
import type { Lesson, LessonList } from '@kurser/student-work/progress/lessons';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';

const task = {
  kind: 'here',
  setup: { language: 'python', files: [], before: [], file: 'main.py', stdin: '', args: [] },
  starter: 'def dubbla(tal):\n    ...\n',
  test: 'assert dubbla(2) == 4',
  lines: '',
};

/** As an author writes it: its props are its exercise's to read. */
const WrittenAnswer: ComponentType<Record<string, unknown>> = Answer;

/** A lesson with an exercise of each kind, one of them deep in the page. */
const Page: CompiledPage = ({ components }): ReactNode => {
  const Exercise = components['Exercise'] as ComponentType<Record<string, unknown>>;
  return (
    <>
      <p>Text före.</p>
      <Exercise title="Dubbla" stars={1} task={task}>
        <p>Skriv funktionen.</p>
        <Hint>Använd gånger.</Hint>
        <Solution>
          <p>Så här gör du.</p>
          <pre>
            <code>{'locals()'}</code>
          </pre>
        </Solution>
      </Exercise>
      <section>
        <Exercise title="Hur många?" stars={1}>
          <p>Räkna.</p>
          <WrittenAnswer kind="number" label="Antal" answer={7} />
        </Exercise>
        <Exercise title="Hoppa" stars={1}>
          <p>Skriv skriptet.</p>
          <WrittenAnswer
            kind="file"
            ends={['.gd']}
            facts={[{ says: 'Figuren hoppar', has: 'velocity.y = -400' }]}
          />
        </Exercise>
        <Exercise title="Rita" stars={1}>
          <p>På papper.</p>
        </Exercise>
      </section>
    </>
  );
};

const facts = { questions: 0, minutes: 5, course: 0 };

export const lesson: Lesson = {
  ...{ id: '3/m1', title: 'Modul 1: Objekt', to: '/courses/3/m1', exercises: 4 },
  ...facts,
};

export const list: LessonList = {
  courses: [{ title: 'Årskurs 3', to: '/courses/category/årskurs-3' }],
  lessons: [
    lesson,
    { id: '3/m2', title: 'Modul 2: Git', to: '/courses/3/m2', exercises: 0, ...facts },
  ],
};

export const loadLesson = (): Promise<CompiledPage> => Promise.resolve(Page);
