import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import { markedAloud, type Mark } from '@kurser/ui/VerdictBox/words';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import quiz from '../../Quiz/styles.module.css';
import { ticked, type CellsAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface CellMarksProps extends FieldsProps {
  readonly question: CellsAnswer;
  readonly label: string | undefined;
}

/** What a cell that says nothing is called. */
const nameOf = (text: string): string => (text.trim() === '' ? 'tom' : text);

interface CellButtonProps {
  readonly name: string;
  readonly text: string;
  readonly isMarked: boolean;
  readonly mark: Mark | undefined;
  readonly isLocked: boolean;
  readonly roving: ReturnType<ReturnType<typeof useRovingGrid>['cellProps']>;
  readonly onToggle: () => void;
}

/** A cell to press; what is marked has a frame and a sign, besides its colour. */
function CellButton(props: CellButtonProps): ReactNode {
  const { name, text, isMarked, mark = 'empty', isLocked, roving, onToggle } = props;
  return (
    <button
      type="button"
      className={clsx(
        kinds.cellButton,
        isMarked && kinds.cellMarked,
        mark === 'right' && kinds.cellRight,
        mark === 'wrong' && kinds.cellWrong,
      )}
      aria-label={`${name}${markedAloud(mark)}`}
      aria-pressed={isMarked}
      aria-disabled={isLocked}
      {...roving}
      onClick={() => {
        if (!isLocked) onToggle();
      }}
    >
      {text}
    </button>
  );
}

/** A grid whose cells are marked by a press, or by space under the arrow keys. */
export default function CellMarks(props: CellMarksProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onChange } = props;
  const { cells, across, down } = question;
  const width = cells[0]?.length ?? 0;
  const id = useId();
  const { containerRef, cellProps } = useRovingGrid<HTMLTableElement>(cells.length, width);
  const columnName = (column: number): string => across[column] ?? String(column + 1);
  const rowName = (row: number): string => down[row] ?? String(row + 1);
  return (
    <fieldset className={quiz.fields} aria-describedby={faultId}>
      <legend id={id} className={styles.label}>
        <InlineText text={label ?? 'Märk rutorna'} />
      </legend>
      <div className={styles.scroll}>
        <table ref={containerRef} className={kinds.grid} aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {cells[0]?.map((_, column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, y) => (
              <tr key={y}>
                <th scope="row">{rowName(y)}</th>
                {row.map(({ text }, x) => {
                  const place = y * width + x;
                  const isMarked = fields[place] === ticked;
                  return (
                    <td key={x}>
                      <CellButton
                        name={`Rad ${rowName(y)}, kolumn ${columnName(x)}: ${nameOf(text)}`}
                        text={text}
                        isMarked={isMarked}
                        mark={marks?.[place]}
                        isLocked={isLocked}
                        roving={cellProps(y, x)}
                        onToggle={() => {
                          onChange(place, isMarked ? '' : ticked);
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
