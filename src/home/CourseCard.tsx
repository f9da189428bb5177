import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CourseDrawing from '../components/CourseDrawing';
import CourseMark from '../components/CourseMark';
import type { CourseArea } from '../config/courseAreas';
import { CourseProgress } from '@kurser/student-work/progress/CourseProgress';
import styles from './CourseCard.module.css';

interface CourseCardProps {
  readonly area: CourseArea;
  /** Large, with a drawing and where to begin; or small, for a student who is at home already. */
  readonly size: 'large' | 'compact';
}

/** A course: what it is about, how far one has come, and its parts. */
export default function CourseCard({ area, size }: CourseCardProps): ReactNode {
  const address = `/courses/category/${area.slug}`;
  const id = `area-${area.mark}`;
  return (
    <section className={styles.area} data-course={area.mark} aria-labelledby={id}>
      {size === 'large' ? (
        <CourseDrawing mark={area.mark} />
      ) : (
        <CourseMark mark={area.mark} className={styles.mark} />
      )}
      <h2 id={id} className={styles.title}>
        <Link to={address}>{area.title}</Link>
      </h2>
      {size === 'large' && (
        <>
          <p className={styles.text}>{area.description}</p>
          <p className={styles.needs}>
            <strong>Bra att kunna:</strong> <span>{area.needs}</span>
          </p>
        </>
      )}
      <CourseProgress to={address} className={styles.progress} />
      <ul className={styles.parts}>
        {area.parts.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
      {size === 'large' && (
        <Link
          className={`button button--outline button--primary ${styles.begin}`}
          to={area.begin}
          aria-label={`Börja med ${area.title}`}
        >
          Börja
        </Link>
      )}
    </section>
  );
}
