import type { ReactNode } from 'react';
import { bytesOf } from '../../core/plan';
import { faultText, sharedText } from '../../core/texts';
import { canKeep, type Holder } from '../../device/browser';
import CourseRow, { type Course } from './CourseRow';
import styles from './styles.module.css';
import { useCourses } from './useCourses';

interface CoursesPartProps {
  readonly holder: Holder;
  /** The courses that there are, by the names that the build has listed them under. */
  readonly courses: readonly Course[];
}

function KeptCourses({ holder, courses }: CoursesPartProps): ReactNode {
  const { keeper, saving, mark, list } = useCourses(holder);
  if (list === 'loading') return <p>Hämtar …</p>;
  if (list === null) {
    return <p>Det går inte att se vad som kan sparas just nu. Försök igen när du är uppkopplad.</p>;
  }
  const { now, fault } = saving;
  const kept = mark?.kept ?? [];
  const told = fault === null ? undefined : faultText(fault);
  return (
    <>
      <ul className={styles.courses}>
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            bytes={bytesOf(list.groups[course.id] ?? [])}
            isKept={kept.includes(course.id)}
            coming={now?.course === course.id ? now : undefined}
            isBusy={now !== null}
            keeper={keeper}
          />
        ))}
      </ul>
      <p>{sharedText(kept.length > 0, bytesOf(list.shared))}</p>
      {told !== undefined && (
        <p className={styles.fault} role="alert">
          {told}
        </p>
      )}
    </>
  );
}

/** Which courses are kept on the device, and the buttons that change it. */
export default function CoursesPart(props: CoursesPartProps): ReactNode {
  return (
    <div className={styles.panel}>
      <p>
        En sparad kurs kan du läsa, söka i och lösa uppgifter i utan nät, och köra Python. Den
        ligger krypterad på enheten, byts ut när det finns en nyare och försvinner när du loggar ut.
      </p>
      {canKeep() ? (
        <KeptCourses {...props} />
      ) : (
        <p>Den här webbläsaren kan inte spara kurser. I ett privat fönster går det sällan.</p>
      )}
    </div>
  );
}
