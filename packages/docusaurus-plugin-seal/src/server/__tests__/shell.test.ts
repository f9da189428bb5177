import { describe, expect, it } from 'vitest';
import { hydratedAttribute } from '../../seams/appRoot';
import { shellFromApp, shellHead } from '../shell';

const shell = '<div data-gate-shell=""><main><h1>Laddar</h1></main></div>';
const content = '<div data-sealed-content="" hidden=""><p>Lektionen</p></div>';

describe('the shell of a rendered app', () => {
  it('is the gate, without the lesson', () => {
    expect(shellFromApp(shell + content)).toBe(shell);
  });

  it('is cut free of what React puts before and after', () => {
    const before = '<link rel="preload" as="image" href="/assets/images/hemlig.png"/>';
    const late =
      '<div hidden id="S:0"><p>En sen del av lektionen</p></div><script>$RC("B:0","S:0")</script>';
    expect(shellFromApp(before + shell + content + late)).toBe(shell);
  });

  it.each([
    ['there is no gate', content],
    ['there is no content', shell],
    ['there is nothing', ''],
    ['the content comes first', content + shell],
    ['there are two gates', shell + shell + content],
    ['a text stands between them', `${shell}Lektion${content}`],
  ])('is refused when %s', (_what, html) => {
    expect(() => shellFromApp(html)).toThrow('The rendered page has');
  });
});

describe("the shell's head", () => {
  it('is made of the site alone', () => {
    const head = shellHead({
      title: 'A & "B" <c>',
      lang: 'sv',
      direction: 'ltr',
      favicon: '/i.svg',
    });
    expect(head).toEqual({
      htmlAttributes: `lang="sv" dir="ltr" ${hydratedAttribute}="false"`,
      bodyAttributes: '',
      title: '<title>A &amp; &quot;B&quot; &lt;c&gt;</title>',
      meta: '<meta name="viewport" content="width=device-width, initial-scale=1.0"><meta name="robots" content="noindex, nofollow">',
      link: '<link rel="icon" href="/i.svg">',
      script: '',
    });
  });

  it('may have no icon', () => {
    const site = { title: 'A', lang: 'sv', direction: 'ltr', favicon: undefined };
    expect(shellHead(site).link).toBe('');
  });
});
