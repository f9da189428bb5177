/** Docusaurus' own place for what stands around a whole site. */
export { PassphraseGate as default } from '../../../gate/PassphraseGate';
