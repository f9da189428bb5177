import type { Dataset } from './data';
import type { Facts } from './facts';
import type { LabState } from './state';
import { formatFixed } from '@kurser/shared/swedishNumber';

/** What the report of one kind of model is made from. */
export interface ReportProps<K extends Facts['kind']> {
  readonly state: LabState;
  readonly dataset: Dataset;
  readonly facts: Extract<Facts, { kind: K }>;
  /** Whether changes are read out: not while the training plays. */
  readonly live: 'polite' | 'off';
}

/** A term with its sign before it: `+ 0,50` or `− 0,50`. */
export function signed(value: number, decimals: number): string {
  return value < 0 ? `− ${formatFixed(-value, decimals)}` : `+ ${formatFixed(value, decimals)}`;
}
