import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeSource, pageSource, readSource, SourceFault } from '../sourceText';

const text = '---\ntitle: Åtta öar\n---\n\n## Mål\n\nÄlgar på öar.\n';

/** The text as editors and systems save it. */
const saved: Readonly<Record<string, Buffer>> = {
  'as it is': Buffer.from(text),
  'with CRLF': Buffer.from(text.replaceAll('\n', '\r\n')),
  'with CR': Buffer.from(text.replaceAll('\n', '\r')),
  'with a byte order mark': Buffer.from(`\uFEFF${text}`),
  'with decomposed letters': Buffer.from(text.normalize('NFD')),
  'with all of it': Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n').normalize('NFD')}`),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'källtext-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function save(bytes: Buffer): string {
  const file = path.join(folder, 'sida.mdx');
  writeFileSync(file, bytes);
  return file;
}

describe('a source', () => {
  it.each(Object.entries(saved))('saved %s is the same text', (_, bytes) => {
    expect(readSource(save(bytes))).toBe(text);
    expect(pageSource({ filePath: '', fileContent: bytes.toString('utf8') })).toBe(text);
  });

  it.each([
    ['Latin-1', Buffer.from(text, 'latin1'), /^2 .*Windows-1252.*»Åtta«/],
    ['Latin-1 with CRLF', Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'), /^2 .*»Åtta«/],
    [
      'UTF-8 but for one letter',
      Buffer.concat([Buffer.from(text), Buffer.from([0xf6])]),
      /^8 .*»ö«/,
    ],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), /^1 filen är UTF-16 och inte UTF-8/],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), /^1 filen är UTF-16 eller ingen text/],
  ])('that is %s is told as that', (_, bytes, said) => {
    const file = save(bytes);
    const fault = decodeSource(bytes);
    expect(typeof fault === 'string' ? fault : `${String(fault.line)} ${fault.problem}`).toMatch(
      said,
    );
    expect(() => readSource(file)).toThrow(SourceFault);
    // Docusaurus reads what it can, and leaves a mark for the rest.
    const fileContent = bytes.toString('utf8');
    if (fileContent.includes('\uFFFD'))
      expect(() => pageSource({ filePath: file, fileContent })).toThrow(/sida\.mdx:\d {2}filen är/);
  });

  it('may show the mark of what could not be read', () => {
    const page = `${text}\uFFFD\n`;
    const file = save(Buffer.from(page));
    expect(pageSource({ filePath: file, fileContent: page })).toBe(page);
  });
});
