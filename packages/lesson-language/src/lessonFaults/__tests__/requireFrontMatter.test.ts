import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireFrontMatter } from '../requireFrontMatter';

/** Asks for front matter of these lines, of a page in the site's folder. */
function requireLines(...lines: readonly string[]): void {
  const fileContent = ['---', ...lines, '---', '', '# Klasser', '', '---', ''].join('\n');
  requireFrontMatter({ filePath: '/kurser/docs/3/m3.mdx', fileContent }, '/kurser');
}

const broken = ['title: Modul 3: Klasser', 'page_kind: lesson'];
const sentence =
  "docs/3/m3.mdx:2  front matter: värdet har ett kolon  citattecken runt värdet: title: 'Modul 3: Klasser'";

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('VERBOSE', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('has nothing to say of front matter that can be read', () => {
  expect(() => requireLines("title: 'Modul 3: Klasser'")).not.toThrow();
});

it('tells a fault by file and line, as often as the page is read', () => {
  expect(() => requireLines(...broken)).toThrow(new Error(sentence));
  expect(() => requireLines(...broken)).toThrow(new Error(sentence));
});

it('ends a build with the fault', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  expect(() => requireLines(...broken)).toThrow('exit 1');
  expect(told.mock.lastCall?.[0]).toContain(sentence);
});

it("leaves it to Docusaurus' own reader where all is to be told", () => {
  vi.stubEnv('VERBOSE', 'true');
  expect(() => requireLines(...broken)).not.toThrow();
});
