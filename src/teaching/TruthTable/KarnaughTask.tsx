import type { ReactNode } from 'react';
import Panel from '../../components/Panel';
import { useRovingGrid } from '../../components/rovingGrid';
import Button from '../kit/Button';
import type { ViewProps } from '../kit/labPart';
import { karnaughMap } from '../logic/karnaugh';
import Notice from '../logic/Notice';
import { rowToText } from '../logic/table';
import { TaskFormulas } from './Fill';
import { GroupList } from './GroupMap';
import KarnaughView from './KarnaughView';
import type { TruthTableTask } from './props';
import { ringToText } from './rings';
import styles from './styles.module.css';
import { useRings } from './useRings';

/** A Karnaugh map in which the student rings the groups and gets the expression they stand for. */
export default function KarnaughTask({
  settings: task,
  children,
}: ViewProps<TruthTableTask>): ReactNode {
  const lab = useRings(task);
  const { variables, outputs } = task.subject;
  const name = outputs[0]?.name ?? 'F';
  const map = karnaughMap(variables);
  const grid = useRovingGrid<HTMLTableSectionElement>(
    map.rowLabels.length,
    map.columnLabels.length,
  );
  const groups = lab.rings.map((cube) => ({ cube, text: ringToText(cube, variables) }));
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <>
          <Button onClick={lab.addRing}>Ringa in</Button>
          <Button variant="primary" onClick={lab.check}>
            Rätta
          </Button>
        </>
      }
    >
      {children}
      <TaskFormulas task={task} />
      <p className={styles.note}>
        Tryck på rutorna i en grupp och välj Ringa in. Med tangentbordet: piltangenter och
        blanksteg.
      </p>
      <div className={styles.columns}>
        <KarnaughView
          variables={variables}
          column={lab.column}
          groups={lab.rings}
          caption={`Karnaughdiagram för ${name}`}
          bodyRef={grid.containerRef}
          renderCell={(row, at) => (
            <button
              type="button"
              className={styles.mapButton}
              aria-pressed={lab.marked.includes(row)}
              aria-label={`Ruta ${row}, ${rowToText(row, variables)}: ${lab.column[row]}`}
              onClick={() => lab.toggle(row)}
              {...grid.cellProps(at.row, at.column)}
            >
              {lab.column[row]}
            </button>
          )}
        />
        <div className={styles.results}>
          {groups.length === 0 && <p className={styles.note}>Inga grupper än.</p>}
          <GroupList
            groups={groups}
            renderAction={(index) => (
              <Button
                variant="quiet"
                aria-label={`Ta bort grupp ${index + 1}`}
                onClick={() => lab.removeRing(index)}
              >
                Ta bort
              </Button>
            )}
          />
        </div>
      </div>
      <Notice tone={lab.message?.tone ?? 'plain'}>{lab.message?.text}</Notice>
    </Panel>
  );
}
