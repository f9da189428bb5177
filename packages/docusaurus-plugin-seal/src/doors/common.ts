/** What the build, the browser and their tests know alike: names, addresses and faults. */
export { loadKey } from '../client/keyStore';
export { isPageThere, reloadPage, reloadWhenThere } from '../client/pageReload';
export { whenIdle } from '../client/whenIdle';
export {
  findBundledName,
  publicChunkNames,
  sealedAddress,
  sealedFolder,
  sealedPath,
} from '../common/addresses';
export { ContentError, type ContentFailure } from '../common/contentFailure';
export { buildInfoFile, pluginName, type BuildInfo } from '../common/facts';
export { contentAttribute } from '../common/marker';
export { parseSavedList, type SavedList, type SizedAddress } from '../common/savedList';
export { mediaTypeOf } from '../common/mediaTypes';
