import type { ReactNode } from 'react';
import { formatFixed, formatNumber } from '@site/src/shared/swedishNumber';
import parts from '../../../kit/lab.module.css';
import { nameOf } from '../../core/data';
import LossCurve from '../LossCurve';
import type { ReportProps } from '../../core/reports';
import Runaway from './Runaway';
import { signed } from '../../core/signed';

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
        {nameOf(dataset.yLabel)} ={' '}
        <strong>
          {formatFixed(line.slope, 3)} · {nameOf(dataset.xLabel)} {signed(line.intercept, 3)}
        </strong>
      </p>
      <p className={parts.formula} aria-live={live}>
        Steg {steps}: medelkvadratfel <strong>{formatFixed(last?.train ?? NaN, 4)}</strong>
        {last?.test !== undefined && `, på testpunkterna ${formatFixed(last.test, 4)}`}
      </p>
      {runaway ? (
        <Runaway />
      ) : (
        <p className={parts.note}>
          Nästa steg: k = {formatFixed(line.slope, 3)} − {formatNumber(rate, 4)} · (
          {formatFixed(gradient.slope, 3)}) = {formatFixed(line.slope - rate * gradient.slope, 3)}{' '}
          och m = {formatFixed(line.intercept, 3)} − {formatNumber(rate, 4)} · (
          {formatFixed(gradient.intercept, 3)}) ={' '}
          {formatFixed(line.intercept - rate * gradient.intercept, 3)}.
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
