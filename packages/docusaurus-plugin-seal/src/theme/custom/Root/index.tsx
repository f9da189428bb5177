/** Docusaurus' own place for what stands around a whole site. */
export { CustomGate as default } from '../../../gate/CustomGate';
