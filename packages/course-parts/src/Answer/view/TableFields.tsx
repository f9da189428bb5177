import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import { maxLineLength } from '@kurser/shared/textLimits';
import quiz from '../../Quiz/styles.module.css';
import type { Cell, TableAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';

interface TableFieldsProps extends FieldsProps {
  readonly question: TableAnswer;
  readonly label: string | undefined;
}

/** The table's cells with the number of each field, counted row by row. */
function numbered(rows: TableAnswer['rows']) {
  let count = 0;
  return rows.map((row) =>
    row.map((cell) => ({ cell, place: cell.kind === 'field' ? count++ : -1 })),
  );
}

/** So many characters fit a narrow field. */
const narrow = 14;

/** Whether some right answer in a column is too long for a narrow field. */
function isOfPhrases(column: readonly (Cell | undefined)[]): boolean {
  return column.some((cell) => cell?.kind === 'field' && (cell.accepts[0]?.length ?? 0) > narrow);
}

/** What a field is called: its column, and what its row begins with. */
function nameOf(columns: readonly string[], row: readonly { cell: Cell }[], at: number): string {
  const first = row[0]?.cell;
  const start = first?.kind === 'given' && at > 0 ? `, ${columns[0] ?? ''} ${first.text}` : '';
  return `${columns[at] ?? ''}${start}`.replaceAll('`', '');
}

interface CellFieldProps extends FieldsProps {
  readonly place: number;
  /** Whether the column is one of phrases and not of numbers or words. */
  readonly isWide: boolean;
  readonly name: string;
}

/** One cell to fill, with how it stands. */
function CellField(props: CellFieldProps): ReactNode {
  const { place, isWide, name, fields, marks, isLocked, faultId, onChange } = props;
  const id = useId();
  const mark = marks?.[place];
  return (
    <span className={styles.choice}>
      <input
        type="text"
        className={clsx(quiz.input, styles.cell, isWide && styles.wide)}
        aria-label={name}
        aria-invalid={mark === 'wrong'}
        aria-describedby={mark === undefined ? faultId : id}
        value={fields[place] ?? ''}
        readOnly={isLocked}
        maxLength={maxLineLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(place, event.target.value);
        }}
      />
      <FieldMark id={id} mark={mark} />
    </span>
  );
}

/** A table with cells to fill. A narrow screen scrolls it. */
export default function TableFields({ question, label, ...shared }: TableFieldsProps): ReactNode {
  const { columns, rows } = question;
  const wide = columns.map((_, at) => isOfPhrases(rows.map((row) => row[at])));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.label}>
          <InlineText text={label ?? 'Fyll i rutorna'} />
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <InlineText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map((row, line) => (
            <tr key={line}>
              {row.map(({ cell, place }, at) => (
                <td key={at}>
                  {cell.kind === 'given' ? (
                    <InlineText text={cell.text} />
                  ) : (
                    <CellField
                      {...shared}
                      place={place}
                      isWide={wide[at] === true}
                      name={nameOf(columns, row, at)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
