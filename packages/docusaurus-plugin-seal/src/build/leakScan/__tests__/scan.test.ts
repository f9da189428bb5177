import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withoutPublic } from '../excuse';
import { collectProbes, type LessonFile } from '../probes';
import { scanFiles, type Leak } from '../scan';

const sentence = 'Grottan under berget har tre ingångar och en hemlig damm.';
const codeLine = 'djup = hitta_djup("västra gången", steg=3)';
const lesson = `---
title: Damm
sidebar_label: Om dammen i grottan
description: En lektion om att mäta det som ingen ser.
---

# Grottor

${sentence}

\`\`\`python
${codeLine}
\`\`\`
`;
const picture = Buffer.from(Array.from({ length: 400 }, (_, i) => (i * i * 7 + 200) % 256));

const lessons: readonly LessonFile[] = [
  { path: 'docs/damm.mdx', bytes: Buffer.from(lesson) },
  { path: 'docs/karta.png', bytes: picture },
];
const probes = collectProbes(lessons);

function leaksIn(content: string | Buffer): readonly Leak[] {
  return scanFiles([{ name: 'main.js', bytes: Buffer.from(content) }], probes);
}

const hexEscaped = (text: string): string =>
  Array.from(text, (char) => `\\x${(char.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`).join(
    '',
  );
const unicodeEscaped = (text: string): string =>
  Array.from(text, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(
    '',
  );
const bracedEscaped = (text: string): string =>
  Array.from(text, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`).join('');
const entities = (text: string): string =>
  Array.from(text, (char) => `&#${String(char.codePointAt(0))};`).join('');
const base64 = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64');

function zipWith(content: string): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(5, 26);
  return Buffer.concat([header, Buffer.from('a.txt'), deflateRawSync(content)]);
}

/**
 * As the command-line program writes it: with the file's name and a comment between header and
 * content.
 */
function gzipWithName(content: string): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 8, 0b11010, 0, 0, 0, 0, 0, 3]);
  const fields = Buffer.from('lektion.txt\0en kommentar\0cc');
  return Buffer.concat([header, fields, deflateRawSync(content)]);
}

describe('a planted sentence', () => {
  /** Every byte there is, several times, in no order. */
  const noText = Buffer.from(Array.from({ length: 1_024 }, (_, index) => (index * 167) % 256));

  const packed: readonly (readonly [string, string | Buffer])[] = [
    ['as it stands', `x="${sentence}";`],
    ['in the middle of minified code', `(0,r.jsx)(p,{children:"${sentence}"}),(0,r.jsx)`],
    ['broken into lines', sentence.replaceAll(' ', '\\n  ')],
    ['put together of strings', sentence.replaceAll(' ', ' "+\'')],
    ['with å, ä and ö as \\xNN', `"${sentence.replaceAll('å', '\\xe5').replaceAll('ö', '\\xf6')}"`],
    ['all in \\xNN', hexEscaped(sentence)],
    ['all in \\uNNNN', unicodeEscaped(sentence)],
    ['all in \\u{N}', bracedEscaped(sentence)],
    ['in numbered entities', entities(sentence)],
    ['in named entities', sentence.replaceAll('å', '&aring;').replaceAll('ö', '&ouml;')],
    ['in hexadecimal entities', sentence.replaceAll('å', '&#xE5;')],
    ['in decomposed letters', sentence.normalize('NFD')],
    ['percent-encoded', encodeURIComponent(sentence)],
    ['in Latin-1', Buffer.from(sentence, 'latin1')],
    ['in UTF-16', Buffer.from(sentence, 'utf16le')],
    ['between bytes that are no text', Buffer.concat([noText, Buffer.from(sentence), noText])],
    [
      'in Latin-1 between bytes that are no text',
      Buffer.concat([noText, Buffer.from(sentence, 'latin1'), noText]),
    ],
    ['in a string in a string', JSON.stringify(`{"a":"${unicodeEscaped(sentence)}"}`)],
    ['cut up by tags', sentence.replaceAll(' ', ' <span class="token">')],
    ['in base64', `data:text/plain;base64,${base64(sentence)}`],
    ['in base64 glued to other letters', `abc${base64(sentence)}`],
    ['in base64url', Buffer.from(`??>>${sentence}`).toString('base64url')],
    ['in base64 broken into lines', base64(sentence).replace(/.{20}/g, '$&\r\n')],
    ['in base64 with escaped line breaks', `"${base64(sentence).replace(/.{20}/g, '$&\\n')}"`],
    ['in gzip', gzipSync(sentence)],
    ['in gzip with a file name', gzipWithName(sentence)],
    ['in gzip behind other bytes', Buffer.concat([Buffer.from('//'), gzipSync(sentence)])],
    ['in zlib', deflateSync(sentence)],
    ['in zip', zipWith(sentence)],
    ['in Brotli', brotliCompressSync(sentence)],
    ['in base64 of gzip', `x="${base64(gzipSync(sentence))}"`],
    ['in gzip of base64 of gzip', gzipSync(base64(gzipSync(sentence)))],
  ];

  it.each(packed)('is found %s', (_how, content) => {
    expect(leaksIn(content)).toHaveLength(1);
  });

  it('is not found where there is none', () => {
    expect(leaksIn('x="Grottan under berget har två utgångar";')).toEqual([]);
    expect(leaksIn(gzipSync('ingenting här heller'))).toEqual([]);
    expect(leaksIn(Buffer.alloc(0))).toEqual([]);
  });

  it('is reported with file, packing and line', () => {
    expect(leaksIn(gzipSync(base64(sentence)))).toEqual([
      {
        file: 'main.js',
        packed: ['gzip', 'base64'],
        origin: { place: 'docs/damm.mdx:9', excerpt: expect.stringContaining('Grottan') as string },
      },
    ]);
  });

  it('is reported once for files with the same bytes, and for each that differs', () => {
    const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
    const files = [
      file('a.html', sentence),
      file('b.html', sentence),
      file('c.html', `${sentence}!`),
    ];
    expect(scanFiles(files, probes).map((leak) => leak.file)).toEqual(['a.html', 'c.html']);
  });
});

describe('every kind of text', () => {
  it.each([
    ['code', `children:'${codeLine}\\n'`],
    ['code coloured word by word', '<i>djup</i> = <i>hitta_djup</i>("västra gången", steg=3)'],
    ['a description', 'description:"En lektion om att mäta det som ingen ser."'],
    ['a sidebar label', '"label":"Om dammen i grottan"'],
    ['a short title', '"title":"Damm"'],
    ['a short title as text of an element', '<title>Damm</title>'],
    ['a short title in an attribute without quotes', '<a title=Damm href=x>'],
    ['a short heading', 'value:"Grottor",level:2'],
    ['a picture', picture],
    ['a picture in a data address', `"data:image/png;base64,${base64(picture)}"`],
  ])('is found: %s', (_kind, content) => {
    expect(leaksIn(content).length).toBeGreaterThan(0);
  });

  it('is not found in a longer word', () => {
    expect(leaksIn('"Dammsugare" Grottorna grottor')).toEqual([]);
  });
});

describe('what is public by design', () => {
  it('is left out: addresses, and what is allowed by name', () => {
    const open = withoutPublic(
      probes,
      [{ text: 'Damm, och annat', reason: 'prov' }],
      ['/courses/Om-dammen-i-grottan'],
    );
    const content = '"Damm" "Om dammen i grottan"';
    expect(scanFiles([{ name: 'main.js', bytes: Buffer.from(content) }], open)).toEqual([]);
    expect(scanFiles([{ name: 'main.js', bytes: Buffer.from(sentence) }], open)).toHaveLength(1);
  });

  it('is never put together of two addresses', () => {
    const open = withoutPublic(probes, [], ['om-Om dammen', 'i grottan']);
    expect(open.texts.size).toBe(probes.texts.size);
  });
});

describe('a scan for nothing', () => {
  it('is refused', () => {
    expect(() => collectProbes([])).toThrow('nothing to look for');
    const short = { path: 'docs/kort.mdx', bytes: Buffer.from('Kort.') };
    expect(() => collectProbes([short])).toThrow('nothing to look for');
    expect(() => collectProbes([...lessons, short])).toThrow('no text in docs/kort.mdx');
    expect(() => scanFiles([], probes)).toThrow('no files to look at');
  });
});
