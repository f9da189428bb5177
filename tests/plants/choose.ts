import { levels, type Plant } from './plant';

export interface Choice {
  /** Pieces of names. */
  readonly only?: readonly string[] | undefined;
  readonly level?: string | undefined;
}

/**
 * The plants that are asked for; all of them when nothing is.
 * @throws an Error that names what fits no plant, and the levels that there are: a run that tries
 * nothing must not look like a green one
 */
export function choosePlants(plants: readonly Plant[], { only, level }: Choice): readonly Plant[] {
  if (level !== undefined && !levels.some((known) => known === level))
    throw new Error(`Nivån ${level} finns inte. Nivåerna är ${levels.join(', ')}.`);
  const lost = (only ?? []).filter((piece) => !plants.some(({ name }) => name.includes(piece)));
  if (lost.length > 0) throw new Error(`Inget planterat fel heter något med ${lost.join(', ')}.`);
  const chosen = plants.filter(
    ({ name, test }) =>
      (level === undefined || test.level === level) &&
      (only === undefined || only.some((piece) => name.includes(piece))),
  );
  if (chosen.length === 0) throw new Error('Inget planterat fel passar in på det som efterfrågas.');
  return chosen;
}
