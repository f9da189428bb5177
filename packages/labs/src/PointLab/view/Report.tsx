import type { ReactNode } from 'react';
import KmeansReport from './reports/KmeansReport';
import KnnReport from './reports/KnnReport';
import LinearReport from './reports/LinearReport';
import LogisticReport from './reports/LogisticReport';
import TreeReport from './reports/TreeReport';
import type { PointLab } from '../usePointLab';

/** What the model says in numbers. */
export default function Report({ lab }: { readonly lab: PointLab }): ReactNode {
  const { state, facts, playing } = lab;
  const { dataset } = state.settings;
  const shared = { state, dataset, live: playing ? 'off' : 'polite' } as const;
  switch (facts.kind) {
    case 'knn':
      return <KnnReport {...shared} facts={facts} />;
    case 'linear':
      return <LinearReport {...shared} facts={facts} />;
    case 'logistic':
      return <LogisticReport {...shared} facts={facts} />;
    case 'tree':
      return <TreeReport {...shared} facts={facts} />;
    case 'kmeans':
      return <KmeansReport {...shared} />;
  }
}
