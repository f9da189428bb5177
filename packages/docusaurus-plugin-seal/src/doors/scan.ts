/** The leak scan by itself: what it looks for, and what it finds in a folder. */
export { withoutPublic } from '../build/leakScan/excuse';
export { collectProbes } from '../build/leakScan/probes';
export { alwaysPublic } from '../build/leakScan/publicTexts';
export { scanReport } from '../build/leakScan/report';
export { scanFiles } from '../build/leakScan/scan';
export {
  digestOf,
  readLessonTexts,
  scanBuild,
  servedFileDigests,
} from '../build/leakScan/scanBuild';
