import type { ReactNode } from 'react';
import NumberField, { NumberInput } from '@kurser/ui/NumberField';
import SliderField from '@kurser/ui/SliderField';
import { formatNumber } from '@kurser/shared/swedishNumber';
import Button from '../../kit/Button';
import parts from '../../kit/lab.module.css';
import More from '../../kit/More';
import Bars from './Bars';
import { limits, type PartProps } from '../settings';
import styles from '../styles.module.css';
import { drawsAtATime, useTemperature, type Temperature } from '../useTemperature';

function Logits({ lab }: { readonly lab: Temperature }): ReactNode {
  return (
    <div className={styles.logits} role="group" aria-label="Logits">
      {lab.candidates.map(({ word, logit }, i) => (
        <span key={word} className={styles.logit}>
          <span>{word}</span>
          <NumberInput
            label={`Logit för ${word}`}
            {...limits.logit}
            step={0.1}
            value={logit}
            onChange={(value) => lab.verbs.setLogit(i, value)}
          />
        </span>
      ))}
    </div>
  );
}

function Probabilities({ lab }: { readonly lab: Temperature }): ReactNode {
  const { candidates, probabilities, counts, temperature } = lab;
  return (
    <>
      <Bars
        caption={`Softmax med T = ${formatNumber(temperature)}`}
        heads={counts === undefined ? ['Ord'] : ['Ord', `Av ${drawsAtATime}`]}
        bars={candidates.map(({ word }, i) => ({
          name: word,
          share: probabilities[i] ?? 0,
          more: counts === undefined ? [] : [counts[i] ?? 0],
        }))}
      />
      <p className={parts.note}>
        {temperature === 0
          ? 'Vid T = 0 väljs alltid ordet med största logiten.'
          : 'p = e^(z/T) delat med summan av alla e^(z/T).'}
      </p>
    </>
  );
}

/** What the temperature does to a model's choice between words. */
export default function TemperaturePart({ settings }: PartProps): ReactNode {
  const lab = useTemperature(settings);
  return (
    <div className={parts.split}>
      <div className={parts.column}>
        <Probabilities lab={lab} />
      </div>
      <div className={parts.column}>
        <SliderField
          label="Temperatur T"
          {...limits.temperature}
          slideMax={3}
          step={0.05}
          value={lab.temperature}
          onChange={lab.verbs.setTemperature}
        />
        <div className={parts.buttons}>
          <Button variant="primary" onClick={lab.verbs.draw}>
            Dra {drawsAtATime} ord
          </Button>
        </div>
        <p className={parts.note}>Modellens tal (logits) för nästa ord</p>
        <Logits lab={lab} />
        <More summary="Mer: frö">
          <NumberField label="Frö" {...limits.seed} value={lab.seed} onChange={lab.verbs.setSeed} />
        </More>
      </div>
    </div>
  );
}
