import { useState, type ReactNode } from 'react';
import { findLesson, type LessonList } from '@kurser/student-work/progress/lessons';
import type { Engine } from '@kurser/python-runner/engine';
import SelectField from '@kurser/ui/SelectField';
import type { LoadLesson } from '../../lesson/lessonExercises';
import WithLesson from '../../lesson/WithLesson';
import { collect, type Collected } from '../core/collect';
import { lessonsOf } from '../core/rows';
import Correcting from './Correcting';
import DropPlace from './DropPlace';
import PassedOverList from './PassedOverList';
import styles from './styles.module.css';

interface DeskProps {
  /** Tells our site's hand-ins from those of others. */
  readonly site: string;
  readonly list: LessonList;
  /** Must be stable, as `openEngine`. */
  readonly loadLesson: LoadLesson;
  readonly openEngine: () => Engine;
}

/** What lies on the desk. */
type OnDesk =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'files'; readonly number: number; readonly collected: Collected };

/**
 * Corrects a class' hand-ins in the teacher's own browser. Everything lives in this component:
 * nothing is stored and nothing is sent.
 */
export default function Desk(props: DeskProps): ReactNode {
  const { site } = props;
  const [onDesk, setOnDesk] = useState<OnDesk>({ kind: 'nothing' });
  const take = (files: readonly File[]): void => {
    const number = onDesk.kind === 'files' ? onDesk.number + 1 : 0;
    setOnDesk({ kind: 'reading' });
    void collect(files, site).then((collected) => {
      setOnDesk({ kind: 'files', number, collected });
    });
  };
  return (
    <div className={styles.desk}>
      <DropPlace isBusy={onDesk.kind === 'reading'} onFiles={take} />
      <p role="status" className={styles.status}>
        {statusOf(onDesk)}
      </p>
      {onDesk.kind === 'files' && <Files key={onDesk.number} {...props} {...onDesk} />}
    </div>
  );
}

function statusOf(onDesk: OnDesk): string {
  switch (onDesk.kind) {
    case 'nothing':
      return '';
    case 'reading':
      return 'Läser filerna …';
    case 'files': {
      const count = onDesk.collected.received.length;
      if (count === 0) return 'Ingen av filerna är en inlämning.';
      return count === 1 ? '1 inlämning är läst.' : `${count} inlämningar är lästa.`;
    }
  }
}

interface FilesProps extends DeskProps {
  readonly collected: Collected;
}

function Files({ collected, list, loadLesson, openEngine }: FilesProps): ReactNode {
  const { received, passedOver } = collected;
  const ids = lessonsOf(received);
  const [chosen, setChosen] = useState(ids[0] ?? '');
  const lesson = findLesson(list, chosen);
  const titleOf = (id: string): string =>
    received.find(({ handIn }) => handIn.lesson.id === id)?.handIn.lesson.title ?? id;
  return (
    <>
      <PassedOverList passedOver={passedOver} />
      {ids.length > 1 && (
        <SelectField
          label="Lektion"
          options={ids.map((id) => ({ value: id, label: titleOf(id) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {ids.length > 0 && lesson === undefined && (
        <p role="alert">{`Lektionen ${titleOf(chosen)} finns inte på webbplatsen längre.`}</p>
      )}
      {lesson !== undefined && (
        <WithLesson key={lesson.id} loadLesson={loadLesson} to={lesson.to}>
          {(Page) => <Correcting {...{ lesson, Page, received, openEngine }} />}
        </WithLesson>
      )}
    </>
  );
}
