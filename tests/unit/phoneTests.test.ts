import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['tests/e2e/gate', 'tests/e2e/accelerators'];

/**
 * The gate's screens, and the panel that members have: each looks and is touched another way on a
 * phone.
 */
const screens = [
  'accelerators/earlyForm',
  'gate/account',
  'gate/fields',
  'gate/forgottenPassword',
  'gate/mailLink',
  'gate/publicPages',
  'gate/register',
  'gate/signIn',
  'gate/signOut',
  'gate/verification',
];

/**
 * How many tests of a file the phone runs: those with the tag that playwright.config.ts asks for.
 */
const tagged = (source: string): number => source.match(/^test\('[^']* @phone'/gm)?.length ?? 0;

describe('the tests for a phone', () => {
  it.each(screens)('has one of %s', (screen) => {
    expect(tagged(readFileSync(`tests/e2e/${screen}.spec.ts`, 'utf8'))).toBeGreaterThan(0);
  });

  it('are told by a tag at the end of their name, and by nothing else', () => {
    const sources = folders.flatMap((folder) =>
      readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')),
    );
    const tags = sources.join('\n').match(/@phone/g) ?? [];
    expect(sources.map(tagged).reduce((a, b) => a + b)).toBe(tags.length);
    expect(tagged("test('a narrow screen @phone', async () => {})")).toBe(1);
    expect(tagged("test('a narrow screen', async () => {})")).toBe(0);
  });
});
