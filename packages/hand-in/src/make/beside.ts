import { bytesText } from '../file/words';

const maxBesideBytes = 20 * 1024 * 1024;

/** Why a file cannot be handed in beside, in Swedish; undefined when it can. */
export function findBesideProblem({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | undefined {
  if (!name.toLowerCase().endsWith('.zip'))
    return `${name} är ingen zip-fil. Packa det du vill lämna in som en zip och välj den.`;
  if (size > maxBesideBytes)
    return `${name} är ${bytesText(size)}, och högst ${bytesText(maxBesideBytes)} går att lämna in.`;
  return undefined;
}
