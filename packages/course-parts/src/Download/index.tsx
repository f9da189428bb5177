import type { ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import { parseDownloadTitle } from './title';
import styles from './styles.module.css';

interface DownloadProps {
  readonly title?: unknown;
  readonly children?: ReactNode;
}

/**
 * Files to take home: a frame around ordinary Markdown links, which stay links, so that the build
 * checks that each file is there. @throws an Error in Swedish when `title` is no text.
 */
export default function Download({ title, children }: DownloadProps): ReactNode {
  return (
    <Panel kind="download" title={parseDownloadTitle(title)} className={styles.download}>
      {children}
    </Panel>
  );
}
