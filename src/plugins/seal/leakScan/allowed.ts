import { school } from '../../../config/school';

/** Public text that lessons may repeat, with the reason why it is public. */
export interface Allowed {
  readonly text: string;
  readonly reason: string;
}

/**
 * Kept short: a new entry needs a better reason than that the scan is red. Any part of a text is
 * allowed with it.
 */
export const allowed: readonly Allowed[] = [
  { text: 'Kurser', reason: 'the one link of the navigation bar, part of Docusaurus’ app' },
  { text: school.title, reason: 'the name of the site, on the sign-in screen' },
  { text: school.tagline, reason: 'part of the site configuration in Docusaurus’ app' },
  { text: school.gateSentence, reason: 'what the sign-in screen says of the site' },
  {
    text: '<meta name="viewport" content="width=device-width',
    reason: 'in the head of every HTML file, ours and any other',
  },
  {
    text: 'Content-Type: application/json',
    reason: 'a header that the sign-in SDK sends, written out in its code',
  },
  {
    text: '<svg xmlns="http://www.w3.org/2000/svg"',
    reason: 'how every picture of this kind begins, the icon of the site among them',
  },
  {
    text: 'align-items: center;',
    reason: 'a declaration that most style sheets have, the site’s own among them',
  },
  // What Python itself says, in the table of sentences on errors in Python's worker.
  ...[
    ...['ZeroDivisionError', 'ModuleNotFoundError', 'FileNotFoundError', 'NotImplementedError'],
    'cannot import name …',
  ].map((text) => ({
    text,
    reason: 'a word of Python itself, by which its worker tells one error from another',
  })),
  // A heading or a table's head that is one such word says nothing of the course.
  ...['HTML', 'CSS', 'HTTP', 'JSON', 'URL', 'JavaScript', 'Error', 'Object', 'String'].map(
    (text) => ({
      text,
      reason:
        'a word of the web itself, in the code of the libraries in the entry script and the app',
    }),
  ),
];
