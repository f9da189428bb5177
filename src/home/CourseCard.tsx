import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { CourseArea } from '../config/courseAreas';
import { CourseProgress } from '@kurser/student-work/progress/CourseProgress';
import PartPicture from './PartPicture';
import { madeIn } from './made';
import styles from './CourseCard.module.css';

interface CourseCardProps {
  readonly area: CourseArea;
  /** Large, with where to begin; or small, for a student who is at home already. */
  readonly size: 'large' | 'compact';
}

/** The large card's words: what one makes, what one should know, and the way in. */
function Invitation({ area }: { readonly area: CourseArea }): ReactNode {
  return (
    <>
      <p className={styles.text}>{madeIn[area.mark].words}</p>
      <p className={styles.needs}>
        <strong>Bra att kunna:</strong> <span>{area.needs}</span>
      </p>
      <Link
        className={`button button--outline button--primary ${styles.begin}`}
        to={area.begin}
        aria-label={`Börja med ${area.title}`}
      >
        Börja
      </Link>
    </>
  );
}

/** The small card's: how far one has come, and the parts. */
function Standing({ area, to }: { readonly area: CourseArea; readonly to: string }): ReactNode {
  return (
    <>
      <CourseProgress to={to} className={styles.progress} />
      <ul className={styles.parts}>
        {area.parts.map((part) => (
          <li key={part.to}>
            <Link to={part.to}>{part.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A course: what one will have made in it, or how far one has come. */
export default function CourseCard({ area, size }: CourseCardProps): ReactNode {
  const address = `/courses/category/${area.slug}`;
  const id = `area-${area.mark}`;
  return (
    <section
      className={clsx(styles.area, styles[size])}
      data-course={area.mark}
      aria-labelledby={id}
    >
      <PartPicture name={madeIn[area.mark].picture} className={styles.picture} />
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          <Link to={address}>{area.title}</Link>
        </h2>
        {size === 'large' ? <Invitation area={area} /> : <Standing area={area} to={address} />}
      </div>
    </section>
  );
}
