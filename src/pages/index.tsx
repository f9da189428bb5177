import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CourseMark from '@site/src/components/CourseMark';
import { courseAreas, type CourseArea } from '@site/src/config/courseAreas';
import { school } from '@site/src/config/school';
import ContinueHere from '@site/src/progress/ContinueHere';
import { CourseProgress } from '@site/src/progress/CourseProgress';
import styles from './index.module.css';

function AreaCard({ area }: { readonly area: CourseArea }): ReactNode {
  const address = `/courses/category/${area.slug}`;
  return (
    <section className={styles.area} aria-labelledby={`area-${area.mark}`}>
      <CourseMark mark={area.mark} className={styles.mark} />
      <h2 id={`area-${area.mark}`} className={styles.areaTitle}>
        <Link to={address}>{area.title}</Link>
      </h2>
      <p className={styles.areaText}>{area.description}</p>
      <CourseProgress to={address} className={styles.areaProgress} />
      <ul className={styles.parts}>
        {area.parts.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a student starts or goes on: what this is, the last lesson, and the three course areas with their parts. */
export default function Home(): ReactNode {
  return (
    <Layout title="Start" description={school.tagline}>
      <main className={styles.page}>
        <header className={styles.intro}>
          <h1>{school.title}</h1>
          <p className={styles.lead}>
            Lektioner som du läser, kör och provar i webbläsaren. Varje sida har mål, exempel som
            körs på riktigt, frågor att testa dig själv med och uppgifter med ledtrådar och
            lösningar.
          </p>
          <ContinueHere>
            <Link className="button button--primary button--lg" to="/courses/">
              Börja här
            </Link>
            <p className={styles.start}>
              När du har öppnat en lektion hittar du tillbaka till den här, och ser hur långt du har
              kommit i varje kurs.
            </p>
          </ContinueHere>
        </header>
        <div className={styles.areas}>
          {courseAreas.map((area) => (
            <AreaCard key={area.slug} area={area} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
