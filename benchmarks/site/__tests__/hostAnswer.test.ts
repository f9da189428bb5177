import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostAnswer } from '../hostAnswer';

describe('the host of the benchmarks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const script = path.join(folder, 'main.js');
  const sealed = path.join(folder, 'main.js.bin');
  const text = 'let ord = "samma sak"; '.repeat(100);

  beforeAll(() => {
    writeFileSync(script, text);
    writeFileSync(sealed, text);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('compresses texts', () => {
    const { headers, body } = createHostAnswer()(script, '/assets/js/main.js');
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThan(text.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it('leaves sealed files as they are', () => {
    const { headers, body } = createHostAnswer()(sealed, '/sealed/id/main.js.bin');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(text);
  });

  it.each([
    ['/assets/js/main.js', 'public, max-age=31536000, immutable'],
    ['/sealed/id/main.js.bin', 'public, max-age=31536000, immutable'],
    ['/courses/', 'no-cache'],
  ])('lets %s be kept: %s', (address, expected) => {
    expect(createHostAnswer()(script, address).headers['cache-control']).toBe(expected);
  });

  it('reads a file once', () => {
    const answer = createHostAnswer();
    const first = answer(script, '/main.js').body;
    writeFileSync(script, 'annat');
    expect(answer(script, '/main.js').body).toBe(first);
  });
});
