import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import NumberField from '@kurser/ui/NumberField';
import SliderField from '@kurser/ui/SliderField';
import { bindFields } from '../../kit/bindFields';
import parts from '../../kit/lab.module.css';
import { limits, presetNames, presetTargets, type PresetName } from '../settings';
import type { NetLab as Lab } from '../useNetLab';

/** The logic function in hand, or `egen` when the targets are no preset's. */
function presetOf(targets: readonly number[]): PresetName | 'egen' {
  return presetNames.find((name) => presetTargets[name].join() === targets.join()) ?? 'egen';
}

/** The logic function to learn. */
export function PresetChoice({ lab: { state, verbs } }: { readonly lab: Lab }): ReactNode {
  const preset = presetOf(state.targets);
  const choices = presetNames.map((name) => ({ value: name, label: name.toUpperCase() }));
  return (
    <ChoiceField<PresetName | 'egen'>
      legend="Funktion att lära"
      choices={preset === 'egen' ? [...choices, { value: 'egen', label: 'egen' }] : choices}
      value={preset}
      onChange={(name) => {
        if (name !== 'egen') verbs.setTargets(presetTargets[name]);
      }}
    />
  );
}

const activations = [
  { value: 'sigmoid', label: 'sigmoid' },
  { value: 'relu', label: 'ReLU' },
  { value: 'tanh', label: 'tanh' },
] as const;

const rules = [
  { value: 'gradient', label: 'sigmoid, gradient' },
  { value: 'perceptron', label: 'tröskel, perceptronregeln' },
] as const;

/** How far a step of training goes. */
export function RateControl({ lab: { state, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <SliderField
      label="Inlärningstakt"
      {...limits.rate}
      slideMin={0.1}
      slideMax={5}
      step={0.1}
      decimals={3}
      value={state.rate}
      onChange={verbs.setRate}
    />
  );
}

/** The network's shape and what it begins from. */
export function ShapeControls({ lab: { state, verbs } }: { readonly lab: Lab }): ReactNode {
  const shape = bindFields(state, verbs.setShape);
  return (
    <div className={parts.sliders}>
      <SliderField label="Dolda neuroner" {...limits.hidden} {...shape('hidden')} />
      {state.hidden > 0 ? (
        <ChoiceField
          legend="Dolda neuronernas aktivering"
          choices={activations}
          {...shape('activation')}
        />
      ) : (
        <ChoiceField legend="Neuronen och hur den lär sig" choices={rules} {...shape('rule')} />
      )}
      {state.rule === 'gradient' && (
        <NumberField label="Frö för första vikterna" {...limits.seed} {...shape('seed')} />
      )}
    </div>
  );
}
