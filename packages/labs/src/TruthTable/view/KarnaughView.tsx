import { Fragment, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import type { Cube } from '../../logic/cubes';
import { karnaughMap, piecesOfCube, type KarnaughMap } from '../../logic/karnaugh';
import type { Cell } from '../../logic/table';
import { cellSize, ringLabelAt, ringPath } from '../core/ringPath';
import heard from '@kurser/ui/heard.module.css';
import styles from './KarnaughView.module.css';

interface KarnaughViewProps {
  readonly variables: readonly string[];
  readonly column: readonly Cell[];
  readonly groups: readonly Cube[];
  readonly caption: string;
  /** What stands in a cell; the value alone unless given. */
  readonly renderCell?: (row: number, at: { row: number; column: number }) => ReactNode;
  readonly bodyRef?: RefObject<HTMLTableSectionElement | null>;
}

/** Groups differ in colour, in dashes and in number. */
export const ringClass = (index: number): string =>
  clsx(styles[`ring${index % 4}`], index >= 4 && styles.dashed);

function Rings({ map, groups }: { readonly map: KarnaughMap; readonly groups: readonly Cube[] }) {
  const width = map.columnLabels.length * cellSize;
  const height = map.rowLabels.length * cellSize;
  return (
    <svg
      className={styles.rings}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `calc(${map.columnLabels.length} * var(--cell))` }}
      aria-hidden="true"
    >
      {groups.map((group, index) => {
        const pieces = piecesOfCube(group, map);
        const inset = 3 + (index % 4) * 2.5;
        const [first] = pieces;
        const label = first === undefined ? undefined : ringLabelAt(first, inset, index);
        return (
          <Fragment key={`${group.care}:${group.value}`}>
            {pieces.map((piece) => (
              <path
                key={`${piece.row},${piece.column}`}
                className={clsx(styles.ring, ringClass(index))}
                d={ringPath(piece, inset)}
              />
            ))}
            {label !== undefined && (
              <g className={ringClass(index)}>
                <circle className={styles.badge} cx={label.x} cy={label.y} r="6.5" />
                <text className={styles.badgeText} x={label.x} y={label.y + 3}>
                  {index + 1}
                </text>
              </g>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}

/** A Karnaugh map with groups drawn around its cells. */
export default function KarnaughView({
  variables,
  column,
  groups,
  caption,
  renderCell = (row) => <span className={styles.value}>{column[row]}</span>,
  bodyRef,
}: KarnaughViewProps): ReactNode {
  const map = karnaughMap(variables);
  return (
    <div className={styles.scroll}>
      <div className={styles.frame}>
        <table className={styles.map}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span>{map.rowVariables.join('')}</span>
                <span aria-hidden="true">╲</span>
                <span className={heard.only}> nedåt, </span>
                <span>{map.columnVariables.join('')}</span>
                <span className={heard.only}> åt höger</span>
              </th>
              {map.columnLabels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={bodyRef}>
            {map.cells.map((line, rowIndex) => (
              <tr key={map.rowLabels[rowIndex]}>
                <th scope="row">{map.rowLabels[rowIndex]}</th>
                {line.map((row, columnIndex) => (
                  <td key={row} className={clsx(styles.cell, column[row] === 1 && styles.one)}>
                    <span className={styles.index} aria-hidden="true">
                      {row}
                    </span>
                    {renderCell(row, { row: rowIndex, column: columnIndex })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Rings map={map} groups={groups} />
      </div>
    </div>
  );
}
