import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import Button from '@kurser/ui/Button';
import { askForSearch } from '@kurser/search/client/askForSearch';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Where there is no page: the theme's own words, and two ways on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx(styles.page, className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <p className={styles.ways}>
        <Link className="button button--primary" to="/">
          Till startsidan
        </Link>
        <Button onClick={askForSearch}>Sök</Button>
      </p>
    </main>
  );
}
