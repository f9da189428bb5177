import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CourseMark from '@site/src/components/CourseMark';
import { courseAreas, type CourseArea } from '@site/src/config/courseAreas';
import { school } from '@site/src/config/school';
import styles from './index.module.css';

function AreaCard({ area }: { readonly area: CourseArea }): ReactNode {
  return (
    <section className={styles.area} aria-labelledby={`area-${area.mark}`}>
      <CourseMark mark={area.mark} className={styles.mark} />
      <h2 id={`area-${area.mark}`} className={styles.areaTitle}>
        <Link to={`/courses/category/${area.slug}`}>{area.title}</Link>
      </h2>
      <p className={styles.areaText}>{area.description}</p>
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

/** Where a student starts: what this is, and the three course areas with their parts. */
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
          <Link className="button button--primary button--lg" to="/courses/">
            Börja här
          </Link>
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
