import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import Button from '@kurser/ui/Button';
import { findLesson } from '@kurser/student-work/progress/lessons';

/** With all that reads a lesson: fetched by whoever wants to hand in. */
const HandInHere = lazy(() => import('./HandInHere'));

export const fetchingHandIn = <p role="status">Hämtar uppgifterna …</p>;

/** At the end of a lesson that has exercises: the way to hand them in. */
export default function OfferHandIn({ id }: { readonly id: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const lesson = findLesson(lessonList, id);
  if (lesson === undefined || lesson.exercises === 0) return null;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Lämna in
      </Button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={fetchingHandIn}>
            <HandInHere lesson={lesson} />
          </Suspense>
        )}
      </div>
    </>
  );
}
