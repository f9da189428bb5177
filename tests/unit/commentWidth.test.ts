/** Comments keep to a hundred columns; the lint hears it in programs, this file in style sheets. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type LintFault } from '../support/lint';

const long = 'ord '.repeat(25).trim();
const address = `https://example.org/${'a'.repeat(100)}`;

const faulty = [`/** ${long} */`, `// ${long}`, `/*\n * ${long}\n */`, `  // Se ${address}`];
const sound = [
  `/** ${long.slice(0, 80)} */`,
  `// ${address}`,
  `/**\n * ${address}\n */`,
  `export const text = '/* ${long} */';`,
];
const nameOf = (kind: string, place: number): string =>
  `packages/shared/src/${kind}${String(place)}.ts`;

describe('a comment in a program', () => {
  let faults: readonly LintFault[] = [];
  const heard = (name: string): number =>
    faults.filter(({ file, rule }) => file === name && rule.startsWith('comments')).length;

  beforeAll(async () => {
    const files = [...faulty.entries()].map(([at, text]) => [nameOf('faulty', at), text] as const);
    const others = [...sound.entries()].map(([at, text]) => [nameOf('sound', at), text] as const);
    faults = await lintPlanted(
      Object.fromEntries(
        [...files, ...others].map(([name, text]) => [name, `${text}\nexport const one = 1;\n`]),
      ),
    );
  });

  it.each([...faulty.entries()])('is told of when it is too wide: %i', (at) => {
    expect(heard(nameOf('faulty', at))).toBe(1);
  });

  it.each([...sound.entries()])('is left alone otherwise: %i', (at) => {
    expect(heard(nameOf('sound', at))).toBe(0);
  });
});

/** The lines of a style sheet's comments that are too wide. */
function wideLines(sheet: string): readonly string[] {
  const comments = [...sheet.matchAll(/^[^\n]*\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//gm)];
  return comments.flatMap(([comment]) => comment.split('\n')).filter((line) => line.length > 100);
}

describe('a comment in a style sheet', () => {
  it('is at most a hundred columns wide', () => {
    const names = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' });
    const sheets = names.split('\n').filter((name) => name !== '' && !name.startsWith('docs/'));
    expect(sheets.length).toBeGreaterThan(50);
    const wide = sheets.flatMap((name) =>
      wideLines(readFileSync(name, 'utf8')).map((line) => `${name}: ${line}`),
    );
    expect(wide).toEqual([]);
  });

  it('would be found', () => {
    expect(wideLines(`a { color: red }\n  /* ${long} */\n`)).toHaveLength(1);
    expect(wideLines(`/*\n * ${long}\n * kort\n */\n`)).toHaveLength(1);
    expect(wideLines(`/* kort */\na { background: url('${address}') }\n`)).toEqual([]);
  });
});
