import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { questionsQuery } from '../questionModules';
import sourceLoader from '../sourceLoader.mjs';
import lessonsPlugin from '..';

const siteDir = path.resolve(__dirname, '../../../../..');

/** What the bundler gets for a page's questions when the file holds the text. */
function loaded(text: string): unknown {
  const plugin = lessonsPlugin({ siteDir } as LoadContext);
  // The plugin writes its rules itself, so their shape is known.
  const config = plugin.configureWebpack?.({}, false, {} as never, {}) as {
    readonly module: { readonly rules: readonly Rule[] };
  };
  const rule = config.module.rules.find(({ resourceQuery }) => resourceQuery?.test(questionsQuery));
  const [options] = rule?.use.map((use) => use.options) ?? [];
  return sourceLoader.call({ getOptions: () => options }, text);
}
interface Rule {
  readonly resourceQuery?: RegExp;
  readonly use: readonly { readonly options: object }[];
}

it("a page's questions are those of the file as it is read, whatever was read before", () => {
  expect(loaded('Text\n\n<Quiz>\nfel')).toBe('\n\n<Quiz>\nfel');
  expect(loaded('Text\n\n<Quiz>\n</Quiz>')).toBe('\n\n<Quiz>\n</Quiz>');
  expect(loaded('Text')).toBe('');
});
