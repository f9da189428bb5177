import type { ReactNode } from 'react';
import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import parts from '../../../kit/lab.module.css';
import Status from '../../../kit/Status';
import { nameOf, unitOf, type Dataset } from '../../core/data';
import LossCurve from '../LossCurve';
import { largestGroup, type TreeNode } from '../../core/models/tree';
import ScoreTable from '../ScoreTable';
import styles from '../../styles.module.css';
import { groupName } from '../../core/words';
import type { ReportProps } from '../../core/reports';

interface BranchProps {
  readonly node: TreeNode;
  readonly dataset: Dataset;
}

/** A node as text, its branches as a list below it. */
function Branch({ node, dataset }: BranchProps): ReactNode {
  const counts = node.counts.map((count, group) => `${count} ${groupName(dataset, group)}`);
  if (node.kind === 'leaf')
    return (
      <>
        <strong>{groupName(dataset, largestGroup(node.counts))}</strong>
        <span>{` (${counts.join(', ')})`}</span>
      </>
    );
  const { axis, threshold, gain } = node.split;
  const label = axis === 'x' ? dataset.xLabel : dataset.yLabel;
  return (
    <>
      <span>{`${nameOf(label)} ≤ ${formatNumber(threshold)}${unitOf(label)}? `}</span>
      <small>{`(vinst ${formatFixed(gain, 3)})`}</small>
      <ul className={styles.branches}>
        <li>
          <span>ja:</span> <Branch node={node.below} dataset={dataset} />
        </li>
        <li>
          <span>nej:</span> <Branch node={node.above} dataset={dataset} />
        </li>
      </ul>
    </>
  );
}

/** The questions so far as nested lists. */
export default function TreeReport({ state, dataset, facts }: ReportProps<'tree'>): ReactNode {
  const measure = state.options.criterion === 'entropy' ? 'entropi' : 'Gini';
  return (
    <>
      <Status>
        <span>{`${facts.splits} ${facts.splits === 1 ? 'fråga' : 'frågor'}`}</span>
        <span>{facts.finished && ', trädet är klart'}</span>. Den nya punkten blir{' '}
        <strong>{groupName(dataset, facts.answer)}</strong>.
      </Status>
      <div className={styles.tree}>
        <p className={parts.note}>
          {`Alla punkter: ${measure} ${formatFixed(facts.root.impurity, 3)}`}
        </p>
        <Branch node={facts.root} dataset={dataset} />
      </div>
      <LossCurve
        entries={facts.errors}
        xLabel="frågor"
        yLabel="andel fel"
        label="Andel fel efter varje fråga"
      />
      <ScoreTable score={facts.score} dataset={dataset} />
    </>
  );
}
