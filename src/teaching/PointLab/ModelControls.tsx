import type { ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import NumberField from '@site/src/components/NumberField';
import SliderField from '@site/src/components/SliderField';
import Check from '../kit/Check';
import lab from '../kit/lab.module.css';
import type { Criterion } from './models/tree';
import { limits, type Options } from './settings';
import type { PointLab } from './usePointLab';

interface PartProps {
  readonly options: Options;
  readonly set: (patch: Partial<Options>) => void;
}

function KnnControls({ options, set }: PartProps): ReactNode {
  return (
    <>
      <SliderField
        label="Antal grannar, k"
        {...limits.k}
        value={options.k}
        onChange={(k) => set({ k })}
      />
      <Check
        label="Skala axlarna till 0–1 före avståndet"
        checked={options.scaled.knn}
        onChange={(knn) => set({ scaled: { ...options.scaled, knn } })}
      />
    </>
  );
}

function RateControl({ options, set, model }: PartProps & { model: 'linear' | 'logistic' }) {
  return (
    <SliderField
      label="Inlärningstakt"
      min={limits.rate.min}
      max={limits.rate.max}
      slideMin={model === 'linear' ? 0.005 : 0.05}
      slideMax={model === 'linear' ? 0.2 : 5}
      step={model === 'linear' ? 0.005 : 0.05}
      decimals={4}
      value={options.rate[model]}
      onChange={(rate) => set({ rate: { ...options.rate, [model]: rate } })}
    />
  );
}

function LogisticControls(props: PartProps & { readonly twoFeatures: boolean }): ReactNode {
  const { options, set, twoFeatures } = props;
  return (
    <>
      <RateControl {...props} model="logistic" />
      {twoFeatures && (
        <Check
          label="Skala axlarna till 0–1 före träningen"
          checked={options.scaled.logistic}
          onChange={(logistic) => set({ scaled: { ...options.scaled, logistic } })}
        />
      )}
    </>
  );
}

const criteria: readonly { value: Criterion; label: string }[] = [
  { value: 'entropy', label: 'Entropi' },
  { value: 'gini', label: 'Gini' },
];

function TreeControls({ options, set }: PartProps): ReactNode {
  return (
    <>
      <SliderField
        label="Största djup"
        {...limits.depth}
        value={options.maxDepth}
        onChange={(maxDepth) => set({ maxDepth })}
      />
      <ChoiceField
        legend="Orenhet mäts med"
        choices={criteria}
        value={options.criterion}
        onChange={(criterion) => set({ criterion })}
      />
    </>
  );
}

const starts: readonly { value: Options['start']; label: string }[] = [
  { value: 'first', label: 'de första punkterna' },
  { value: 'random', label: 'slumpade punkter' },
];

function KmeansControls({ options, set }: PartProps): ReactNode {
  return (
    <>
      <SliderField
        label="Antal kluster, k"
        {...limits.clusters}
        value={options.clusters}
        onChange={(clusters) => set({ clusters })}
      />
      <ChoiceField
        legend="Centrumen börjar på"
        choices={starts}
        value={options.start}
        onChange={(start) => set({ start })}
      />
    </>
  );
}

/** The line itself, for a guess of one's own to start from. */
function LineControls({ lab: { state, verbs } }: { readonly lab: PointLab }): ReactNode {
  if (state.fit.kind !== 'linear') return null;
  const { slope, intercept } = state.fit.line;
  const field = { min: -100000, max: 100000, step: 0.1, decimals: 3 };
  return (
    <div className={lab.controls}>
      <NumberField
        label="Lutning k"
        {...field}
        value={slope}
        onChange={(value) => verbs.setLine({ slope: value })}
      />
      <NumberField
        label="Skärning m"
        {...field}
        value={intercept}
        onChange={(value) => verbs.setLine({ intercept: value })}
      />
    </div>
  );
}

/** The chosen model's own controls. */
export default function ModelControls({ lab: pointLab }: { readonly lab: PointLab }): ReactNode {
  const { state, verbs } = pointLab;
  const part = { options: state.options, set: verbs.setOptions };
  switch (state.model) {
    case 'knn':
      return <KnnControls {...part} />;
    case 'linear':
      return (
        <>
          <RateControl {...part} model="linear" />
          <LineControls lab={pointLab} />
        </>
      );
    case 'logistic':
      return <LogisticControls {...part} twoFeatures={state.settings.dataset.form === 'classes'} />;
    case 'tree':
      return <TreeControls {...part} />;
    case 'kmeans':
      return <KmeansControls {...part} />;
  }
}
