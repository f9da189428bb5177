/** What commands and tests ask of a build. */
export { listFiles } from '../build/buildFolder';
export { bundleFactsFromStats, statsOptions } from '../build/bundleFacts';
export { gatedClient } from '../build/bundlerConfig';
export { contentPolicy, policyOf } from '../build/contentPolicy';
export { hashesInNames } from '../build/keyedNames';
export { readRenderedPages } from '../server/renderedPages';
