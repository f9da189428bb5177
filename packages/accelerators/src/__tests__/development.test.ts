import { rspack } from '@docusaurus/faster';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { gatedClient } from 'docusaurus-plugin-seal/build';
import smallEntry from '../smallEntry';

// Docusaurus gives Rspack the types of webpack.
const currentBundler = { name: 'rspack', instance: rspack } as unknown as CurrentBundler;
type Utils = Parameters<NonNullable<Plugin['configureWebpack']>>[2];
const utils = { currentBundler } as Utils;

/** Where in a setting something of ours would be called. */
function callsIn(value: unknown, place = ''): readonly string[] {
  if (typeof value === 'function') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => callsIn(each, `${place}/${key}`));
}

function optimizationOf(mode: 'development' | 'production'): unknown {
  const entry = smallEntry().configureWebpack?.({ mode }, false, utils, undefined) as {
    readonly optimization: unknown;
  };
  return [gatedClient(currentBundler), entry.optimization];
}

it('while one writes, the bundler asks nothing of ours about each chunk, which would be most of what an edit costs', () => {
  const [client, entry] = optimizationOf('development') as [object, unknown];
  expect(client).not.toHaveProperty('optimization');
  expect(callsIn(entry)).toEqual([]);
  expect(callsIn(optimizationOf('production')).join()).toContain('public-auth');
});
