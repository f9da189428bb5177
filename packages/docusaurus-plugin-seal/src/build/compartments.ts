import { deriveSealingKey, type Bytes, type SealingKey } from '@kurser/sealed-format';
import type { LessonFile } from './leakScan/probes';
import type { BundleFacts } from './plan';

/**
 * A part of the site with a key of its own: the chunks whose names begin with `apart-`, its id and
 * a hyphen, and what only they use. The key to the rest of the site does not open it.
 */
export interface Compartment {
  /** Small letters and digits. */
  readonly id: string;
  readonly contentKey: Bytes;
  /**
   * Its texts: the lessons' files with every line empty that is not in it. The build looks for them
   * in all that a reader can open without its key.
   */
  readonly sources: readonly LessonFile[];
}

export interface SealedCompartment extends Compartment {
  readonly sealing: SealingKey;
}

const chunkName = /^apart-([a-z0-9]+)-/;

/** The id of the compartment that a chunk belongs to, by the chunk's name. */
export function compartmentOf(chunk: string | undefined): string | undefined {
  return chunkName.exec(chunk ?? '')?.[1];
}

/** The compartments with the keys that seal them. */
export function sealCompartments(
  compartments: readonly Compartment[],
): Promise<readonly SealedCompartment[]> {
  return Promise.all(
    compartments.map(async (each) => ({
      ...each,
      sealing: await deriveSealingKey(each.contentKey),
    })),
  );
}

/**
 * The key that seals a file: the site's, or its compartment's.
 * @throws for a file of a compartment that has no key: with the site's everybody would open it
 */
export function keyOf(
  { apart }: Pick<BundleFacts, 'apart'>,
  compartments: readonly SealedCompartment[],
  siteKey: SealingKey,
  name: string,
): SealingKey {
  const id = apart.get(name);
  if (id === undefined) return siteKey;
  const own = compartments.find((each) => each.id === id);
  if (own === undefined) throw new Error(`${name} belongs to a compartment without a key: ${id}`);
  return own.sealing;
}
