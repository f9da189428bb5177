import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { CompiledPage, ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import { phaseText } from '@kurser/python-runner/programRun';
import type { Engine } from '@kurser/python-runner/engine';
import { saveFile } from '@kurser/shared/saveFile';
import { textToSlug } from '@kurser/shared/slug';
import type { Lesson } from '@kurser/student-work/progress/lessons';
import Button from '@kurser/ui/Button';
import { useLessonExercises } from '../../lesson/lessonExercises';
import type { Received } from '../core/collect';
import { handedIn } from '../core/round';
import { rowsOf, type Row } from '../core/rows';
import { tableToCsv } from '../core/table';
import { useRound, type Round } from '../useRound';
import { useOpenTests } from '../useOpenTests';
import CommonFaults from './CommonFaults';
import Detail from './Detail';
import ResultTable from './ResultTable';
import styles from './styles.module.css';

/** Fetched where a test opens on a day. */
const UnlockTests = lazy(() => import('./UnlockTests'));

interface CorrectingProps {
  readonly lesson: Lesson;
  readonly Page: CompiledPage;
  readonly received: readonly Received[];
  readonly openEngine: () => Engine;
}

/** Which cell is open. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** A lesson's hand-ins in a table, while they are corrected and after. */
export default function Correcting(props: CorrectingProps): ReactNode {
  const { lesson, Page, received, openEngine } = props;
  const written = useLessonExercises(Page);
  const { exercises, closed, followers } = useOpenTests(written);
  const waits = written.some(({ opening }) => opening !== undefined);
  const rows = useMemo(() => rowsOf(received, lesson.id), [received, lesson.id]);
  const columns = useMemo(() => handedIn(exercises, rows), [exercises, rows]);
  const round = useRound(rows, columns, openEngine);
  const [open, setOpen] = useState<Place>();
  const row = open === undefined ? undefined : rows[open.row];
  const exercise = open === undefined ? undefined : columns[open.column];
  if (columns.length === 0)
    return <p role="alert">Ingen av inlämningarnas uppgifter finns kvar i lektionen.</p>;
  return (
    <section aria-label={lesson.title}>
      <h2>{lesson.title}</h2>
      {waits && (
        <Suspense>
          <UnlockTests closed={closed}>{followers}</UnlockTests>
        </Suspense>
      )}
      <Progress round={round} />
      <ResultTable rows={rows} exercises={columns} round={round} onOpen={setOpen} />
      <SaveTable {...{ lesson, rows, round }} exercises={columns} />
      <CommonFaults rows={rows} exercises={columns} round={round} />
      {open !== undefined && row !== undefined && exercise !== undefined && (
        <Detail
          row={row}
          exercise={exercise}
          verdict={round.verdictOf(row, exercise)}
          place={{ number: open.row + 1, total: rows.length }}
          onMove={(step) => {
            const next = open.row + step;
            if (next >= 0 && next < rows.length) setOpen({ ...open, row: next });
          }}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </section>
  );
}

function progressText({ state, done, total }: Round): string {
  const programs = `${done} av ${total} program körda`;
  switch (state.kind) {
    case 'running':
      return `${programs} …`;
    case 'cancelled':
      return `Avbrutet: ${programs}.`;
    case 'no python':
      return phaseText(state.phase);
    case 'done':
      return total === 0 ? 'Klart.' : `Klart: ${programs}.`;
  }
}

/** How far it has come, and the way to end it or begin anew. */
function Progress({ round }: { readonly round: Round }): ReactNode {
  const { state, done, total, cancel, again } = round;
  const isRunning = state.kind === 'running';
  return (
    <div className={styles.progress}>
      <progress aria-label="Rättning" max={Math.max(1, total)} value={total === 0 ? 1 : done} />
      <p role="status">{progressText(round)}</p>
      {/* One button whose words change, so that it keeps the focus. */}
      <Button onClick={isRunning ? cancel : again}>{isRunning ? 'Avbryt' : 'Rätta igen'}</Button>
    </div>
  );
}

interface SaveTableProps {
  readonly lesson: Lesson;
  readonly rows: readonly Row[];
  readonly exercises: readonly ReadExercise[];
  readonly round: Round;
}

function SaveTable({ lesson, rows, exercises, round }: SaveTableProps): ReactNode {
  return (
    <Button
      onClick={() => {
        const csv = tableToCsv(rows, exercises, round.verdictOf);
        const name = `rattning-${textToSlug(lesson.id)}.csv`;
        saveFile(name, new Blob([csv], { type: 'text/csv' }));
      }}
    >
      Spara tabell (CSV)
    </Button>
  );
}
