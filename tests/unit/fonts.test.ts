import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  /** The packages' files that the face is fetched from; none where the device has it. */
  readonly files: readonly string[];
  readonly said: ReadonlySet<string>;
}

function facesOf(sheet: string): readonly Face[] {
  const faces: Face[] = [];
  postcss.parse(sheet).walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    const sources = [...(values.get('src') ?? '').matchAll(/url\('([^']+)'\)/g)];
    faces.push({
      family: values.get('font-family')?.replaceAll("'", '') ?? '',
      files: sources.map(([, file = '']) => file),
      said: new Set(values.keys()),
    });
  });
  return faces;
}

const faces = facesOf(readFileSync('src/css/fonts.css', 'utf8'));
const fetched = faces.filter(({ files }) => files.length > 0);
const standIns = faces.filter(({ files }) => files.length === 0);

describe('the fonts of a lesson', () => {
  it('are two files of at most 60 kB together', () => {
    expect(fetched.map(({ files }) => files.length)).toEqual([1, 1]);
    const bytes = fetched.flatMap(({ files }) =>
      files.map((file) => statSync(require.resolve(file)).size),
    );
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60_000);
  });

  it('have stand-ins of their own measures, so that nothing moves when they come', () => {
    expect(standIns).toHaveLength(4);
    for (const { family, said } of standIns)
      for (const measure of [
        'size-adjust',
        'ascent-override',
        'descent-override',
        'line-gap-override',
      ])
        expect(said.has(measure), `${family}: ${measure}`).toBe(true);
  });

  it('and their stand-ins are what the site asks for, by the same names', () => {
    const site = readFileSync('src/css/site.css', 'utf8');
    for (const { family } of faces) expect(site).toContain(`'${family}'`);
  });

  it('do not stand in every page', () => {
    for (const sheet of ['tokens', 'custom'])
      expect(facesOf(readFileSync(`src/css/${sheet}.css`, 'utf8'))).toEqual([]);
    expect(facesOf("@font-face { font-family: 'x'; src: url('y') }")).toHaveLength(1);
  });
});
