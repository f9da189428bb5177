import type { ReactNode } from 'react';
import KmeansReport from './reports/KmeansReport';
import KnnReport from './reports/KnnReport';
import LinearReport from './reports/LinearReport';
import LogisticReport from './reports/LogisticReport';
import TreeReport from './reports/TreeReport';
import type { PointLab } from './usePointLab';

/** What the model says in numbers. */
export default function Report({ lab: { state, facts } }: { readonly lab: PointLab }): ReactNode {
  const { dataset } = state.settings;
  switch (facts.kind) {
    case 'knn':
      return <KnnReport state={state} dataset={dataset} facts={facts} />;
    case 'linear':
      return <LinearReport state={state} dataset={dataset} facts={facts} />;
    case 'logistic':
      return <LogisticReport state={state} dataset={dataset} facts={facts} />;
    case 'tree':
      return <TreeReport state={state} dataset={dataset} facts={facts} />;
    case 'kmeans':
      return <KmeansReport state={state} dataset={dataset} />;
  }
}
