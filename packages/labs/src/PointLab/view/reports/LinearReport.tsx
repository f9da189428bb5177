import type { ReactNode } from 'react';
import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import parts from '../../../kit/lab.module.css';
import { nameOf } from '../../core/data';
import LossCurve from '../LossCurve';
import { type ReportProps, signed } from '../../core/reports';
import Runaway from './Runaway';

/** The line, its loss, and the next step with its numbers. */
export default function LinearReport({
  state,
  dataset,
  facts,
  live,
}: ReportProps<'linear'>): ReactNode {
  const { line, gradient, runaway } = facts;
  const rate = state.options.rate.linear;
  const history = state.fit.kind === 'linear' ? state.fit.history : [];
  const last = history.at(-1);
  const steps = state.fit.kind === 'linear' ? state.fit.steps : 0;
  return (
    <>
      <p className={parts.formula}>
        <span>{`${nameOf(dataset.yLabel)} =`}</span>{' '}
        <strong>
          {`${formatFixed(line.slope, 3)} · ${nameOf(dataset.xLabel)} ${signed(line.intercept, 3)}`}
        </strong>
      </p>
      <p className={parts.formula} aria-live={live}>
        <span>{`Steg ${steps}: medelkvadratfel `}</span>
        <strong>{formatFixed(last?.train ?? NaN, 4)}</strong>
        <span>{last?.test !== undefined && `, på testpunkterna ${formatFixed(last.test, 4)}`}</span>
      </p>
      {runaway ? (
        <Runaway />
      ) : (
        <p className={parts.note}>
          Nästa steg: k = <span>{formatFixed(line.slope, 3)}</span> −{' '}
          <span>{formatNumber(rate, 4)}</span> · (<span>{formatFixed(gradient.slope, 3)}</span>) ={' '}
          <span>{formatFixed(line.slope - rate * gradient.slope, 3)}</span> och m ={' '}
          <span>{formatFixed(line.intercept, 3)}</span> − <span>{formatNumber(rate, 4)}</span> · (
          <span>{formatFixed(gradient.intercept, 3)}</span>) ={' '}
          <span>{formatFixed(line.intercept - rate * gradient.intercept, 3)}</span>.
        </p>
      )}
      <LossCurve
        entries={history}
        xLabel="steg"
        yLabel="medelkvadratfel"
        label={`Medelkvadratfelet efter ${steps} steg`}
        offersLogarithm
      />
    </>
  );
}
