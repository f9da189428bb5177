/** The code themes' colours as variables of src/css/tokens.css. */
import postcss, { Rule } from 'postcss';
import type { PrismTheme } from 'prism-react-renderer';
import { kinds } from '@kurser/code/runs';
import { darkTheme, lightTheme } from '@kurser/code/themes';

/** A theme's variables, by name. */
export function variablesOf({ plain, styles }: PrismTheme): ReadonlyMap<string, string> {
  const colours = [
    ['text', plain.color],
    ['surface', plain.backgroundColor],
    ...Object.values(kinds).map((name, at) => [name, styles[at]?.style.color] as const),
  ] as const;
  return new Map(colours.map(([name, colour = '']) => [`--kurs-code-${name}`, colour]));
}

const themes: Readonly<Partial<Record<string, PrismTheme>>> = {
  ':root': lightTheme,
  "[data-theme='dark']": darkTheme,
};

/**
 * A style sheet with the themes' colours in its rules for the two colour modes.
 * @throws when a rule lacks one of the variables
 */
export function withCodeColours(css: string): string {
  const sheet = postcss.parse(css);
  for (const [selector, theme] of Object.entries(themes)) {
    for (const [name, colour] of theme === undefined ? [] : variablesOf(theme)) {
      let places = 0;
      sheet.walkDecls(name, (declaration) => {
        const { parent } = declaration;
        if (!(parent instanceof Rule) || parent.selector !== selector) return;
        declaration.value = colour;
        places += 1;
      });
      if (places !== 1)
        throw new Error(`${selector} har ${name} ${places} gånger men ska ha den en gång.`);
    }
  }
  return sheet.toString();
}
