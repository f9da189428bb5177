import { describe, expect, it } from 'vitest';
import { readLessonPage } from '../readPage';

const head =
  '<meta name="description" content="Om fiskar &amp; hav."><meta name="keywords" content="fisk,torsk, hav">';
const trail =
  '<nav class="theme-doc-breadcrumbs x"><ul><li><a href="/"><svg></svg></a></li><li><span>Havet</span></li><li><span>Fiskar</span></li><li class="breadcrumbs__item breadcrumbs__item--active"><span>Torsk</span></li></ul></nav>';

function pageWith(content: string): ReturnType<typeof readLessonPage> {
  const html = `<nav><h1>Sidans ram</h1></nav><article>${trail}<div class="theme-doc-markdown markdown"><header><h1>Torsken</h1></header>${content}</div></article>`;
  return readLessonPage({ route: '/courses/torsk', meta: head, html });
}

const onlySection = (content: string) => pageWith(content)?.sections[0];

describe('a rendered lesson', () => {
  it('has its title, its place, its keywords and its description', () => {
    expect(pageWith('')).toMatchObject({
      route: '/courses/torsk',
      title: 'Torsken',
      trail: ['Havet', 'Fiskar'],
      keywords: ['fisk', 'torsk', 'hav'],
      description: 'Om fiskar & hav.',
    });
  });

  it('is cut at headings of level 2 and 3 that have an address', () => {
    const sections = pageWith(
      '<p>Före.</p><h2 id="mal">Mål<a class="hash-link" aria-label="Direktlänk till Mål">\u200B</a></h2><p>Ett</p><section><h3 id="två">Två <code>x</code></h3><p>Två.</p><h3>Utan adress</h3></section><h4 id="fyra">Fyra</h4>',
    )?.sections;
    expect(sections).toEqual([
      { anchor: '', heading: '', text: 'Före.', names: '', code: '' },
      { anchor: 'mal', heading: 'Mål', text: 'Ett', names: '', code: '' },
      { anchor: 'två', heading: 'Två x', text: 'Två.\nUtan adress\nFyra', names: '', code: '' },
    ]);
  });

  it('keeps names within the text apart from blocks of code', () => {
    expect(
      onlySection(
        '<p>Kör <code>git</code>\nnu.</p><pre><code><div>a = 1<br></div><div>b</div></code></pre>',
      ),
    ).toEqual({
      anchor: '',
      heading: '',
      text: 'Kör git nu.\na = 1\nb',
      names: 'git',
      code: 'a = 1\nb',
    });
  });

  it('has terms that are buttons, and no controls', () => {
    expect(
      onlySection(
        '<p>En <button>commit</button>.</p><div><button>Kör</button><label>Klar<input></label></div>',
      )?.text,
    ).toBe('En commit.');
  });

  it('has terms that are kept together with what closes their sentence', () => {
    const term = '<span class="unbroken"><button>commit</button>.</span>';
    expect(onlySection(`<p>En ${term}</p>`)?.text).toBe('En commit.');
  });

  it.each([
    ['hints and solutions', '<details><summary>Lösning</summary>svaret</details>'],
    ['answers that a part has marked', '<div data-nosearch="">svaret</div>'],
    ['what is hidden', '<p hidden>svaret</p>'],
    [
      'what is only looked at',
      '<span aria-hidden="true">svaret</span><svg><text>svaret</text></svg>',
    ],
    ['the source of a formula', '<math><annotation>svaret</annotation></math>'],
  ])('leaves out %s', (_what, html) => {
    expect(onlySection(`<p>Frågan</p>${html}`)?.text).toBe('Frågan');
  });

  it('has what pictures show', () => {
    expect(onlySection('<p><img alt="En torsk"></p>')?.text).toBe('En torsk');
  });

  it('is no page without a lesson', () => {
    expect(
      readLessonPage({ route: '/', meta: '', html: '<main><h1>Hem</h1></main>' }),
    ).toBeUndefined();
  });
});
