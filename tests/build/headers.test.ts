import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  configuredPolicy,
  deployedPolicy,
  type FirebaseConfig,
} from '../../scripts/lib/securityHeaders';

it('firebase.json allows the scripts of the built pages and no others (else: npm run headers)', () => {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;
  const html = readFileSync('build/index.html', 'utf8');
  expect(configuredPolicy(config)).toBe(deployedPolicy(html));
  // The comparison sees a single changed character.
  expect(deployedPolicy(html.replace('<script>', '<script>0;'))).not.toBe(deployedPolicy(html));
});

it('a browser is told by what the site is installed, and all of it is there', () => {
  const html = readFileSync('build/index.html', 'utf8');
  const [, address = ''] = /<link[^>]* rel="?manifest"?[^>]* href="?([^" >]+)/.exec(html) ?? [];
  const { icons } = JSON.parse(readFileSync(`build${address}`, 'utf8')) as {
    readonly icons: readonly { readonly src: string }[];
  };
  expect(icons.filter(({ src }) => !existsSync(`build${src}`))).toEqual([]);
  expect(icons).toHaveLength(4);
});
