/** The plugin itself, and what its options are made of. */
export { default } from '../build';
export type {
  CustomKeys,
  FirestoreKeys,
  KeyProvider,
  KeyProviderOptions,
  PassphraseKeys,
} from '../build/keyProviders';
export type { Compartment } from '../build/compartments';
export type { FileListOption } from '../build/fileGroups';
export type { Derive, DerivedFile, SealOptions, SealSettings } from '../build/options';
export type { PublicText } from '../build/leakScan/publicTexts';
export type { PublicContent, ServedOtherwise } from '../build/leakScan/scanBuild';
export type { RenderedPage } from '../server/renderedPages';
