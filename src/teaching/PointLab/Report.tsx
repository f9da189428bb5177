import type { ReactNode } from 'react';
import { formatFixed, formatNumber } from '@site/src/components/swedishNumber';
import parts from '../labParts/lab.module.css';
import { nameOf, unitOf, type Dataset } from './data';
import type { Facts } from './facts';
import LossCurve from './LossCurve';
import { largestGroup, type TreeNode } from './models/tree';
import ScoreTable from './ScoreTable';
import styles from './styles.module.css';
import type { LabState } from './state';
import type { PointLab } from './usePointLab';
import { groupName } from './words';

type FactsOf<K extends Facts['kind']> = Extract<Facts, { kind: K }>;

interface ReportProps<K extends Facts['kind']> {
  readonly state: LabState;
  readonly dataset: Dataset;
  readonly facts: FactsOf<K>;
}

function KnnReport({ state, dataset, facts }: ReportProps<'knn'>): ReactNode {
  const { neighbours, answer } = facts;
  const votes = neighbours.filter(({ point }) => point.group === answer).length;
  const unit = state.options.scaled.knn ? '' : unitOf(dataset.xLabel);
  return (
    <>
      <p className={parts.status} aria-live="polite">
        {answer === undefined ? (
          'Det finns inga träningspunkter att fråga.'
        ) : (
          <>
            Den nya punkten blir <strong>{groupName(dataset, answer)}</strong>: {votes} av{' '}
            {neighbours.length} grannar.
          </>
        )}
      </p>
      <div className={parts.scroll}>
        <table className={parts.table}>
          <caption>Närmaste grannar</caption>
          <thead>
            <tr>
              <th scope="col">Punkt</th>
              <th scope="col">Klass</th>
              <th scope="col">Avstånd{unit === '' ? '' : ` (${unit.trim()})`}</th>
            </tr>
          </thead>
          <tbody>
            {neighbours.map(({ point, distance }) => (
              <tr key={point.id}>
                <td>{point.id + 1}</td>
                <td>{groupName(dataset, point.group)}</td>
                <td>{formatFixed(distance, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ScoreTable score={facts.score} dataset={dataset} />
      <LossCurve
        entries={facts.errors}
        xLabel="k"
        yLabel="andel fel"
        label="Andel fel för varje k"
      />
    </>
  );
}

function signed(value: number, decimals: number): string {
  return value < 0 ? `− ${formatFixed(-value, decimals)}` : `+ ${formatFixed(value, decimals)}`;
}

function LinearReport({ state, dataset, facts }: ReportProps<'linear'>): ReactNode {
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
      <p className={parts.formula}>
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

function Runaway(): ReactNode {
  return (
    <p className={parts.warning} role="status">
      Förlusten växer i stället för att minska: inlärningstakten är för stor. Sänk den och börja om.
    </p>
  );
}

function LogisticReport({ state, dataset, facts }: ReportProps<'logistic'>): ReactNode {
  const { model, threshold, runaway } = facts;
  const history = state.fit.kind === 'logistic' ? state.fit.history : [];
  const steps = state.fit.kind === 'logistic' ? state.fit.steps : 0;
  const last = history.at(-1);
  const scaled = dataset.form === 'classes' && state.options.scaled.logistic;
  const names = [dataset.xLabel, dataset.yLabel].map((name) => nameOf(name) + (scaled ? '′' : ''));
  const score = model.weights
    .map((weight, i) => `${formatFixed(weight, 2)} · ${names[i] ?? ''}`)
    .join(' + ');
  return (
    <>
      <p className={parts.formula}>
        p({groupName(dataset, 1)}) = σ({score} {signed(model.bias, 2)})
      </p>
      {scaled && (
        <p className={parts.note}>
          {names.join(' och ')} är måtten skalade till 0–1 med träningspunkternas minsta och största
          värde.
        </p>
      )}
      <p className={parts.formula}>
        Steg {steps}: korsentropi <strong>{formatFixed(last?.train ?? NaN, 4)}</strong>
        {last?.test !== undefined && `, på testpunkterna ${formatFixed(last.test, 4)}`}
      </p>
      {runaway && <Runaway />}
      {threshold !== undefined && (
        <p className={parts.formula}>
          Gränsen p = 0,5 går vid {formatFixed(threshold, 2)}
          {unitOf(dataset.xLabel)}.
        </p>
      )}
      <p className={parts.status} aria-live="polite">
        Den nya punkten: p = <strong>{formatFixed(facts.probability(state.query), 2)}</strong>
        {dataset.form === 'outcomes' &&
          ` vid ${formatNumber(state.query.x)}${unitOf(dataset.xLabel)}`}
      </p>
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

interface BranchProps {
  readonly node: TreeNode;
  readonly dataset: Dataset;
}

/** A node as text, its branches as a list below it. */
function Branch({ node, dataset }: BranchProps): ReactNode {
  const counts = node.counts.map((count, group) => `${count} ${groupName(dataset, group)}`);
  if (node.kind === 'leaf')
    return (
      <>
        <strong>{groupName(dataset, largestGroup(node.counts))}</strong> ({counts.join(', ')})
      </>
    );
  const { axis, threshold, gain } = node.split;
  const label = axis === 'x' ? dataset.xLabel : dataset.yLabel;
  return (
    <>
      {nameOf(label)} ≤ {formatNumber(threshold)}
      {unitOf(label)}? <small>(vinst {formatFixed(gain, 3)})</small>
      <ul className={styles.branches}>
        <li>
          ja: <Branch node={node.below} dataset={dataset} />
        </li>
        <li>
          nej: <Branch node={node.above} dataset={dataset} />
        </li>
      </ul>
    </>
  );
}

function TreeReport({ state, dataset, facts }: ReportProps<'tree'>): ReactNode {
  const measure = state.options.criterion === 'entropy' ? 'entropi' : 'Gini';
  return (
    <>
      <p className={parts.status} aria-live="polite">
        {facts.splits} {facts.splits === 1 ? 'fråga' : 'frågor'}
        {facts.finished && ', trädet är klart'}. Den nya punkten blir{' '}
        <strong>{groupName(dataset, facts.answer)}</strong>.
      </p>
      <div className={styles.tree}>
        <p className={parts.note}>
          Alla punkter: {measure} {formatFixed(facts.root.impurity, 3)}
        </p>
        <Branch node={facts.root} dataset={dataset} />
      </div>
      <LossCurve
        entries={facts.errors}
        xLabel="frågor"
        yLabel="andel fel"
        label="Andel fel efter varje fråga"
      />
      <ScoreTable score={facts.score} dataset={dataset} />
    </>
  );
}

const phaseText = {
  assign: 'Nästa steg: varje punkt får numret på närmaste centrum.',
  move: 'Nästa steg: varje centrum flyttar till medelvärdet av sina punkter.',
  done: 'Klart: ingen punkt bytte kluster.',
} as const;

function KmeansReport({ state, dataset }: Omit<ReportProps<'kmeans'>, 'facts'>): ReactNode {
  const { fit, points } = state;
  if (fit.kind !== 'kmeans') return null;
  const assigned = points.map(({ id }) => fit.clusters[id]);
  const last = fit.history.at(-1);
  return (
    <>
      <p className={parts.status} aria-live="polite">
        {phaseText[fit.next]}
      </p>
      <div className={parts.scroll}>
        <table className={parts.table}>
          <caption>Centrum</caption>
          <thead>
            <tr>
              <th scope="col">Kluster</th>
              <th scope="col">{dataset.xLabel}</th>
              <th scope="col">{dataset.yLabel}</th>
              <th scope="col">Punkter</th>
            </tr>
          </thead>
          <tbody>
            {fit.centres.map(({ x, y }, cluster) => (
              <tr key={cluster}>
                <td>{cluster + 1}</td>
                <td>{formatFixed(x, 2)}</td>
                <td>{formatFixed(y, 2)}</td>
                <td>{assigned.filter((own) => own === cluster).length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {last !== undefined && (
        <p className={parts.formula}>
          Steg {fit.steps}: summan av kvadratavstånden är{' '}
          <strong>{formatFixed(last.train, 2)}</strong>
        </p>
      )}
      <LossCurve
        entries={fit.history}
        xLabel="steg"
        yLabel="kvadratsumma"
        label={`Summan av kvadratavstånden efter ${fit.steps} steg`}
      />
    </>
  );
}

/** What the model says in numbers. */
export default function Report({ lab: { state, facts } }: { readonly lab: PointLab }): ReactNode {
  const { dataset } = state.settings;
  switch (facts.kind) {
    case 'knn':
      return <KnnReport state={state} dataset={dataset} facts={facts} />;
    case 'linear':
      return <LinearReport state={state} dataset={dataset} facts={facts} />;
    case 'logistic':
      return <LogisticReport state={state} dataset={dataset} facts={facts} />;
    case 'tree':
      return <TreeReport state={state} dataset={dataset} facts={facts} />;
    case 'kmeans':
      return <KmeansReport state={state} dataset={dataset} />;
  }
}
