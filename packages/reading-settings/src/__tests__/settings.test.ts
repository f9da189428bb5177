import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@site/tests/support/contrast';
import { choices, ownLook, parseSettings, settingNames } from '../settings';
import { styleOf } from '../styleOf';

/** "#fff" and "#0f5f66" as the numbers that a contrast is reckoned of. */
function rgb(hex = ''): string {
  const digits = hex.slice(1).length === 3 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  return (digits.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16)).join(' ');
}

describe('settings', () => {
  it.each([
    [undefined, {}],
    [null, {}],
    ['large', {}],
    [[], {}],
    [{ size: 'huge', lines: 2, width: null }, {}],
    [{ size: 'large', other: 'x' }, { size: 'large' }],
    [
      { calm: 'on', face: 'spaced' },
      { calm: 'on', face: 'spaced' },
    ],
  ])('%o', (raw, known) => {
    expect(parseSettings(raw)).toEqual({ ...ownLook, ...known });
  });

  it('the site’s own look sets nothing, and every other choice something', () => {
    expect(styleOf(ownLook)).toEqual({ style: {}, marks: '' });
    for (const name of settingNames)
      for (const value of choices[name].filter((each) => each !== ownLook[name]))
        expect(styleOf(parseSettings({ [name]: value }))).not.toEqual(styleOf(ownLook));
  });

  describe.each(['light', 'dark'] as const)('softer contrast in the %s mode', (mode) => {
    const { style } = styleOf({ ...ownLook, contrast: 'soft' });
    const softened = (name: string): string | undefined => {
      const [, light, dark] = /light-dark\((\S+), (\S+)\)/.exec(style[name] ?? '') ?? [];
      return mode === 'light' ? light : dark;
    };
    const [light = '', dark = ''] = readFileSync('src/css/tokens.css', 'utf8').split(
      "[data-theme='dark'] {",
    );
    const colours = new Map(
      [...(mode === 'light' ? light : dark).matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(
        ([, name = '', colour = '']) => [name, softened(name) ?? colour],
      ),
    );
    const text =
      /^--(?:ifm-(?:font-color-base|heading-color|color-primary|color-content-secondary)|kurs-(?:text-muted|good|warn|bad|course-\w+|code-(?!surface|in-panel)\w+))$/;

    it.each(Object.keys(style).filter((name) => /background|surface|in-panel/.test(name)))(
      'leaves every colour of text at least 4.5:1 on %s',
      (ground) => {
        const isCode = /code/.test(ground);
        const names = [...colours.keys()].filter(
          (name) => text.test(name) && (isCode || !/code/.test(name)),
        );
        expect(names.length).toBeGreaterThan(8);
        const faint = names.filter(
          (name) => contrast(rgb(colours.get(name)), rgb(softened(ground))) < 4.5,
        );
        expect(faint).toEqual([]);
      },
    );
  });
});
