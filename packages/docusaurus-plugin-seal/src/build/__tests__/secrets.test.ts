import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOfConfig } from '../leakScan/publicTexts';
import { checkForSecrets } from '../secrets';

function folderWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  writeFileSync(path.join(folder, 'main.js'), text);
  return folder;
}

describe('a passphrase', () => {
  const secret = 'häst "batteri"';

  it.each([
    ['as it is', `x${secret}x`],
    ['as a script writes it', `x=${JSON.stringify(secret)}`],
    ['as a script in ASCII writes it', 'x="h\\u00e4st \\"batteri\\""'],
  ])('that stands in a deployed file %s ends the build, and is not told', async (_how, text) => {
    const checking = checkForSecrets(folderWith(text), ['another one', secret]);
    await expect(checking).rejects.toThrow('main.js has a passphrase in it');
    await expect(checking).rejects.not.toThrow('batteri');
  });

  it('that stands nowhere does not', async () => {
    await expect(checkForSecrets(folderWith('batteri'), [secret])).resolves.toBeUndefined();
    await expect(checkForSecrets(folderWith('batteri'), [])).resolves.toBeUndefined();
  });

  it('is none of the texts that a configuration makes public', () => {
    const config = {
      title: 'Site',
      plugins: [['seal', { keys: { passphrases: () => [secret] } }]],
    };
    const texts = textsOfConfig(config).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(['Site', 'seal']);
    expect(texts).not.toContain(secret);
  });
});
