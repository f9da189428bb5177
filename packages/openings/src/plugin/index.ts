import type { LoadContext, Plugin } from '@docusaurus/types';
import { keysForBuild } from '../build/keys';
import type { BuiltOpenings } from '../core/built';
import type { Opening } from '../core/config';

/** What the site says of its openings. */
interface OpeningsOptions {
  readonly openings: readonly Opening[];
  /** Firestore's address of the project's documents. */
  readonly documents: string;
  /** Whether a build seals: else everything is open from the first. */
  readonly sealed: boolean;
}

/**
 * Tells the pages when something opens and by which key, as `@generated/openings/default/…`. The
 * development server seals nothing, so there its author sees everything.
 */
export default function openingsPlugin(
  { siteDir }: LoadContext,
  { openings, documents, sealed }: OpeningsOptions,
): Plugin {
  return {
    name: 'openings',
    async contentLoaded({ actions }) {
      const isSealed = sealed && process.env['NODE_ENV'] === 'production';
      const ids = new Map(
        isSealed
          ? (await keysForBuild(openings, process.env, siteDir)).map(({ name, id }) => [name, id])
          : [],
      );
      const built: BuiltOpenings = {
        documents,
        openings: Object.fromEntries(
          openings.map(({ name, at }) => [name, { at, id: ids.get(name) ?? null }]),
        ),
      };
      await actions.createData('openings.json', JSON.stringify(built));
    },
  };
}
