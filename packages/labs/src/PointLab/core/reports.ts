import type { Dataset } from './data';
import type { Facts } from './facts';
import type { LabState } from './state';

/** What the report of one kind of model is made from. */
export interface ReportProps<K extends Facts['kind']> {
  readonly state: LabState;
  readonly dataset: Dataset;
  readonly facts: Extract<Facts, { kind: K }>;
  /** Whether changes are read out: not while the training plays. */
  readonly live: 'polite' | 'off';
}
