import { infimaLayer } from '@kurser/platform/infima';
import { takeEntryScripts } from 'docusaurus-plugin-seal/seams/pageTemplate';
import { type FinishPage, withPreloads } from 'docusaurus-plugin-seal/hooks';
import { withInlineStyles } from './inlineStyles';
import { lessonStyles, startsPrograms, withSealedFacts } from './sealedFacts';
import { withoutUnusedInfima } from './unusedVariables';

/**
 * The page with its styles standing in it. Where lessons are sealed and the page has a script that
 * starts the programs, that script is told which they are, and the page itself names none.
 * @throws where the page is not as Docusaurus writes it, or a style sheet cannot stand in it
 */
export const finishPage: FinishPage = ({ shell, baseUrl, open, readSheet, scripts, sealing }) => {
  const { beside, app } = scripts;
  const read = (address: string): string => withoutUnusedInfima(readSheet(address), infimaLayer);
  if (sealing === null || !startsPrograms(shell))
    return withInlineStyles(withPreloads(shell, baseUrl, [...beside, ...app]), read);
  const { html, entry } = takeEntryScripts(shell);
  const addressesOf = (names: readonly string[]): string[] => names.map((name) => baseUrl + name);
  const programs = { entry, beside: addressesOf(beside), app: addressesOf(app) };
  const styles = lessonStyles(shell, baseUrl, open);
  return withSealedFacts(withInlineStyles(html, read), { ...sealing, styles, programs });
};
