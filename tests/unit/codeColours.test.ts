/**
 * The code themes and the style sheets that show them say the same, and what they say can be read.
 */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { variablesOf, withCodeColours } from '../../scripts/lib/codeColours';
import { kinds } from '@kurser/code/runs';
import { darkTheme, lightTheme } from '@kurser/code/themes';
import { contrast } from '../support/contrast';

const tokens = readFileSync('src/css/tokens.css', 'utf8');

describe('the tokens', () => {
  it('have the colours of the code themes; npm run code-colours writes them', () => {
    expect(withCodeColours(tokens)).toBe(tokens);
  });

  it.each(['light', 'dark'] as const)('with another colour in %s are written anew', (mode) => {
    const [, colour = ''] = variablesOf(mode === 'light' ? lightTheme : darkTheme);
    const [name, value] = colour;
    const changed = tokens.replace(`${name}: ${value};`, `${name}: #123456;`);
    expect(changed).not.toBe(tokens);
    expect(withCodeColours(changed)).toBe(tokens);
  });

  it('without one of them are refused', () => {
    const without = tokens.replace(/--kurs-code-keyword: .*;/, '');
    expect(() => withCodeColours(without)).toThrow(':root har --kurs-code-keyword 0 gånger');
  });
});

/** What the style sheet says of each class of coloured code. */
function rulesOf(css: string): Readonly<Record<string, unknown>> {
  const rules: Record<string, unknown> = {};
  postcss.parse(css).walkRules(/^\.code-/, ({ selector, nodes }) => {
    const declarations = nodes.filter((node) => node.type === 'decl');
    rules[selector] = Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]));
  });
  return rules;
}

describe('the themes', () => {
  it('are what the classes of coloured code show', () => {
    const expected = Object.values(kinds).map((name, at) => {
      const fontStyle = lightTheme.styles[at]?.style.fontStyle;
      const rule = { color: `var(--kurs-code-${name})` };
      return [
        `.code-${name}`,
        fontStyle === undefined ? rule : { ...rule, 'font-style': fontStyle },
      ];
    });
    expect(rulesOf(readFileSync('src/css/site.css', 'utf8'))).toEqual(Object.fromEntries(expected));
  });

  it('differ in their colours alone', () => {
    const rest = ({ styles }: typeof lightTheme): unknown =>
      styles.map(({ types, style }) => ({ types, ...style, color: '' }));
    expect(rest(darkTheme)).toEqual(rest(lightTheme));
  });

  it.each([
    ['light', lightTheme],
    ['dark', darkTheme],
  ])('have a contrast of 4.5:1 at least: %s', (_, theme) => {
    const ground = theme.plain.backgroundColor ?? '';
    const faint = [theme.plain, ...theme.styles.map(({ style }) => style)]
      .map(({ color = '' }) => color)
      .filter((colour) => contrast(rgbOf(colour), rgbOf(ground)) < 4.5);
    expect(faint).toEqual([]);
  });
});

/** `#rrggbb` as the browser tells colours. @throws for anything else */
function rgbOf(colour: string): string {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (parts.length !== 3) throw new Error(`"${colour}" is no #rrggbb.`);
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(' ')})`;
}
