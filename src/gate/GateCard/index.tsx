import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { school } from '@site/src/config/school';
import styles from './styles.module.css';

interface GateCardProps {
  readonly heading: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
}

/** The quiet card that stands in place of any page while the gate is closed; it looks the same in all its states. */
export default function GateCard({ heading, subtitle, children }: GateCardProps): ReactNode {
  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${heading} | ${school.title}`}</title>
      </Head>
      <main className={styles.card}>
        <header className={styles.site}>
          <img className={styles.mark} src="/img/favicon.svg" alt="" width={36} height={36} />
          <p className={styles.name}>{school.title}</p>
        </header>
        <h1 className={styles.heading}>{heading}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
        <p className={styles.about}>{school.gateSentence}</p>
      </main>
    </div>
  );
}
