import type { ReactNode } from 'react';
import NumberField from '@kurser/ui/NumberField';
import SelectField from '@kurser/ui/SelectField';
import { bindFields } from '../../kit/bindFields';
import lab from '../../kit/lab.module.css';
import More from '../../kit/More';
import { MainControl, OtherControls } from './ModelControls';
import { limits, type ModelKind } from '../settings';
import type { PointLab } from '../usePointLab';
import { modelNames } from '../core/words';

/** How many points are kept for testing, and the seed behind every draw. */
function SplitControls({ lab: { state, verbs } }: { readonly lab: PointLab }): ReactNode {
  const { options, model } = state;
  const splits = model !== 'kmeans';
  const draws = splits ? options.testShare > 0 : options.start === 'random';
  const field = bindFields(options, verbs.setOptions);
  return (
    <div className={lab.controls}>
      {splits && (
        <NumberField label="Testpunkter (%)" {...limits.test} step={5} {...field('testShare')} />
      )}
      {draws && <NumberField label="Frö" {...limits.seed} {...field('seed')} />}
    </div>
  );
}

/** What is folded away under each model. */
const moreNames: Readonly<Record<ModelKind, string>> = {
  knn: 'Mer: skala och testpunkter',
  linear: 'Mer: gissa linjen och testpunkter',
  logistic: 'Mer: testpunkter',
  tree: 'Mer: orenhet och testpunkter',
  kmeans: 'Mer: centrumens början',
};

/** Everything that changes the model rather than the points. */
export default function Controls({ lab: pointLab }: { readonly lab: PointLab }): ReactNode {
  const { state, verbs } = pointLab;
  const { models } = state.settings;
  return (
    <>
      {models.length > 1 && (
        <SelectField
          label="Modell"
          options={models.map((model) => ({ value: model, label: modelNames[model] }))}
          value={state.model}
          onChange={verbs.setModel}
        />
      )}
      <MainControl lab={pointLab} />
      <More summary={moreNames[state.model]}>
        <OtherControls lab={pointLab} />
        <SplitControls lab={pointLab} />
      </More>
    </>
  );
}
