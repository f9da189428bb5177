import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleScript } from '../bundleScript';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'early-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function bundled(source: string): Promise<string> {
  const file = path.join(folder, 'script.ts');
  await writeFile(file, source);
  return bundleScript(file);
}

describe('a script for the head', () => {
  it('is small, leaves no name behind, and is the same each time', async () => {
    const script = 'packages/accelerators/src/earlyForm/script.ts';
    const text = await bundleScript(script);
    expect(text).toBe(await bundleScript(script));
    expect(text).toMatch(/^(?:"use strict";)?\(\(\)=>\{.*\}\)\(\);$/s);
    expect(text.length).toBeLessThan(12_500);
  });

  it('does not end its own element', async () => {
    expect(await bundled("document.title = '</' + 'script>';")).not.toContain('</script');
  });

  it('is refused when it asks for what is not there', async () => {
    await expect(bundled("import './borta';")).rejects.toThrow('borta');
  });
});
