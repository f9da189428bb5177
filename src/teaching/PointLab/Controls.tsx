import type { ReactNode } from 'react';
import NumberField from '@site/src/components/NumberField';
import SelectField from '@site/src/components/SelectField';
import lab from '../kit/lab.module.css';
import ModelControls from './ModelControls';
import { limits } from './settings';
import type { PointLab } from './usePointLab';
import { modelNames } from './words';

/** How many points are kept for testing, and the seed behind every draw. */
function SplitControls({ lab: { state, verbs } }: { readonly lab: PointLab }): ReactNode {
  const { options, model } = state;
  const splits = model !== 'kmeans';
  const draws = splits ? options.testShare > 0 : options.start === 'random';
  return (
    <div className={lab.controls}>
      {splits && (
        <NumberField
          label="Testpunkter (%)"
          {...limits.test}
          step={5}
          value={options.testShare}
          onChange={(testShare) => verbs.setOptions({ testShare })}
        />
      )}
      {draws && (
        <NumberField
          label="Frö"
          {...limits.seed}
          value={options.seed}
          onChange={(seed) => verbs.setOptions({ seed })}
        />
      )}
    </div>
  );
}

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
      <div className={lab.sliders}>
        <ModelControls lab={pointLab} />
      </div>
      <SplitControls lab={pointLab} />
    </>
  );
}
