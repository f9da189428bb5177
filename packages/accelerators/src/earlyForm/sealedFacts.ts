import { afterCharset, stylesheetsOf } from 'docusaurus-plugin-seal/seams/pageTemplate';
import { attributeOf, elementsNamed, parsePage } from 'docusaurus-plugin-seal/hooks';
import {
  parseSealedFacts,
  sealedFactsName,
  startsProgramsAttribute,
  type SealedFacts,
} from './facts';

/** The style sheets of a build that its pages do not ask for by themselves. */
export function lessonStyles(html: string, baseUrl: string, files: readonly string[]): string[] {
  const own = new Set(stylesheetsOf(html));
  return files
    .filter((name) => /^assets\/css\/[^/]+\.css$/.test(name))
    .map((name) => baseUrl + name)
    .filter((address) => !own.has(address));
}

/** Whether a script in the page starts the site's programs, when it is told which they are. */
export function startsPrograms(html: string): boolean {
  return html.includes(startsProgramsAttribute);
}

/** The page with what its own script has to know of the build. @throws as afterCharset */
export function withSealedFacts(html: string, facts: SealedFacts): string {
  const content = JSON.stringify(facts).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return afterCharset(html, `<meta name=${sealedFactsName} content="${content}">`);
}

/** What a built page's own script is told. @throws when it is told nothing, or something else */
export function sealedFactsOf(html: string): SealedFacts {
  const meta = elementsNamed('meta', parsePage(html)).find(
    (element) => attributeOf(element, 'name') === sealedFactsName,
  );
  const content = meta === undefined ? undefined : attributeOf(meta, 'content');
  if (content === undefined) throw new Error('The page has no facts about how it was sealed');
  return parseSealedFacts(JSON.parse(content));
}
