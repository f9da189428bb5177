/** The plugin itself, and what its options are made of. */
export { default } from '../build';
export type { DerivedFile, SealOptions } from '../build/options';
export type { PublicText } from '../build/leakScan/publicTexts';
export type { PublicContent, ServedOtherwise } from '../build/leakScan/scanBuild';
export type { RenderedPage } from '../server/renderedPages';
