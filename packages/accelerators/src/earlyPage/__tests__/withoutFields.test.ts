import { describe, expect, it } from 'vitest';
import { withoutFields } from '../build/withoutFields';

describe('a copy’s field', () => {
  it.each([
    [
      'for a line is a box with what is written in it',
      '<label>Svar <input id="a" class="b" type="text" required="" value="1 &lt; 2"/></label>',
      '<label>Svar <input type="button" class="b" style="text-align:start" value="1 &lt; 2"/></label>',
    ],
    [
      'without a type or a class is one too, and shows what it asks for',
      '<input placeholder="t.ex. &quot;7&quot;"/>',
      '<input type="button" style="text-align:start" value="t.ex. &quot;7&quot;"/>',
    ],
    [
      'keeps the style that it has',
      '<input type="number" style="width:3ch" value="4"/>',
      '<input type="button" style="text-align:start;width:3ch" value="4"/>',
    ],
    [
      'for a choice shows what is chosen',
      '<select class="c"><option value="a">Ett</option><option value="b" selected="">Två</option><option value="c">Tre</option></select>',
      '<input type="button" class="c" style="text-align:start" value="Två"/>',
    ],
    [
      'for a choice shows the first one when nothing is chosen',
      '<select><option value="a">Ett</option><option value="b">Två</option></select>',
      '<input type="button" style="text-align:start" value="Ett"/>',
    ],
    [
      'for a text has as many lines as it shows',
      '<textarea class="d" rows="3">a &amp; b\nc</textarea>',
      '<span class="d" style="white-space:pre;overflow:hidden">a &amp; b\nc\n\n</span>',
    ],
    [
      'for a text is cut where the box ends, and has two lines when nothing is said',
      '<textarea>\na\nb\nc</textarea>',
      '<span style="white-space:pre;overflow:hidden">a\nb\n</span>',
    ],
  ])('%s', (_, content, picture) => {
    expect(withoutFields(content)).toBe(picture);
  });

  it('is replaced wherever it stands, and nothing else is changed', () => {
    const rest = (between: string): string =>
      `<p title="&quot;">å &amp; ö</p><!-- a -->${between}<svg><path d="M0"></path></svg>${between}<br/>`;
    const others =
      '<input type="radio" name="r" checked=""/><input type="checkbox"/><input type="range" value="3"/><button type="button">Kör</button>';
    expect(withoutFields(rest(others))).toBe(rest(others));
    expect(withoutFields(rest('<input value="1"/>'))).toBe(
      rest('<input type="button" style="text-align:start" value="1"/>'),
    );
  });
});
