/** What a gate and a theme ask of the seal, in the browser. */
export { baseUrl } from '../client/buildFacts';
export { lockGate, openGate, prepareGate } from '../client/contentGate';
export { findSealedAsset } from '../client/sealedAssets';
export { SealedContent } from '../client/SealedContent';
export { SealedDownload } from '../client/SealedDownload';
export { loadSealedFile, prefetchSealedFile } from '../client/sealedFiles';
export { useContentFailure } from '../client/useContentFailure';
export { useSealedAsset } from '../client/useSealedAsset';
