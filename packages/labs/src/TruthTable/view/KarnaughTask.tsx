import type { ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import VerdictBox from '@kurser/ui/VerdictBox';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import { inElements } from '@kurser/shared/inElements';
import Button from '../../kit/Button';
import type { ViewProps } from '../../kit/labPart';
import { karnaughMap } from '../../logic/karnaugh';
import { rowToText } from '../../logic/table';
import { TaskFormulas } from './Fill';
import { GroupList } from './GroupMap';
import KarnaughView from './KarnaughView';
import type { TruthTableTask } from '../settings';
import { ringToText } from '../core/rings';
import styles from '../styles.module.css';
import { useRings } from '../useRings';

/** A Karnaugh map in which the student rings the groups and gets the expression they stand for. */
export default function KarnaughTask({
  settings: task,
  children,
}: ViewProps<TruthTableTask>): ReactNode {
  const lab = useRings(task);
  const { variables, outputs } = task.subject;
  const name = outputs[0]?.name ?? 'F';
  const grid = useMapGrid(variables);
  const groups = lab.rings.map((cube) => ({ cube, text: ringToText(cube, variables) }));
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={<TaskButtons onRing={lab.addRing} onCheck={lab.check} />}
    >
      {inElements(children)}
      <TaskFormulas task={task} />
      <Instruction />
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
      <VerdictBox standing={lab.message?.standing}>{lab.message?.text}</VerdictBox>
    </Panel>
  );
}

/** The arrow keys' way through the map. */
function useMapGrid(variables: readonly string[]) {
  const { rowLabels, columnLabels } = karnaughMap(variables);
  return useRovingGrid<HTMLTableSectionElement>(rowLabels.length, columnLabels.length);
}

interface TaskButtonsProps {
  readonly onRing: () => void;
  readonly onCheck: () => void;
}

function TaskButtons({ onRing, onCheck }: TaskButtonsProps): ReactNode {
  return (
    <>
      <Button onClick={onRing}>Ringa in</Button>
      <Button variant="primary" onClick={onCheck}>
        Kontrollera
      </Button>
    </>
  );
}

function Instruction(): ReactNode {
  return (
    <p className={styles.note}>
      Tryck på rutorna i en grupp och välj Ringa in.{' '}
      <span data-keys="">Med tangentbordet: piltangenter och blanksteg.</span>
    </p>
  );
}
