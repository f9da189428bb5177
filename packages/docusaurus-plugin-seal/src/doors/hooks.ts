/** What may be done to a site while it is sealed, and what that is done with. */
export { siteLoadingFile } from '../build/bundlerConfig';
export type {
  FileToSeal,
  FinishPage,
  MakeEarlyFiles,
  PageToFinish,
  ShellOfSite,
} from '../build/hooks';
export { attributeOf, elementsNamed, parsePage } from '../build/pageHtml';
export { withPreloads } from '../build/preloads';
export { sealFile } from '../build/sealFile';
