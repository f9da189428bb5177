import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const lesson = fileURLToPath(new URL('../../docs/applied_programming/go_htmx', import.meta.url));
const read = (path: string) => readFileSync(`${lesson}/${path}`);
const copy = read('attgora/static/htmx.min.js');

/** A file's sum as the `integrity` attribute has it. */
function toIntegrity(file: Buffer): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}

/** The sums in a text that are not this file's, and whether there is any sum at all. */
function foreignSums(text: string, file: Buffer): string[] {
  const sums = text.match(/sha384-[A-Za-z0-9+/]{64}/g) ?? ['no sum'];
  return sums.filter((sum) => sum !== toIntegrity(file));
}

describe('the lesson’s own copy of htmx', () => {
  it('is the file of the package, byte for byte', () => {
    const published = createRequire(import.meta.url).resolve('htmx.org/dist/htmx.min.js');
    expect(copy.equals(readFileSync(published))).toBe(true);
  });

  it.each(['index.mdx', 'attgora/mallar/sida.html'])('has its own sum in %s', (path) => {
    expect(foreignSums(read(path).toString(), copy)).toEqual([]);
  });

  it('would be found out if a byte differed', () => {
    const changed = Buffer.concat([copy, Buffer.from(' ')]);
    expect(foreignSums(read('attgora/mallar/sida.html').toString(), changed)).toHaveLength(1);
    expect(foreignSums('<script src="/static/htmx.min.js">', copy)).toEqual(['no sum']);
  });
});
