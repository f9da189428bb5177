import { readFileSync } from 'node:fs';
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
