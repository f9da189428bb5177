import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import SelectField from '@kurser/ui/SelectField';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import { inElements } from '@kurser/shared/inElements';
import Check from '../../kit/Check';
import LabPanel from '../../kit/LabPanel';
import type { ViewProps } from '../../kit/labPart';
import ExpressionField from '../../logic/ExpressionField';
import Notice from '../../logic/Notice';
import TableView, { CellValue } from '../../logic/TableView';
import type { Notation } from '../../logic/format';
import { hasKarnaughMap } from '../../logic/karnaugh';
import { rowToText } from '../../logic/table';
import { distinctSteps } from '../core/explain';
import { tableSizes } from '../lab';
import Forms from './Forms';
import GroupMap from './GroupMap';
import type { TruthTableTask } from '../settings';
import styles from '../styles.module.css';
import { equalOutputs } from '../core/subject';
import { useExplore, type Explore as ExploreLab } from '../useExplore';

const notations: readonly { readonly value: Notation; readonly label: string }[] = [
  { value: 'algebra', label: "algebra: A·B + C'" },
  { value: 'code', label: 'kod: A & B | ~C' },
  { value: 'words', label: 'ord: A and B or not C' },
];

function SourceFields({ lab: { state, verbs } }: { readonly lab: ExploreLab }) {
  return (
    <div className={styles.source}>
      <ChoiceField
        legend="Utgå från"
        choices={[
          { value: 'text', label: 'ett uttryck' },
          { value: 'table', label: 'tabellen' },
        ]}
        value={state.source}
        onChange={verbs.setSource}
      />
      {state.source === 'text' ? (
        <ExpressionField
          label="Uttryck, eller flera med namn: S = A ⊕ B; C = A·B"
          value={state.text}
          onChange={verbs.write}
          problem={state.problem}
        />
      ) : (
        <div className={styles.field}>
          {state.settings.variables === undefined && (
            <ChoiceField
              legend="Antal variabler"
              choices={tableSizes.map((size) => ({ value: size, label: size }))}
              value={state.subject.variables.length}
              onChange={verbs.setCount}
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

function ExploreTable({ lab }: { readonly lab: ExploreLab }) {
  const { state, verbs, notation, showSteps } = lab;
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
                aria-label={`F där ${rowToText(row, subject.variables)}: ${column[row]}`}
                onClick={() => verbs.turnCell(row)}
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

function Results({ lab }: { readonly lab: ExploreLab }) {
  const { state, notation } = lab;
  const { variables, outputs } = state.subject;
  const output = outputs[state.output];
  if (output === undefined) return null;
  return (
    <div className={styles.results}>
      {outputs.length > 1 && (
        <ChoiceField
          legend="Visa former för"
          choices={outputs.map(({ name }, index) => ({ value: index, label: name }))}
          value={state.output}
          onChange={lab.verbs.chooseOutput}
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

/**
 * The free table: an expression to write or cells to press, with table, forms and map following
 * along.
 */
export default function Explore({ settings, children }: ViewProps<TruthTableTask>): ReactNode {
  const lab = useExplore(settings);
  const { state } = lab;
  const output = state.subject.outputs[state.output];
  const equal = equalOutputs(state.subject);
  return (
    <LabPanel title={settings.title} onReset={lab.verbs.reset}>
      {inElements(children)}
      <SourceFields lab={lab} />
      <div className={styles.columns}>
        <ExploreTable lab={lab} />
        <Results lab={lab} />
      </div>
      <div className={styles.options}>
        <SelectField
          label="Skrivsätt"
          options={notations}
          value={lab.notation}
          onChange={lab.setNotation}
        />
        {state.source === 'text' && (
          <Check label="Visa delsteg" value={lab.showSteps} onChange={lab.setShowSteps} />
        )}
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
    </LabPanel>
  );
}
