/**
 * Client module: takes over the loading of script chunks. Client modules run before the first preload, so no chunk escapes.
 * The development server keeps the bundler's own function, which hot reload uses as well.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenPageIsThere } from '../components/pageReload';
import { findBundledName, isPublicChunk } from './addresses';
import { baseUrl, buildFacts } from './buildFacts';
import { createChunkFaults } from './chunkFaults';
import { createChunkLoader } from './chunkLoader';
import { chunkMemory } from './chunkMemory';
import { gateState, setContentFailure } from './gateState';
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
  whenOnline: (callback) => {
    const begin = (): void => void whenPageIsThere(callback);
    window.addEventListener('online', begin, { once: true });
  },
});

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  __webpack_require__.l = createChunkLoader({
    loadScript: __webpack_require__.l,
    findSealedName: (url) =>
      buildFacts.kind === 'plain' ? undefined : findBundledName(url, baseUrl),
    isPublic: (url) => isPublicChunk(findBundledName(url, baseUrl) ?? ''),
    open: loadSealedFile,
    faults,
  });
}
