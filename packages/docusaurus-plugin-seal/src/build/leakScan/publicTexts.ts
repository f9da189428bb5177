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
