import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { courseAreas } from '@site/src/config/courseAreas';
import { school } from '@site/src/config/school';
import CourseCard from '@site/src/home/CourseCard';
import NewStudent from '@site/src/home/NewStudent';
import Returning from '@site/src/home/Returning';
import { useLastPlace } from '@kurser/student-work/progress/useLastPlace';
import styles from './index.module.css';

/**
 * Where a student starts or goes on: what this is, or what was and comes next; and the three course
 * areas.
 */
export default function Home(): ReactNode {
  const place = useLastPlace();
  return (
    <Layout title="Start" description={school.tagline}>
      <main className={styles.page}>
        {place === undefined ? <NewStudent /> : <Returning place={place} />}
        <div className={styles.areas}>
          {courseAreas.map((area) => (
            <CourseCard
              key={area.slug}
              area={area}
              size={place === undefined ? 'large' : 'compact'}
            />
          ))}
        </div>
      </main>
    </Layout>
  );
}
