/** The door of the room: what others may use of the sealed format. */
export {
  base64urlFromBytes,
  bytesFromBase64url,
  bytesFromText,
  concatBytes,
  type Bytes,
} from './bytes';
export {
  contentKeySize,
  deriveOpeningKey,
  deriveSealingKey,
  keyedFingerprint,
  parseContentKey,
  randomContentKey,
  type OpeningKey,
  type SealingKey,
} from './keys';
export { encodings } from './layout';
export { openSealedFile } from './open';
export { sealPayload } from './seal';
