import type { ReactNode } from 'react';
import Panel from '@site/src/components/Panel';
import styles from './styles.module.css';

interface DownloadProps {
  readonly title?: unknown;
  readonly children?: ReactNode;
}

/**
 * Files to take home: a frame around ordinary Markdown links, which stay links, so that the build checks that each file is
 * there. @throws an Error in Swedish when `title` is no text.
 */
export default function Download({ title, children }: DownloadProps): ReactNode {
  if (typeof title !== 'string' || title.trim() === '')
    throw new Error(
      `Download: title är ${JSON.stringify(title)} men ska vara en rubrik: title="Filerna till labyrinten"`,
    );
  return (
    <Panel kind="download" title={title} className={styles.download}>
      {children}
    </Panel>
  );
}
