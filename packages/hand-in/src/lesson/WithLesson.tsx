import type { ReactNode } from 'react';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';
import Button from '@kurser/ui/Button';
import type { LoadLesson } from './lessonExercises';
import { useLessonPage } from './useLessonPage';

interface WithLessonProps {
  readonly loadLesson: LoadLesson;
  readonly to: string;
  readonly children: (Page: CompiledPage) => ReactNode;
}

/** Renders what needs a lesson's exercises, once the lesson has been fetched. */
export default function WithLesson({ loadLesson, to, children }: WithLessonProps): ReactNode {
  const [lesson, retry] = useLessonPage(loadLesson, to);
  switch (lesson.kind) {
    case 'loading':
      return <p role="status">Hämtar uppgifterna …</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>Uppgifterna gick inte att hämta. Kontrollera din internetanslutning.</p>
          <Button onClick={retry}>Försök igen</Button>
        </div>
      );
    case 'ready':
      return children(lesson.Page);
  }
}
