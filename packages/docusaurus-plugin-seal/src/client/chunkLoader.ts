import type { ChunkFaults } from './chunkFaults';
import { ContentError } from '../common/contentFailure';
import type { Bytes } from '@kurser/sealed-format';
import type { Guesses } from './guesses';
import type { LoadScript } from '../seams/scriptLoading';

interface ChunkLoaderSettings {
  readonly loadScript: LoadScript;
  /**
   * The name of a sealed chunk behind an address, or undefined for a script that is readable as it
   * is.
   */
  readonly findSealedName: (url: string) => string | undefined;
  /** Whether a script is needed before there is a key; its importer then deals with its faults. */
  readonly isPublic: (url: string) => boolean;
  /** Why a readable script did not come; resolves when the gate is open. */
  readonly explain: (url: string) => Promise<unknown>;
  readonly open: (name: string) => Promise<Bytes>;
  readonly faults: ChunkFaults;
  readonly guesses: Guesses;
}

function blobAddress(script: Bytes): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/**
 * Stands in for the bundler's load function. Sealed chunks are fetched, opened and run from a blob
 * address; public ones are loaded as usual. A content chunk that fails is reported and then stays
 * pending: the page reloads or shows a message, and nothing is gained by letting every import() in
 * it fail one by one. One that was only guessed at fails without a word, and is loaded anew when
 * somebody waits. A public chunk that fails rejects its import(), for its importer to deal with.
 */
export function createChunkLoader(settings: ChunkLoaderSettings): LoadScript {
  const { loadScript, findSealedName, isPublic, explain, open, faults, guesses } = settings;

  function runScript(address: string, ...[chunk, done, ...rest]: Parameters<LoadScript>) {
    return new Promise<void>((resolve, reject) => {
      const finish = (event: Event): void => {
        if (address !== chunk) URL.revokeObjectURL(address);
        if (event.type !== 'load') {
          reject(new ContentError('chunkMissing', chunk));
          return;
        }
        faults.loaded(chunk);
        done(event);
        resolve();
      };
      loadScript(address, finish, ...rest);
    });
  }

  async function loadContent(...load: Parameters<LoadScript>): Promise<void> {
    const [chunk] = load;
    const isGuess = guesses.current();
    const name = findSealedName(chunk);
    try {
      await runScript(name === undefined ? chunk : blobAddress(await open(name)), ...load);
    } catch (error) {
      if (isGuess()) guesses.defer(() => void loadContent(...load));
      else faults.report(chunk, name === undefined ? await explain(chunk) : error);
    }
  }

  return (url, ...rest) => {
    if (isPublic(url)) loadScript(url, ...rest);
    else void loadContent(url, ...rest);
  };
}
