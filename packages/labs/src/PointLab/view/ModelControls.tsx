import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import NumberField from '@kurser/ui/NumberField';
import SliderField from '@kurser/ui/SliderField';
import Check from '../../kit/Check';
import { bindFields } from '../../kit/bindFields';
import lab from '../../kit/lab.module.css';
import type { Criterion } from '../core/models/tree';
import { limits, type Options } from '../settings';
import type { PointLab } from '../usePointLab';

interface PartProps {
  readonly options: Options;
  readonly set: (patch: Partial<Options>) => void;
  readonly field: ReturnType<typeof bindFields<Partial<Options>>>;
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

const criteria: readonly { value: Criterion; label: string }[] = [
  { value: 'entropy', label: 'Entropi' },
  { value: 'gini', label: 'Gini' },
];

const starts: readonly { value: Options['start']; label: string }[] = [
  { value: 'first', label: 'de första punkterna' },
  { value: 'random', label: 'slumpade punkter' },
];

/** The line itself, for a guess of one's own to start from. */
function LineControls({ lab: { state, verbs } }: { readonly lab: PointLab }): ReactNode {
  if (state.fit.kind !== 'linear') return null;
  const line = bindFields(state.fit.line, verbs.setLine);
  const wide = { min: -100000, max: 100000, step: 0.1, decimals: 3 };
  return (
    <div className={lab.controls}>
      <NumberField label="Lutning k" {...wide} {...line('slope')} />
      <NumberField label="Skärning m" {...wide} {...line('intercept')} />
    </div>
  );
}

function partOf({ state, verbs }: PointLab): PartProps {
  const { options } = state;
  return { options, set: verbs.setOptions, field: bindFields(options, verbs.setOptions) };
}

/** The number that changes most of the chosen model. */
export function MainControl({ lab: pointLab }: { readonly lab: PointLab }): ReactNode {
  const part = partOf(pointLab);
  const { field } = part;
  switch (pointLab.state.model) {
    case 'knn':
      return <SliderField label="Antal grannar, k" {...limits.k} {...field('k')} />;
    case 'linear':
      return <RateControl {...part} model="linear" />;
    case 'logistic':
      return <RateControl {...part} model="logistic" />;
    case 'tree':
      return <SliderField label="Största djup" {...limits.depth} {...field('maxDepth')} />;
    case 'kmeans':
      return <SliderField label="Antal kluster, k" {...limits.clusters} {...field('clusters')} />;
  }
}

/** What else the chosen model can be told. */
export function OtherControls({ lab: pointLab }: { readonly lab: PointLab }): ReactNode {
  const { options, set, field } = partOf(pointLab);
  const { model, settings } = pointLab.state;
  switch (model) {
    case 'knn':
      return (
        <Check
          label="Skala axlarna till 0–1 före avståndet"
          value={options.scaled.knn}
          onChange={(knn) => set({ scaled: { ...options.scaled, knn } })}
        />
      );
    case 'linear':
      return <LineControls lab={pointLab} />;
    case 'logistic':
      return settings.dataset.form === 'classes' ? (
        <Check
          label="Skala axlarna till 0–1 före träningen"
          value={options.scaled.logistic}
          onChange={(logistic) => set({ scaled: { ...options.scaled, logistic } })}
        />
      ) : null;
    case 'tree':
      return <ChoiceField legend="Orenhet mäts med" choices={criteria} {...field('criterion')} />;
    case 'kmeans':
      return <ChoiceField legend="Centrumen börjar på" choices={starts} {...field('start')} />;
  }
}
