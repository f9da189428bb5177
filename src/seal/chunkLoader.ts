import type { ChunkFaults } from './chunkFaults';
import { ContentError } from './contentFailure';
import type { Bytes } from './format/bytes';

/**
 * The bundler's function for async script chunks, the same in webpack and Rspack: `url` of the script, `done` for its load or error
 * event, `key` to find a script tag that is already there, and the chunk's id.
 */
export type LoadScript = (
  url: string,
  done: (event: Event) => void,
  key?: string,
  chunkId?: string | number,
) => void;

interface ChunkLoaderSettings {
  readonly loadScript: LoadScript;
  /** The name of a sealed chunk behind an address, or undefined for a script that is readable as it is. */
  readonly findSealedName: (url: string) => string | undefined;
  /** Whether a script is needed before there is a key, and whoever imports it deals with its faults. */
  readonly isPublic: (url: string) => boolean;
  /** Why a readable script did not come; answers when the gate is open. */
  readonly explain: (url: string) => Promise<unknown>;
  readonly open: (name: string) => Promise<Bytes>;
  readonly faults: ChunkFaults;
}

function blobAddress(script: Bytes): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/**
 * Stands in for the bundler's load function. Sealed chunks are fetched, opened and run from a blob address; public ones go the old way.
 * A content chunk that fails is reported and then stays pending: the page reloads or shows a message, and nothing is gained by
 * letting every import() in it fail one by one. A public chunk that fails rejects its import(), for its importer to deal with.
 */
export function createChunkLoader(settings: ChunkLoaderSettings): LoadScript {
  const { loadScript, findSealedName, isPublic, explain, open, faults } = settings;

  async function reportScript(chunk: string, address: string): Promise<void> {
    const missing = new ContentError('chunkMissing', chunk);
    faults.report(chunk, address === chunk ? await explain(chunk) : missing);
  }

  function run(
    chunk: string,
    address: string,
    done: (event: Event) => void,
    rest: [string?, (string | number)?],
  ): void {
    loadScript(
      address,
      (event) => {
        if (address !== chunk) URL.revokeObjectURL(address);
        if (event.type !== 'load') {
          void reportScript(chunk, address);
          return;
        }
        faults.loaded(chunk);
        done(event);
      },
      ...rest,
    );
  }

  return (url, done, ...rest) => {
    if (isPublic(url)) {
      loadScript(url, done, ...rest);
      return;
    }
    const name = findSealedName(url);
    if (name === undefined) {
      run(url, url, done, rest);
      return;
    }
    open(name).then(
      (script) => {
        run(url, blobAddress(script), done, rest);
      },
      (error: unknown) => {
        faults.report(url, error);
      },
    );
  };
}
