import type { ReactNode } from 'react';
import SliderField from '@kurser/ui/SliderField';
import { neuronName, parameterName } from '../core/explain';
import styles from '../styles.module.css';
import type { NetLab } from '../useNetLab';

interface WeightProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Weight({ label, value, onChange }: WeightProps): ReactNode {
  return (
    <SliderField
      label={label}
      min={-1000}
      max={1000}
      slideMin={-10}
      slideMax={10}
      step={0.1}
      decimals={4}
      value={value}
      onChange={onChange}
    />
  );
}

/** Every weight and bias as a slider with a field, neuron by neuron. */
export default function Weights({ lab: { state, verbs } }: { readonly lab: NetLab }): ReactNode {
  const { network } = state;
  return (
    <div className={styles.neurons}>
      {network.flatMap((layer, l) =>
        layer.weights.map((row, neuron) => {
          const name = neuronName(network, l, neuron);
          return (
            <fieldset key={name} className={styles.neuron}>
              <legend>{name === 'o' ? 'Utgången o' : `Neuronen ${name}`}</legend>
              {row.map((value, input) => {
                const parameter = { layer: l, neuron, input };
                return (
                  <Weight
                    key={input}
                    label={`Vikten ${parameterName(network, parameter)}`}
                    value={value}
                    onChange={(next) => verbs.setParameter(parameter, next)}
                  />
                );
              })}
              <Weight
                label={`Bias ${parameterName(network, { layer: l, neuron, input: 'bias' })}`}
                value={layer.biases[neuron] ?? 0}
                onChange={(next) => verbs.setParameter({ layer: l, neuron, input: 'bias' }, next)}
              />
            </fieldset>
          );
        }),
      )}
    </div>
  );
}
