import { toBinary, toDecimal, wordCount, wrapped, type Field, type Width } from './word';

/** What a text in a field stands for. */
export type Reading =
  | { readonly kind: 'word'; readonly word: number; readonly message?: never }
  /** Nothing written yet: no number and no mistake. */
  | { readonly kind: 'empty'; readonly message?: never }
  /** A mistake in how it is written. */
  | { readonly kind: 'wrong'; readonly message: string }
  /** A number that does not fit; `word` is what its lowest bits would be. */
  | { readonly kind: 'overflow'; readonly message: string; readonly word: number };

const empty: Reading = { kind: 'empty' };
const wrong = (message: string): Reading => ({ kind: 'wrong', message });

/**
 * Beyond this a JavaScript number is no longer exact; nobody types such numbers here on purpose.
 */
const maxDigits = { binary: 52, hex: 13, decimal: 15 } as const;

function rangeText(field: Field, width: Width): string {
  const count = wordCount(width);
  if (field === 'signed') return `från ${toDecimal(-count / 2)} till ${toDecimal(count / 2 - 1)}`;
  return `från 0 till ${toDecimal(count - 1)}`;
}

/** What is said about a number that does not fit in the width. */
function overflow(field: Field, value: number, width: Width): Reading {
  const word = wrapped(value, width);
  const kept =
    value < 0
      ? `Som ${width} bitar blir det \`${toBinary(word, width)}\`, det vill säga ${toDecimal(word)}.`
      : `De ${width} lägsta bitarna är \`${toBinary(word, width)}\`, det vill säga ${toDecimal(word)}.`;
  return {
    kind: 'overflow',
    word,
    message: `${toDecimal(value)} får inte plats: ${width} bitar räcker ${rangeText(field, width)}. ${kept}`,
  };
}

function inRange(field: Field, value: number, width: Width): Reading {
  const count = wordCount(width);
  const low = field === 'signed' ? -count / 2 : 0;
  const high = field === 'signed' ? count / 2 - 1 : count - 1;
  if (value < low || value > high) return overflow(field, value, width);
  return { kind: 'word', word: wrapped(value, width) };
}

function readDigits(field: 'binary' | 'hex', text: string, width: Width): Reading {
  const isBinary = field === 'binary';
  const digits = text.replace(isBinary ? /^(0b|%)/i : /^(0x|\$|#)/i, '').replace(/[\s_]/g, '');
  if (digits === '') return empty;
  const stray = [...digits.matchAll(isBinary ? /[^01]/g : /[^0-9a-f]/gi)][0]?.[0];
  if (stray !== undefined)
    return wrong(
      isBinary
        ? `\`${stray}\` är ingen binär siffra: bara 0 och 1.`
        : `\`${stray}\` är ingen hexadecimal siffra: bara 0–9 och A–F.`,
    );
  const significant = digits.replace(/^0+(?=.)/, '');
  if (significant.length > maxDigits[field]) return wrong('Talet är för långt för den här rutan.');
  return inRange('unsigned', parseInt(significant, isBinary ? 2 : 16), width);
}

function readDecimal(field: 'unsigned' | 'signed', text: string, width: Width): Reading {
  const plain = text.replace(/[\s\u00a0_]/g, '').replace(/[−–]/g, '-');
  if (plain === '' || plain === '-' || plain === '+') return empty;
  if (!/^[+-]?\d+$/.test(plain)) return wrong('Skriv ett heltal med siffrorna 0–9.');
  if (plain.replace(/^[+-]?0*/, '').length > maxDigits.decimal)
    return wrong('Talet är för långt för den här rutan.');
  const value = Number(plain);
  if (field === 'unsigned' && value < 0)
    return wrong('Utan tecken finns inga negativa tal. Skriv det i rutan för tvåkomplement.');
  return inRange(field, value === 0 ? 0 : value, width);
}

function readAscii(text: string, width: Width): Reading {
  if (text === '') return empty;
  const characters = Array.from(text);
  const stray = characters.find((character) => character > '~' || character < ' ');
  if (stray !== undefined)
    return wrong(`\`${stray}\` finns inte i ASCII, som bara har 128 tecken och saknar å, ä och ö.`);
  const room = Math.floor(width / 8);
  if (characters.length > room)
    return wrong(`${width} bitar har plats för ${room} tecken med 8 bitar var.`);
  const word = characters.reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0);
  return { kind: 'word', word };
}

/**
 * What a text means in a field. Blanks and the usual prefixes (`0b`, `%`, `0x`, `$`) are allowed.
 */
export function readField(field: Field, text: string, width: Width): Reading {
  switch (field) {
    case 'binary':
    case 'hex':
      return readDigits(field, text.trim(), width);
    case 'unsigned':
    case 'signed':
      return readDecimal(field, text.trim(), width);
    case 'ascii':
      return readAscii(text, width);
  }
}
