import { describe, expect, it } from 'vitest';
import { figureOptions } from '..';
import { readableWidth, type SvgElement } from '../readableWidth';

/** The root's style after the plugin has gone through a drawing with letters of these sizes. */
function styleOf(
  root: Readonly<Record<string, string>>,
  sizes: readonly string[],
): string | undefined {
  const { enter, exit } = readableWidth.fn().element;
  const svg: SvgElement = { name: 'svg', attributes: { ...root } };
  enter(svg);
  for (const size of sizes) {
    const text: SvgElement = { name: 'text', attributes: { 'font-size': size } };
    enter(text);
    exit(text);
  }
  exit(svg);
  return svg.attributes['style'];
}

describe('a drawing', () => {
  it('is no narrower than its smallest letters need to be eleven pixels high', () => {
    expect(styleOf({ viewBox: '0 0 640 200' }, ['20', '15', '18'])).toBe('min-width:470px');
    expect(styleOf({ viewBox: '0,0,640,200', 'font-size': '14' }, [])).toBe('min-width:503px');
  });

  it('keeps the style it has', () => {
    const style = 'color:red';
    expect(styleOf({ viewBox: '0 0 640 200', style }, ['15'])).toBe('color:red;min-width:470px');
  });

  it.each([
    ['has no letters', { viewBox: '0 0 640 200' }, []],
    ['does not say how wide it is', {}, ['15']],
    ['says so in a way that is no number', { viewBox: 'none' }, ['15']],
    ['says no size in numbers', { viewBox: '0 0 640 200' }, ['large', '0']],
  ])('may be of any width when it %s', (_, root, sizes) => {
    expect(styleOf(root, sizes)).toBeUndefined();
  });

  it('goes through that last of all, when nothing else changes its sizes', () => {
    expect(figureOptions.svgrConfig.svgoConfig.plugins.at(-1)).toBe(readableWidth);
  });
});
