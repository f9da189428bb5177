import type { ReactNode } from 'react';
import Button from '../../components/Button';
import ChoiceField from '../../components/ChoiceField';
import Panel from '../../components/Panel';
import SelectField from '../../components/SelectField';
import { useRovingGrid } from '../../components/rovingGrid';
import ExpressionField from '../logic/ExpressionField';
import Notice from '../logic/Notice';
import TableView, { CellValue } from '../logic/TableView';
import type { Notation } from '../logic/format';
import { hasKarnaughMap } from '../logic/karnaugh';
import { rowToText } from '../logic/table';
import { distinctSteps } from './explain';
import { tableSizes } from './exploration';
import Forms from './Forms';
import GroupMap from './GroupMap';
import type { TruthTableTask } from './props';
import styles from './styles.module.css';
import { equalOutputs } from './subject';
import { useExplore, type Explore as ExploreVerbs } from './useExplore';

const notations: readonly { readonly value: Notation; readonly label: string }[] = [
  { value: 'algebra', label: "algebra: A·B + C'" },
  { value: 'code', label: 'kod: A & B | ~C' },
  { value: 'words', label: 'ord: A and B or not C' },
];

function SourceFields({
  lab,
  task,
}: {
  readonly lab: ExploreVerbs;
  readonly task: TruthTableTask;
}) {
  const { state } = lab;
  return (
    <div className={styles.source}>
      <ChoiceField
        legend="Utgå från"
        choices={[
          { value: 'text', label: 'ett uttryck' },
          { value: 'table', label: 'tabellen' },
        ]}
        value={state.source}
        onChange={lab.useSource}
      />
      {state.source === 'text' ? (
        <ExpressionField
          label="Uttryck, eller flera med namn: S = A ⊕ B; C = A·B"
          value={state.text}
          onChange={lab.write}
          problem={state.problem}
        />
      ) : (
        <div className={styles.field}>
          {task.variables === undefined && (
            <ChoiceField
              legend="Antal variabler"
              choices={tableSizes.map((size) => ({ value: String(size), label: String(size) }))}
              value={String(state.subject.variables.length)}
              onChange={(value) => {
                lab.setCount(Number(value));
              }}
            />
          )}
          <p className={styles.note}>
            Tryck på en ruta i sista kolumnen för att byta mellan 0, 1 och x (spelar ingen roll).
          </p>
        </div>
      )}
    </div>
  );
}

function ExploreTable({ lab }: { readonly lab: ExploreVerbs }) {
  const { state, notation, showSteps } = lab;
  const { subject } = state;
  const grid = useRovingGrid<HTMLTableSectionElement>(2 ** subject.variables.length, 1);
  const expression = subject.outputs[state.output]?.expression;
  const steps = showSteps && expression !== undefined ? distinctSteps(expression).slice(0, -1) : [];
  const column = subject.outputs[0]?.column ?? [];
  const editable = state.source === 'table';
  return (
    <TableView
      subject={subject}
      caption={`Sanningstabell för ${subject.outputs.map(({ name }) => name).join(', ')}`}
      steps={steps}
      notation={notation}
      bodyRef={grid.containerRef}
      {...(editable
        ? {
            renderOutput: (_: number, row: number) => (
              <button
                type="button"
                className={styles.cellButton}
                aria-label={`F där ${rowToText(row, subject.variables)}: ${String(column[row])}`}
                onClick={() => {
                  lab.turnCell(row);
                }}
                {...grid.cellProps(row, 0)}
              >
                <CellValue cell={column[row] ?? 0} />
              </button>
            ),
          }
        : {})}
    />
  );
}

function Results({ lab }: { readonly lab: ExploreVerbs }) {
  const { state, notation } = lab;
  const { variables, outputs } = state.subject;
  const output = outputs[state.output];
  if (output === undefined) return null;
  return (
    <div className={styles.results}>
      {outputs.length > 1 && (
        <ChoiceField
          legend="Visa former för"
          choices={outputs.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(state.output)}
          onChange={(value) => {
            lab.chooseOutput(Number(value));
          }}
        />
      )}
      {hasKarnaughMap(variables.length) && (
        <GroupMap
          name={output.name}
          variables={variables}
          column={output.column}
          notation={notation}
          groupsOf={lab.groupsOf}
          onGroupsOf={lab.setGroupsOf}
        />
      )}
    </div>
  );
}

interface ExploreProps {
  readonly task: TruthTableTask;
  readonly children: ReactNode;
}

/** The free table: an expression to write or cells to press, with table, forms and map following along. */
export default function Explore({ task, children }: ExploreProps): ReactNode {
  const lab = useExplore(task);
  const { state } = lab;
  const output = state.subject.outputs[state.output];
  const equal = equalOutputs(state.subject);
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <Button variant="quiet" onClick={lab.reset}>
          Börja om
        </Button>
      }
    >
      {children}
      <SourceFields lab={lab} task={task} />
      <div className={styles.options}>
        <SelectField
          label="Skrivsätt"
          options={notations}
          value={lab.notation}
          onChange={lab.setNotation}
        />
        {state.source === 'text' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={lab.showSteps}
              onChange={(event) => {
                lab.setShowSteps(event.target.checked);
              }}
            />
            Visa delsteg
          </label>
        )}
      </div>
      <div className={styles.columns}>
        <ExploreTable lab={lab} />
        <Results lab={lab} />
      </div>
      {output !== undefined && (
        <Forms
          name={output.name}
          column={output.column}
          variables={state.subject.variables}
          notation={lab.notation}
        />
      )}
      <Notice tone="good">
        {equal.length > 0 &&
          `${equal.map((names) => names.join(' och ')).join(', ')} har samma värde på alla rader: uttrycken är ekvivalenta.`}
      </Notice>
    </Panel>
  );
}
