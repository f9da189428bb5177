import type { Bit } from '../../logic/expression';

const left = 64;
const step = 22;
const rowHeight = 30;
const high = 6;
const low = 24;

export interface TimingSize {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
  /** Where the lines begin, right of the names. */
  readonly left: number;
  /** The width of one moment. */
  readonly step: number;
}

export function timingSize(signals: number, moments: number): TimingSize {
  return {
    width: left + step * moments + 8,
    height: rowHeight * signals,
    rowHeight,
    left,
    step,
  };
}

/** A signal's line as SVG path data: high for 1, low for 0, straight up and down between. */
export function timingPath(values: readonly Bit[]): string {
  return values
    .map((value, moment) => {
      const y = String(value === 1 ? high : low);
      const start = moment === 0 ? `M${left} ${y}` : `V${y}`;
      return `${start}H${left + step * (moment + 1)}`;
    })
    .join('');
}
