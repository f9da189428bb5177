import type { ReactNode } from 'react';
import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import parts from '../../../kit/lab.module.css';
import Status from '../../../kit/Status';
import { nameOf, unitOf } from '../../core/data';
import LossCurve from '../LossCurve';
import type { LogisticModel } from '../../core/models/logistic';
import ScoreTable from '../ScoreTable';
import { groupName } from '../../core/words';
import { type ReportProps, signed } from '../../core/reports';
import Runaway from './Runaway';

interface FormulaProps extends Pick<ReportProps<'logistic'>, 'state' | 'dataset'> {
  readonly model: LogisticModel;
}

function Formula({ state, dataset, model }: FormulaProps): ReactNode {
  const scaled = dataset.form === 'classes' && state.options.scaled.logistic;
  const names = [dataset.xLabel, dataset.yLabel].map((name) => nameOf(name) + (scaled ? '′' : ''));
  const terms = model.weights.map((weight, i) => {
    const factor = i === 0 ? formatFixed(weight, 2) : signed(weight, 2);
    return `${factor} · ${names[i] ?? ''}`;
  });
  return (
    <>
      <p className={parts.formula}>
        {`p(${groupName(dataset, 1)}) = σ(${terms.join(' ')} ${signed(model.bias, 2)})`}
      </p>
      {scaled && (
        <p className={parts.note}>
          <span>{names.join(' och ')}</span> är måtten skalade till 0–1 med träningspunkternas
          minsta och största värde.
        </p>
      )}
    </>
  );
}

/** The probability as a formula, where it passes one half, and the new point's. */
export default function LogisticReport({
  state,
  dataset,
  facts,
  live,
}: ReportProps<'logistic'>): ReactNode {
  const { threshold, runaway } = facts;
  const history = state.fit.kind === 'logistic' ? state.fit.history : [];
  const steps = state.fit.kind === 'logistic' ? state.fit.steps : 0;
  const last = history.at(-1);
  return (
    <>
      <Formula state={state} dataset={dataset} model={facts.model} />
      <p className={parts.formula} aria-live={live}>
        <span>{`Steg ${steps}: korsentropi `}</span>
        <strong>{formatFixed(last?.train ?? NaN, 4)}</strong>
        <span>{last?.test !== undefined && `, på testpunkterna ${formatFixed(last.test, 4)}`}</span>
      </p>
      {runaway && <Runaway />}
      {threshold !== undefined && (
        <p className={parts.formula}>
          {`Gränsen p = 0,5 går vid ${formatFixed(threshold, 2)}${unitOf(dataset.xLabel)}.`}
        </p>
      )}
      <Status>
        Den nya punkten: p = <strong>{formatFixed(facts.probability(state.query), 2)}</strong>
        <span>
          {dataset.form === 'outcomes' &&
            ` vid ${formatNumber(state.query.x)}${unitOf(dataset.xLabel)}`}
        </span>
      </Status>
      <LossCurve
        entries={history}
        xLabel="steg"
        yLabel="korsentropi"
        label={`Korsentropin efter ${steps} steg`}
        offersLogarithm
      />
      <ScoreTable score={facts.score} dataset={dataset} />
    </>
  );
}
