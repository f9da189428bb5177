import type { ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@kurser/ui/Panel';
import VerdictBox from '@kurser/ui/VerdictBox';
import { marked, markedAloud } from '@kurser/ui/VerdictBox/words';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import { inElements } from '@kurser/shared/inElements';
import Button from '../../kit/Button';
import type { ViewProps } from '../../kit/labPart';
import { formatExpression } from '../../logic/format';
import TableView, { CellValue } from '../../logic/TableView';
import { rowToText, rowToValues } from '../../logic/table';
import { reckon } from '../core/explain';
import { answerOfKey, standingOfTable, verdictToText } from '../core/fillIn';
import type { TruthTableTask } from '../settings';
import styles from '../styles.module.css';
import { useFill, type FillVerbs } from '../useFill';

/** The expressions of the task as lines of formulas. */
export function TaskFormulas({ task }: { readonly task: TruthTableTask }): ReactNode {
  if (task.hide) return null;
  return task.subject.outputs.map(({ name, expression }) =>
    expression === undefined ? null : (
      <p key={name} className={styles.task}>
        <code
          translate="no"
          className={styles.formula}
        >{`${name} = ${formatExpression(expression)}`}</code>
      </p>
    ),
  );
}

function FillTable({ task, lab }: { readonly task: TruthTableTask; readonly lab: FillVerbs }) {
  const { subject } = task;
  const rows = 2 ** subject.variables.length;
  const grid = useRovingGrid<HTMLTableSectionElement>(
    rows,
    subject.outputs.length,
    (cell, event) => {
      const answer = answerOfKey(event.key, lab.allowFree);
      if (answer === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      lab.setAnswer(cell.column, cell.row, answer);
    },
  );
  const renderOutput = (output: number, row: number): ReactNode => {
    const answer = lab.answers[output]?.[row] ?? null;
    const mark = lab.verdict?.marks[output]?.[row] ?? null;
    const name = subject.outputs[output]?.name ?? '';
    const value = answer === null ? 'tom' : String(answer);
    return (
      <button
        type="button"
        className={clsx(styles.cellButton, mark !== null && styles[mark])}
        aria-label={`${name} där ${rowToText(row, subject.variables)}: ${value}${markedAloud(mark ?? 'empty')}`}
        onClick={() => lab.turn(output, row)}
        {...grid.cellProps(row, output)}
      >
        {answer === null ? '\u00a0' : <CellValue cell={answer} />}
        {mark !== null && <span className={styles.markSign}>{marked[mark].sign}</span>}
      </button>
    );
  };
  return (
    <TableView
      subject={subject}
      caption="Sanningstabell att fylla i"
      renderOutput={renderOutput}
      markedRow={lab.verdict?.firstWrong?.row}
      bodyRef={grid.containerRef}
    />
  );
}

function Feedback({ task, lab }: { readonly task: TruthTableTask; readonly lab: FillVerbs }) {
  const { verdict, reckoned } = lab;
  if (verdict === null) return <VerdictBox standing={undefined} />;
  const { firstWrong } = verdict;
  const { variables, outputs } = task.subject;
  const expression = outputs[firstWrong?.output ?? 0]?.expression;
  const canReckon = firstWrong !== undefined && expression !== undefined && !task.hide;
  const values = rowToValues(firstWrong?.row ?? 0, variables);
  return (
    <VerdictBox standing={standingOfTable(verdict)}>
      <span>{verdictToText(task.subject, verdict)}</span>
      {canReckon && !reckoned && (
        <Button variant="quiet" onClick={lab.showReckoning}>
          Visa hur raden räknas
        </Button>
      )}
      {canReckon && reckoned && (
        <ul className={styles.reckoning}>
          {reckon(expression, (name) => values.get(name) ?? 0).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </VerdictBox>
  );
}

/** A table whose outputs the student fills in and has checked. */
export default function Fill({ settings: task, children }: ViewProps<TruthTableTask>): ReactNode {
  const lab = useFill(task);
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <>
          <Button variant="primary" onClick={lab.check}>
            Kontrollera
          </Button>
          <Button variant="quiet" onClick={lab.clear} off={lab.isEmpty}>
            Töm tabellen
          </Button>
        </>
      }
    >
      {inElements(children)}
      <TaskFormulas task={task} />
      <p className={styles.note}>
        Tryck på en ruta för att byta värde.{' '}
        <span data-keys="">Det går också att skriva 0 och 1 och gå med piltangenterna.</span>
        <span>{lab.allowFree && ' Skriv x där värdet inte spelar någon roll.'}</span>
      </p>
      <div className={styles.columns}>
        <FillTable task={task} lab={lab} />
      </div>
      <Feedback task={task} lab={lab} />
    </Panel>
  );
}
