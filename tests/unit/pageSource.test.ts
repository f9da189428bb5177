/** The site's configuration reads pages as the lesson check does, wherever Docusaurus asks it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = '---\ntitle: Åar\n---\n\n## Mål\n\nEfter sidan kan du\n\n- räkna åar.\n';
const asSaved = `\uFEFF${page.replaceAll('\n', '\r\n').normalize('NFD')}`;

beforeEach(() => {
  vi.stubEnv('FIREBASE_TARGET', 'emulator');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('a page that was saved on Windows or macOS is compiled as the page that it is', async () => {
  const { default: config } = await import('../../docusaurus.config');
  const filePath = 'docs/sida.mdx';
  expect(config.markdown?.preprocessor?.({ filePath, fileContent: asSaved })).toBe(page);

  const read = (fileContent: string) =>
    config.markdown?.parseFrontMatter?.({
      filePath,
      fileContent,
      defaultParseFrontMatter: ({ fileContent: content }) =>
        Promise.resolve({ frontMatter: {}, content }),
    });
  const parsed = await read(asSaved);
  expect(parsed).toEqual(await read(page));
  expect(parsed?.content).toBe(page);
});
