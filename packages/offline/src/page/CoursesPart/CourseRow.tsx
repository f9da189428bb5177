import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { sizeText } from '../../core/texts';
import type { Keeper } from '../../device/keeper';
import styles from './styles.module.css';

export interface Course {
  readonly id: string;
  readonly title: string;
}

interface CourseRowProps {
  readonly course: Course;
  readonly bytes: number;
  readonly isKept: boolean;
  /** How much of it has come, while it comes. */
  readonly coming: { readonly done: number; readonly total: number } | undefined;
  /** Whether anything is on its way. */
  readonly isBusy: boolean;
  readonly keeper: Keeper;
}

function Coming({ title, done, total }: Record<'done' | 'total', number> & { title: string }) {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={`Sparar ${title}`}
        max={Math.max(total, 1)}
        value={done}
      />
      <span className={styles.size}>
        {total === 0 ? 'Börjar …' : `${sizeText(done)} av ${sizeText(total)}`}
      </span>
    </>
  );
}

/** A course with its size, whether it is kept, and the button that changes that. */
export default function CourseRow(props: CourseRowProps): ReactNode {
  const { course, bytes, isKept, coming, isBusy, keeper } = props;
  const { id, title } = course;
  const words = isKept ? `Sparad, ${sizeText(bytes)}` : sizeText(bytes);
  return (
    <li className={styles.course}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span role="status" className={styles.size}>
          {coming === undefined && words}
        </span>
        {coming !== undefined && <Coming title={title} {...coming} />}
      </span>
      {coming !== undefined ? (
        <Button aria-label={`Avbryt: spara inte ${title}`} onClick={keeper.stop}>
          Avbryt
        </Button>
      ) : isKept ? (
        <Button
          aria-label={`Ta bort ${title} från enheten`}
          disabled={isBusy}
          onClick={() => void keeper.remove(id)}
        >
          Ta bort
        </Button>
      ) : (
        <Button
          aria-label={`Spara ${title} på enheten`}
          disabled={isBusy}
          onClick={() => void keeper.save(id)}
        >
          Spara
        </Button>
      )}
    </li>
  );
}
