import { parseStockholm } from './stockholm';

/** Something that opens on a day: what lessons call it, and when. */
export interface Opening {
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const rightName = /^[a-zåäö0-9]+(?:-[a-zåäö0-9]+)*$/;

function faultsIn(name: string, time: string): readonly string[] {
  return [
    ...(rightName.test(name)
      ? []
      : [`namnet är "${name}" men ska vara små bokstäver, siffror och bindestreck: 'prov-v8'`]),
    ...(parseStockholm(time) === undefined
      ? [`"${name}" har tiden "${time}" men ska ha en tid i Sverige: '2027-02-26 10.00'`]
      : []),
  ];
}

/**
 * What a school has written in `src/config/openings.ts`: names, each with a time on Sweden's
 * clocks.
 * @throws one Error in Swedish that names every value that is wrong, and what would be right
 */
export function parseOpenings(written: Readonly<Record<string, string>>): readonly Opening[] {
  const faults = Object.entries(written).flatMap(([name, time]) => faultsIn(name, time));
  if (faults.length > 0)
    throw new Error(
      `src/config/openings.ts har ${String(faults.length)} fel:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  return Object.entries(written).map(([name, time]) => ({ name, at: parseStockholm(time) ?? NaN }));
}
