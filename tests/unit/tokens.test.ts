/**
 * Colours and sizes are said in one file. What a style sheet says of its own is a fault, and the
 * guard is tried on one of each kind.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { tokenNames } from '../fixtures/parts/tokenNames';
import { sourceFiles } from '../support/sources';

/** The rules that a style sheet at this address breaks. */
async function brokenRules(code: string, name: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: path.resolve(name) });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const part = 'packages/course-parts/src/Quiz/planted.module.css';
const lab = 'packages/labs/src/GateSim/planted.module.css';

describe('a style sheet', () => {
  it.each([
    ['a colour by number', 'color: #0f5f66', 'color-no-hex'],
    ['a colour by name', 'color: teal', 'color-named'],
    ['a colour by its parts', 'color: rgb(15 95 102)', 'function-disallowed-list'],
    ['a size of letters', 'font-size: 0.9rem', 'declaration-property-value-disallowed-list'],
    ['one in pixels', 'font-size: 13px', 'declaration-property-value-disallowed-list'],
    [
      'one that grows',
      'font-size: clamp(1rem, 5vw, 2rem)',
      'declaration-property-value-disallowed-list',
    ],
    ['an inner space', 'padding: 0 0.7rem', 'declaration-property-value-disallowed-list'],
    [
      'an outer space',
      'margin-top: calc(1rem + 2px)',
      'declaration-property-value-disallowed-list',
    ],
    ['a space between', 'column-gap: 1.25rem', 'declaration-property-value-disallowed-list'],
  ])('may not say %s', async (_, declaration, rule) => {
    expect(await brokenRules(`.a {\n  ${declaration};\n}\n`, part)).toEqual([rule]);
  });

  it('says them by name', async () => {
    const code = `.a {
  padding: var(--kurs-space-2) 1px;
  margin: calc(-1 * var(--kurs-space-3)) auto 0;
  font-size: var(--kurs-text-2);
  color: var(--kurs-text-muted);
}
`;
    expect(await brokenRules(code, part)).toEqual([]);
  });

  it('of a lab may measure as its drawing does, but has no colour of its own', async () => {
    expect(await brokenRules('.a {\n  font-size: 13px;\n}\n', lab)).toEqual([]);
    expect(await brokenRules('.a {\n  fill: #fff;\n}\n', lab)).toEqual(['color-no-hex']);
  });

  it('with the tokens has colours', async () => {
    expect(await brokenRules(':root {\n  --a: #0f5f66;\n}\n', 'src/css/tokens.css')).toEqual([]);
  });
});

describe('the page that shows the tokens', () => {
  it('shows every one, and no other', () => {
    const tokens = readFileSync('src/css/tokens.css', 'utf8');
    const named = new Set([...tokens.matchAll(/--kurs-([\w-]+):/g)].map(([, name = '']) => name));
    expect(Object.values(tokenNames).flat().sort()).toEqual([...named].sort());
  });
});

/**
 * The tokens that style sheets ask for and none of them has. A browser takes such a one for
 * nothing, without a word.
 */
function missingTokens(sheets: readonly string[]): readonly string[] {
  const names = (pattern: RegExp): ReadonlySet<string> =>
    new Set(sheets.flatMap((sheet) => [...sheet.matchAll(pattern)].map(([, name = '']) => name)));
  const defined = names(/(--kurs-[\w-]+)\s*:/g);
  return [...names(/var\(\s*(--kurs-[\w-]+)/g)].filter((name) => !defined.has(name));
}

describe('the style sheets together', () => {
  it('ask for no token that there is not', () => {
    const sheets = sourceFiles(/\.css$/).map((name) => readFileSync(name, 'utf8'));
    expect(sheets.length).toBeGreaterThan(50);
    expect(missingTokens(sheets)).toEqual([]);
    expect(missingTokens([...sheets, 'p { color: var( --kurs-text); }'])).toEqual(['--kurs-text']);
  });
});
