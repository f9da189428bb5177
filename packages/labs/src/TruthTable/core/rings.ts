import type { Standing } from '@kurser/ui/VerdictBox/words';
import { covers, cubesToSop, cubeToProduct, rowsOfCube, type Cube } from '../../logic/cubes';
import type { Expression } from '../../logic/expression';
import { formatExpression } from '../../logic/format';
import { findCube } from '../../logic/karnaugh';
import { minimalCubes, primeImplicants } from '../../logic/minimise';
import { rowsWith, rowToText, type Cell } from '../../logic/table';

/**
 * The groups a student draws in a Karnaugh map, judged one at a time as they are drawn and all
 * together at the end.
 */

export type NewRing =
  | { readonly ok: true; readonly cube: Cube }
  | { readonly ok: false; readonly message: string };

const isSame = (a: Cube, b: Cube): boolean => a.care === b.care && a.value === b.value;

/** The cells as a group, or why they are none. `rings` are the groups that are there already. */
export function ringOfCells(
  cells: readonly number[],
  column: readonly Cell[],
  count: number,
  rings: readonly Cube[],
): NewRing {
  const refuse = (message: string): NewRing => ({ ok: false, message });
  if (cells.length === 0) return refuse('Markera först de rutor som ska höra ihop.');
  const zero = cells.find((cell) => column[cell] === 0);
  if (zero !== undefined)
    return refuse(`Ruta ${zero} är en nolla. En grupp får bara ha ettor och x.`);
  if (!Number.isInteger(Math.log2(cells.length)))
    return refuse(`Du har markerat ${cells.length} rutor. En grupp har 1, 2, 4, 8 eller 16 rutor.`);
  const cube = findCube(cells, count);
  if (cube === undefined)
    return refuse(
      'Rutorna bildar ingen sammanhängande rektangel. Kom ihåg att kanterna hänger ihop, men inte diagonaler.',
    );
  if (rings.some((ring) => isSame(ring, cube))) return refuse('Den gruppen finns redan.');
  return { ok: true, cube };
}

/**
 * Everything the groups together can be told. `done` only when no group is missing, too small or
 * too many.
 */
export type RingsVerdict =
  | { readonly kind: 'missing'; readonly row: number }
  | { readonly kind: 'canGrow'; readonly index: number }
  | { readonly kind: 'unneeded'; readonly index: number }
  | { readonly kind: 'tooMany'; readonly own: number; readonly best: number }
  | { readonly kind: 'done'; readonly expression: Expression };

export function judgeRings(
  rings: readonly Cube[],
  column: readonly Cell[],
  variables: readonly string[],
): RingsVerdict {
  const count = variables.length;
  const ones = rowsWith(column, 1);
  const missing = ones.find((row) => !rings.some((ring) => covers(ring, row)));
  if (missing !== undefined) return { kind: 'missing', row: missing };
  const primes = primeImplicants([...ones, ...rowsWith(column, 'x')], count);
  const small = rings.findIndex((ring) => !primes.some((prime) => isSame(prime, ring)));
  if (small !== -1) return { kind: 'canGrow', index: small };
  const unneeded = rings.findIndex((ring, index) =>
    ones
      .filter((row) => covers(ring, row))
      .every((row) => rings.some((other, at) => at !== index && covers(other, row))),
  );
  if (unneeded !== -1) return { kind: 'unneeded', index: unneeded };
  const best = minimalCubes(column, count, 1).length;
  if (rings.length > best) return { kind: 'tooMany', own: rings.length, best };
  return { kind: 'done', expression: cubesToSop(rings, variables) };
}

/** How the groups stand: where every one is in a group, only the shortest is missing. */
export function standingOfRings({ kind }: RingsVerdict): Standing {
  if (kind === 'done') return 'right';
  return kind === 'missing' ? 'wrong' : 'nearly';
}

/** A verdict in Swedish. Groups are counted from 1, as they are labelled on the map. */
export function ringsVerdictToText(
  verdict: RingsVerdict,
  name: string,
  variables: readonly string[],
): string {
  switch (verdict.kind) {
    case 'missing':
      return `Ettan i ruta ${verdict.row} (${rowToText(verdict.row, variables)}) är inte med i någon grupp.`;
    case 'canGrow':
      return `Grupp ${verdict.index + 1} går att göra dubbelt så stor. En större grupp ger en kortare term.`;
    case 'unneeded':
      return `Grupp ${verdict.index + 1} behövs inte: alla dess ettor är med i andra grupper.`;
    case 'tooMany':
      return `Alla ettor är med och ingen grupp går att göra större, men du har ${verdict.own} grupper och ${verdict.best} räcker. Prova att välja grupperna på ett annat sätt.`;
    case 'done':
      return `${name} = ${formatExpression(verdict.expression)}. Kortare går det inte.`;
  }
}

/** A group as its term and its cells: `B·D: ruta 5, 7, 13, 15`. */
export function ringToText(ring: Cube, variables: readonly string[]): string {
  const cells = rowsOfCube(ring, variables.length).join(', ');
  return `${formatExpression(cubeToProduct(ring, variables))} (ruta ${cells})`;
}

/** Groups from storage; undefined for another shape. */
export function parseRings(raw: unknown): readonly Cube[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const cubes = raw.map((item: unknown): Cube | undefined => {
    if (typeof item !== 'object' || item === null) return undefined;
    const { care, value } = item as Readonly<Record<string, unknown>>;
    const isNibble = (part: unknown): part is number =>
      typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < 16;
    return isNibble(care) && isNibble(value) && (value & ~care) === 0 ? { care, value } : undefined;
  });
  const good = cubes.filter((cube) => cube !== undefined);
  return good.length === cubes.length ? good : undefined;
}
