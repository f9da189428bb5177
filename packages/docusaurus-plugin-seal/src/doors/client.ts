/** What a gate and a theme ask of the seal, in the browser. */
export { baseUrl } from '../client/buildFacts';
export { lockGate, type GateAnswer } from '../client/contentGate';
export { findSealedAsset } from '../client/sealedAssets';
export { addLaterKey } from '../client/gateState';
export { SealedContent } from '../client/SealedContent';
export { SealedDownload } from '../client/SealedDownload';
export { loadSealedFile, prefetchSealedFile } from '../client/sealedFiles';
export { useContentFailure } from '../client/SealedContent';
export { useSealedAsset, type SealedAsset } from '../client/useSealedAsset';
export { ContentError, type ContentFailure } from '../common/contentFailure';
export type { TokenSource } from '../firestore/contentKey';
export type { KeyHolder } from '../firestore/memberKey';
export { openGate, prepareGate } from '../firestore/memberGate';
export {
  lockSite,
  openRemembered,
  openWithPassphrase,
  type PassphraseAnswer,
} from '../client/passphraseGate';
export { openWithFoundKey } from '../client/customGate';
export { installSealedAssets } from '../client/plainAssets';
export { PassphraseGate } from '../gate/PassphraseGate';
export { CustomGate } from '../gate/CustomGate';
export { SealedImg } from '../gate/SealedImg';
