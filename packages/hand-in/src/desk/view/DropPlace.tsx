import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DropPlaceProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Where files are dropped, or chosen: the browser's own field, which lies over all of the place and
 * takes both.
 */
export default function DropPlace({ isBusy, onFiles }: DropPlaceProps): ReactNode {
  return (
    <label className={styles.drop}>
      <strong>Släpp inlämningarna här, eller välj dem</strong>
      <span>Filerna en och en, eller zip-filen som lärplattformen ger för klassen.</span>
      <input
        type="file"
        multiple
        disabled={isBusy}
        accept=".html,.htm,.zip,text/html,application/zip"
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          if (files.length > 0) onFiles(files);
          // So that the same files can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
