import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nextStep, retellBuildLine } from '../buildOutput';

describe('the last line of a build', () => {
  it('is Docusaurus’ own, which names a command that is not here', () => {
    const source = readFileSync(
      'node_modules/@docusaurus/core/lib/commands/build/build.js',
      'utf8',
    );
    const advice = source.split('\n').filter((line) => line.includes('to test your build locally'));
    expect(advice).toHaveLength(1);
    expect(retellBuildLine(advice[0] ?? '')).toBe(nextStep);
  });

  it('names a command and a page that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    for (const [, name = ''] of nextStep.matchAll(/npm run (\w+)/g))
      expect(Object.keys(scripts)).toContain(name);
    expect(readFileSync('OPERATIONS.md', 'utf8')).toContain('firebase deploy');
  });

  it('leaves the others as they are', () => {
    expect(retellBuildLine('[SUCCESS] Generated static files in "build".')).toBe(
      '[SUCCESS] Generated static files in "build".',
    );
  });
});
