/** Public text that pages may repeat, with the reason why it is public. */
export interface PublicText {
  readonly text: string;
  readonly reason: string;
}

/**
 * What every sealed site has in public. Kept short: a new entry needs a better reason than that the
 * scan is red. Any part of a text is public with it.
 */
export const alwaysPublic: readonly PublicText[] = [
  {
    text: '<meta name="viewport" content="width=device-width',
    reason: 'in the head of every HTML file, ours and any other',
  },
  {
    text: '<svg xmlns="http://www.w3.org/2000/svg"',
    reason: 'how every picture of this kind begins, the icon of the site among them',
  },
  {
    text: 'align-items: center;',
    reason: 'a declaration that most style sheets have, the site’s own among them',
  },
  // A heading or a table's head that is one such word says nothing of what is sealed.
  ...['HTML', 'CSS', 'HTTP', 'JSON', 'URL', 'JavaScript', 'Error', 'Object', 'String'].map(
    (text) => ({
      text,
      reason:
        'a word of the web itself, in the code of the libraries in the entry script and the app',
    }),
  ),
];

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What Docusaurus' own program says of itself. */
const ofDocusaurus = [
  'docusaurus.config.js',
  'https://docusaurus.io/docs/api/themes/configuration',
];

/**
 * What a site's configuration says, all of which is in Docusaurus' public program.
 * @param config as Docusaurus has read it
 * @returns each text with the reason why it is public
 */
export function textsOfConfig(config: object): readonly PublicText[] {
  const reason = 'part of the site’s configuration, in Docusaurus’ program';
  // As Docusaurus writes it out: without functions.
  const written: unknown = JSON.parse(JSON.stringify(config));
  return [...new Set(textsIn(written)), ...ofDocusaurus].map((text) => ({ text, reason }));
}
