/**
 * Client module: takes over the loading of script chunks. Client modules run before the first
 * preload, so no chunk escapes. The development server keeps the bundler's own function, which hot
 * reload uses as well.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenPageIsThere } from './pageReload';
import { replaceScriptLoading } from '../seams/scriptLoading';
import { findBundledName, isAppChunk, isPublicChunk } from '../common/addresses';
import { baseUrl, buildFacts } from './buildFacts';
import { createChunkFaults, chunkMemory } from './chunkFaults';
import { createChunkLoader } from './chunkLoader';
import { ContentError } from '../common/contentFailure';
import { gateOpened, gateState, setContentFailure } from './gateState';
import { guesses } from './guesses';
import { requestBytes } from './sealedStore';
import { loadSealedFile } from './sealedFiles';

const faults = createChunkFaults({
  memory: chunkMemory,
  isOpen: () => gateState().kind === 'open',
  warn: (message, error) => {
    console.warn(message, error);
  },
  reload: () => {
    window.location.reload();
  },
  show: setContentFailure,
  whenPageIsThere: (callback) => void whenPageIsThere(callback),
  whenOnline: (callback) => {
    const begin = (): void => void whenPageIsThere(callback);
    window.addEventListener('online', begin, { once: true });
  },
});

const nameOf = (url: string): string => findBundledName(url, baseUrl) ?? '';

/**
 * Asks for a script anew, to learn why it did not come. Its fault is nobody's before the gate is
 * open: the app is fetched on the way in.
 */
async function explain(url: string): Promise<unknown> {
  await gateOpened();
  try {
    await requestBytes(url, { cache: 'reload' });
    return new ContentError('chunkMissing', url);
  } catch (error) {
    return error;
  }
}

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  replaceScriptLoading((loadScript) =>
    createChunkLoader({
      loadScript,
      findSealedName: (url) =>
        buildFacts.kind === 'plain' || isAppChunk(nameOf(url))
          ? undefined
          : findBundledName(url, baseUrl),
      isPublic: (url) => isPublicChunk(nameOf(url)) && !isAppChunk(nameOf(url)),
      explain,
      open: loadSealedFile,
      faults,
      guesses,
    }),
  );
}
