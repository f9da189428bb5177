/** What a text says once the writing rules of scripts and pages are undone. */
import { shortestText } from './squash';

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
};

function characterOf(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

/** Undoes the character references of HTML and XML. */
export function unescapeMarkup(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), whole);
      if (decimal !== undefined) return characterOf(Number(decimal), whole);
      return namedEntities[name ?? ''] ?? whole;
    },
  );
}

/**
 * Undoes the escapes of string literals in JavaScript and JSON. Those that mean white space become
 * a space.
 */
function unescapeScript(text: string): string {
  return text.replace(
    /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|(\r\n|[^xu]))/gi,
    (whole, x?: string, u?: string, braced?: string, plain?: string) => {
      const hex = x ?? u ?? braced;
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), whole);
      if (plain === undefined) return whole;
      return /^[nrtbfv0\r\n]/.test(plain) ? ' ' : plain;
    },
  );
}

/** Undoes percent encoding of UTF-8. */
function unescapeAddress(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    const bytes = Buffer.from(encoded.replaceAll('%', ''), 'hex');
    return bytes.toString('utf8');
  });
}

/** Drops tags, as in code that is coloured with a `<span>` a word. */
function stripTags(text: string): string {
  return text.replace(/<[^<>]{1,500}>/g, '');
}

/** 1 for control characters but white space, and for what stands for bytes that are no UTF-8. */
const noText = new Uint8Array(0x10000);
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const isNoText = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
for (let unit = 0; unit < 0x100; unit += 1)
  if (isNoText.test(String.fromCharCode(unit))) noText[unit] = 1;
noText[0xfffd] = 1;

/**
 * The stretches between bytes that no text has in it, a line each; what is shorter than the
 * shortest text that is looked for is left out. Of a sealed file next to nothing is left, and most
 * files that are deployed are sealed. A loop, since a regular expression takes thrice the time.
 */
function textIn(view: string): string {
  const stretches: string[] = [];
  // Outside the loop, for it is an accessor where modules are compiled to CommonJS.
  const shortest = shortestText;
  let start = 0;
  for (let end = 0; end <= view.length; end += 1) {
    if (end < view.length && noText[view.charCodeAt(end)] === 0) continue;
    if (end === view.length && start === 0) return view;
    if (end - start >= shortest) stretches.push(view.slice(start, end));
    start = end + 1;
  }
  return stretches.join('\n');
}

/**
 * The readings of a file's bytes, without doubles and without what is no text: as they stand; as
 * Latin-1 or UTF-16, whose zero bytes are dropped; with the escapes of scripts, pages and addresses
 * undone once and twice (a string within a string); and without tags.
 */
export function viewsOf(bytes: Buffer): readonly string[] {
  const text = textIn(bytes.toString('utf8'));
  const undo = (escaped: string): string =>
    unescapeAddress(unescapeMarkup(unescapeScript(escaped)));
  const once = undo(text);
  const views = [text, textIn(bytes.toString('latin1').replaceAll('\0', '')), once, undo(once)];
  return [...new Set([...views, stripTags(once), stripTags(text)])];
}
