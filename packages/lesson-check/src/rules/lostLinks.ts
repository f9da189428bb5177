import { lineAt, maskToProse } from '../page/prose';
import { fault, type Rule } from './rule';

/** What looks like a link or a picture and is shown as it stands. */
const lost = /(!?)\[([^\]\n]*)(?<!\\)\]([ \t]*)\(([^()\n]*)\)/gu;

/** Links and pictures that Markdown does not take for any: a blank in the address, or before it. */
export const lostLinks: Rule = {
  name: 'tappade länkar',
  check: (page) =>
    [...maskToProse(page.source, page.tree).matchAll(lost)].flatMap((match) => {
      const [, mark = '', , gap = '', address = ''] = match;
      if (!isMeant(gap, address)) return [];
      const what = mark === '' ? 'länken' : 'bilden';
      const problem =
        gap === ''
          ? `${what} visas som text, för namnet har blanksteg: ${address}`
          : `${what} visas som text, för det är blanksteg före (${address})`;
      const expected =
        gap === ''
          ? `ett filnamn utan blanksteg, eller (<${address}>)`
          : `parentesen direkt efter hakparentesen: ](${address})`;
      return [fault(page, lineAt(page.source, match.index), problem, expected)];
    }),
};

/**
 * A bracket and a parenthesis after it are a link when an address stands in the parenthesis. With a
 * blank between them they may also be two asides.
 */
function isMeant(gap: string, address: string): boolean {
  const isAddress = /^\s*(?:\.{1,2}\/|\/|https?:|#)/.test(address);
  if (gap !== '') return isAddress && !/\s/.test(address.trim());
  return /\s/.test(address.trim()) && (isAddress || /\.\p{L}[\p{L}\p{N}]{1,4}\s*$/u.test(address));
}
