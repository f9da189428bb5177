import { formatNumber } from '@kurser/shared/swedishNumber';
import { nameOf, unitOf, type Dataset, type Position } from './data';
import type { LabPoint } from './state';
import type { ModelKind } from '../settings';

export const modelNames: Readonly<Record<ModelKind, string>> = {
  knn: 'k närmaste grannar',
  linear: 'linjär regression',
  logistic: 'logistisk regression',
  tree: 'beslutsträd',
  kmeans: 'k-means',
};

/** What a class is called on the screen: an outcome by its axis, a class by its name. */
export function groupName({ form, groups, yLabel }: Dataset, group: number): string {
  if (form === 'outcomes') return `${nameOf(yLabel)} = ${group}`;
  return groups[group] ?? '';
}

/** `bredd 5,1 cm, höjd 7 cm`. */
export function positionText({ xLabel, yLabel }: Dataset, { x, y }: Position): string {
  return [
    `${nameOf(xLabel)} ${formatNumber(x)}${unitOf(xLabel)}`,
    `${nameOf(yLabel)} ${formatNumber(y)}${unitOf(yLabel)}`,
  ].join(', ');
}

/** What is read out for a point. */
export function pointText(dataset: Dataset, point: LabPoint, cluster: number | undefined): string {
  const parts = [`Punkt ${point.id + 1}`, positionText(dataset, point)];
  if (dataset.form === 'classes') parts.push(groupName(dataset, point.group));
  if (cluster !== undefined) parts.push(`kluster ${cluster + 1}`);
  if (point.role === 'test') parts.push('testpunkt');
  return parts.join(', ');
}
