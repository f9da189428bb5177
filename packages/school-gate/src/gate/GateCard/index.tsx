import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { publicPages } from '@site/src/config/publicPages';
import { school } from '@site/src/config/school';
import { inElements } from '@kurser/shared/inElements';
import GateLink from '../GateLink';
import styles from './styles.module.css';

interface GateCardProps {
  readonly heading: string;
  readonly subtitle?: ReactNode;
  /**
   * `reading`: wide enough for running text, and without what the other screens say of the site.
   */
  readonly kind?: 'form' | 'reading';
  /**
   * Stands in the page before it is known to be the screen to show: takes neither the page's title
   * nor the focus.
   */
  readonly standby?: boolean;
  readonly children: ReactNode;
}

/**
 * The quiet card that stands in place of any page while the gate is closed; it looks the same in
 * all its states. When a screen takes the control that had focus with it, focus goes to the next
 * screen's heading instead of getting lost. A card that was seen while it stood by is no next
 * screen, so focus stays where it is.
 */
export default function GateCard({
  heading,
  subtitle,
  kind = 'form',
  standby = false,
  children,
}: GateCardProps): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const seenRef = useRef(false);
  useEffect(() => {
    const seen = seenRef.current;
    seenRef.current = standby && headingRef.current?.checkVisibility() === true;
    if (standby || seen) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) headingRef.current?.focus();
  }, [heading, standby]);
  useEffect(() => {
    if (!standby) document.title = `${heading} | ${school.title}`;
  }, [heading, standby]);
  return (
    <div className={styles.screen}>
      <main className={clsx(styles.card, styles[kind])}>
        <header className={styles.site}>
          <img className={styles.mark} src="/img/favicon.svg" alt="" width={36} height={36} />
          <p className={styles.name}>{school.title}</p>
        </header>
        <h1 ref={headingRef} className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {inElements(children)}
        {kind === 'form' && (
          <footer className={styles.about}>
            <p className={styles.sentence}>{school.gateSentence}</p>
            <ul className={styles.links}>
              {Object.values(publicPages).map(({ path, title }) => (
                <li key={path}>
                  <GateLink to={path}>{title}</GateLink>
                </li>
              ))}
            </ul>
          </footer>
        )}
      </main>
    </div>
  );
}
