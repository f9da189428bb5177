import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { privacyPath } from '@site/src/config/privacy';
import { school } from '@site/src/config/school';
import styles from './styles.module.css';

interface GateCardProps {
  readonly heading: string;
  readonly subtitle?: string;
  /** `reading`: wide enough for running text, and without what the other screens say of the site. */
  readonly kind?: 'form' | 'reading';
  readonly children: ReactNode;
}

/**
 * The quiet card that stands in place of any page while the gate is closed; it looks the same in all its states. When a screen takes the
 * control that had focus with it, focus goes to the next screen's heading instead of getting lost.
 */
export default function GateCard({
  heading,
  subtitle,
  kind = 'form',
  children,
}: GateCardProps): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) headingRef.current?.focus();
  }, [heading]);
  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${heading} | ${school.title}`}</title>
      </Head>
      <main className={clsx(styles.card, styles[kind])}>
        <header className={styles.site}>
          <img className={styles.mark} src="/img/favicon.svg" alt="" width={36} height={36} />
          <p className={styles.name}>{school.title}</p>
        </header>
        <h1 ref={headingRef} className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
        {kind === 'form' && (
          <footer className={styles.about}>
            <p className={styles.sentence}>{school.gateSentence}</p>
            <Link to={privacyPath}>Så behandlas dina uppgifter</Link>
          </footer>
        )}
      </main>
    </div>
  );
}
