import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import MDXContent from '@theme/MDXContent';
import Button from '@kurser/ui/Button';
import { PageId } from '@kurser/shared/pageId';
import { DrawsAll } from '@kurser/shared/useTimeToDraw';
import { useCleanCopies } from '@kurser/shared/cleanCopy';
import { pagesBelow, type SidebarItem } from './pagesBelow';
import styles from './styles.module.css';
import { useDrawn } from './useDrawn';
import { usePart, type Part } from './usePart';
import type { RunningHead } from './runningHeads';
import { useRunningHeads } from './useRunningHeads';

interface PrintedPartProps {
  readonly title: string;
  /** The category's own address, to go back to. */
  readonly back: string;
  readonly items: readonly SidebarItem[];
}

/** The name by which the printed pages of a lesson are known. */
const pageName = (place: number): string => `sida${place}`;

/** The part at every page's head, and each lesson at its own. */
function headsOf(title: string, part: Part): readonly RunningHead[] {
  const lessons = part.kind === 'ready' ? part.contents : [];
  return [
    { text: title, side: 'left' },
    ...lessons.map(({ metadata }, place): RunningHead => ({
      text: metadata.title,
      page: pageName(place),
      side: 'right',
    })),
  ];
}

/**
 * All pages of a course part in one document: its first sheet says what it is, and each page begins
 * on a sheet of its own.
 */
export default function PrintedPart({ title, back, items }: PrintedPartProps): ReactNode {
  useCleanCopies();
  const pages = useMemo(() => pagesBelow(items), [items]);
  const part = usePart(pages);
  useRunningHeads(useMemo(() => headsOf(title, part), [title, part]));
  const [rendered, setRendered] = useState(false);
  const [hasAnswers, setHasAnswers] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const isReady = useDrawn(root, rendered);
  return (
    <div className={styles.part}>
      <h1>{title}</h1>
      <div className={styles.controls}>
        <p role="status">{statusOf(part, pages.length, isReady, hasAnswers)}</p>
        <label className={styles.answers}>
          <input
            type="checkbox"
            checked={hasAnswers}
            onChange={(event) => setHasAnswers(event.target.checked)}
          />
          Med lösningar och facit
        </label>
        <Button variant="primary" aria-disabled={!isReady} onClick={() => isReady && print()}>
          Skriv ut
        </Button>
        <Link to={back}>{`Tillbaka till ${title}`}</Link>
      </div>
      <ol aria-label="Innehåll" className={styles.contents}>
        {pages.map(({ to, label }) => (
          <li key={to}>{label}</li>
        ))}
      </ol>
      {part.kind === 'ready' && (
        <div ref={root} className={clsx(!hasAnswers && styles.withoutAnswers)}>
          <DrawsAll value>
            <Suspense>
              {part.contents.map((content, place) => (
                <Page key={content.metadata.permalink} content={content} place={place} />
              ))}
              <Rendered onRendered={setRendered} />
            </Suspense>
          </DrawsAll>
        </div>
      )}
    </div>
  );
}

function statusOf(part: Part, total: number, isReady: boolean, hasAnswers: boolean): string {
  switch (part.kind) {
    case 'loading':
      return `Hämtar sida ${part.loaded + 1} av ${total}…`;
    case 'ready':
      if (!isReady) return 'Ritar sidorna…';
      return `Allt är hämtat. Lösningar och facit ${hasAnswers ? 'skrivs ut' : 'utelämnas'}.`;
  }
}

interface PageProps {
  readonly content: PropDocContent;
  /** Its place in the part, from zero. */
  readonly place: number;
}

function Page({ content: Content, place }: PageProps): ReactNode {
  return (
    <DocProvider content={Content}>
      <article className="markdown" style={{ page: pageName(place) }}>
        <h1>{Content.metadata.title}</h1>
        <PageId value={Content.metadata.id}>
          <MDXContent>
            <Content />
          </MDXContent>
        </PageId>
      </article>
    </DocProvider>
  );
}

/**
 * Stands last inside the boundary: its effect runs when every part beside it has been fetched and
 * rendered.
 */
function Rendered({ onRendered }: { readonly onRendered: (rendered: true) => void }): ReactNode {
  useEffect(() => onRendered(true), [onRendered]);
  return null;
}
