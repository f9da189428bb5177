import type { ReactNode } from 'react';
import clsx from 'clsx';
import ChoiceField from '@kurser/ui/ChoiceField';
import { cubeToProduct, cubeToSum, type Cube } from '../../logic/cubes';
import { formatExpression, type Notation } from '../../logic/format';
import { minimalCubes } from '../../logic/minimise';
import type { Cell } from '../../logic/table';
import KarnaughView, { ringClass } from './KarnaughView';
import styles from '../styles.module.css';

interface GroupListProps {
  readonly groups: readonly { readonly cube: Cube; readonly text: string }[];
  readonly renderAction?: (index: number) => ReactNode;
}

/** The groups of a map with their numbers and terms. */
export function GroupList({ groups, renderAction }: GroupListProps): ReactNode {
  return (
    <ol className={styles.groups}>
      {groups.map(({ cube, text }, index) => (
        <li key={`${cube.care}:${cube.value}`}>
          <svg className={styles.swatch} viewBox="0 0 28 18" aria-hidden="true">
            <rect
              className={clsx(styles.swatchLine, ringClass(index))}
              x="2"
              y="2"
              width="24"
              height="14"
              rx="5"
            />
          </svg>
          <span>
            <span>{`${index + 1}: `}</span>
            <code translate="no">{text}</code>
          </span>
          {renderAction?.(index)}
        </li>
      ))}
    </ol>
  );
}

interface GroupMapProps {
  readonly name: string;
  readonly variables: readonly string[];
  readonly column: readonly Cell[];
  readonly notation: Notation;
  readonly groupsOf: '1' | '0';
  readonly onGroupsOf: (groupsOf: '1' | '0') => void;
}

/** The map of a function with the groups of its shortest form, of ones or of zeros. */
export default function GroupMap(props: GroupMapProps): ReactNode {
  const { name, variables, column, notation, groupsOf, onGroupsOf } = props;
  const cubes = minimalCubes(column, variables.length, groupsOf === '1' ? 1 : 0);
  const toTerm = groupsOf === '1' ? cubeToProduct : cubeToSum;
  const groups = cubes.map((cube) => ({
    cube,
    text: formatExpression(toTerm(cube, variables), notation),
  }));
  return (
    <div className={styles.karnaugh}>
      <KarnaughView
        variables={variables}
        column={column}
        groups={cubes}
        caption={`Karnaughdiagram för ${name}`}
      />
      <ChoiceField
        legend="Ringa in"
        choices={[
          { value: '1', label: 'ettorna (SOP)' },
          { value: '0', label: 'nollorna (POS)' },
        ]}
        value={groupsOf}
        onChange={onGroupsOf}
      />
      {groups.length > 0 ? (
        <GroupList groups={groups} />
      ) : (
        <p className={styles.note}>
          {`Det finns inga ${groupsOf === '1' ? 'ettor' : 'nollor'} att ringa in.`}
        </p>
      )}
    </div>
  );
}
