import { expect, it } from 'vitest';
import { readArticle } from '../content/readArticle';
import type { Sentence } from '../content/sentence';

function articleOf(html: string): Element {
  const article = document.createElement('article');
  article.innerHTML = html;
  return article;
}

/** What is said, with what is read on request after a dash. */
function saidOf(sentence: Sentence): string {
  const text = sentence.parts.map(({ text: each }) => each).join(' ');
  if (sentence.more === undefined) return text;
  const inside = sentence.more.read().map(saidOf).join(' / ');
  return `${text} [${sentence.more.stops ? '!' : ''}${sentence.more.label}: ${inside}]`;
}

const panel = (kind: string, title: string, body: string): string =>
  `<section><header><div><span data-kind="${kind}">Etikett</span><div>${title}</div></div></header>` +
  `<div>${body}</div></section>`;

it.each([
  ['blocks', '<h2>Mål</h2><p>En mening. Två!</p>', ['Mål', 'En mening.', 'Två!']],
  ['marks joined to words', '<p>Ett <b>ord</b>, till.</p>', ['Ett ord, till.']],
  ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', ['a', 'b']],
  ['a heading without its link', '<h2>Mål<a class="hash-link">#</a></h2>', ['Mål']],
  ['a word of the glossary', '<p>En <button data-term="">stack</button>.</p>', ['En stack.']],
  ['no other button', '<p>Text <button>Kör</button></p>', ['Text']],
  ['no hidden text', '<p hidden>x</p><p aria-hidden="true">y</p><p>z</p>', ['z']],
  ['code in the text', '<p>Skriv <code>min_x()</code> här.</p>', ['Skriv min understreck x här.']],
  [
    'code by its name',
    '<pre><code><div class="token-line">x = 1</div><div class="token-line">y()</div></code></pre>',
    ['Kod, två rader. [Läs koden: x lika med 1 / y]'],
  ],
  [
    'what is printed',
    '<pre class="language-text"><code>Hej</code></pre>',
    ['Text, en rad. [Läs texten: Hej]'],
  ],
  [
    'a table row by row, with its heads',
    '<table><thead><tr><th>In</th><th>Ut</th></tr></thead>' +
      '<tbody><tr><td>0</td><td>1</td></tr><tr><td>1</td><td></td></tr></tbody></table>',
    ['Tabell, två rader.', 'In: 0.', 'Ut: 1.', 'In: 1.'],
  ],
  [
    'a table without heads',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    ['Tabell, en rad.', 'a. b.'],
  ],
  ['a picture', '<p><img alt="En graf."> Se.</p>', ['Bild: En graf.', 'Se.']],
  [
    'a figure',
    '<figure><div role="img" aria-label="Två noder"><b>x</b></div><figcaption>Graf</figcaption></figure>',
    ['Bild: Två noder.', 'Graf'],
  ],
  ['no picture for the eye alone', '<p><img alt=""> Se.</p>', ['Se.']],
  ['a question', panel('quiz', '1 av 2', '<p>Vad?</p>'), ['Etikett: 1 av 2. [!Läs frågan: Vad?]']],
  [
    'an exercise',
    panel('exercise', 'Summa', '<p>Gör så.</p>'),
    ['Etikett: Summa. [!Läs uppgiften: Gör så.]'],
  ],
  [
    'a lab',
    panel('lab', 'Halvadderare', '<p>Slå på.</p>'),
    ['Etikett: Halvadderare. [Läs innehållet: Slå på.]'],
  ],
  [
    'what is folded',
    '<details><summary>Mer</summary><p>Dolt.</p></details>',
    ['Mer. [Läs det dolda: Dolt.]'],
  ],
  [
    'what is unfolded',
    '<details open><summary>Mer</summary><p>Synligt.</p></details>',
    ['Mer.', 'Synligt.'],
  ],
] as const)('%s', (_name, html, said) => {
  expect(readArticle(articleOf(html)).map(saidOf)).toEqual(said);
});

it('an English word is said by the English voice, and marked in its place', () => {
  const [sentence] = readArticle(
    articleOf('<p>Det heter <em lang="en">deep learning</em> här.</p>'),
  );
  expect(sentence?.parts.map(({ language, text }) => [language, text])).toEqual([
    ['sv', 'Det heter'],
    ['en', 'deep learning'],
    ['sv', 'här.'],
  ]);
  const place = sentence?.parts[1]?.words[1]?.place;
  expect(place).toMatchObject({ kind: 'text', start: 5, end: 13 });
});

it('a name in English code is said by the English voice, and its signs by the Swedish one', () => {
  const [sentence] = readArticle(
    articleOf(
      '<p>Anropa <code lang="en">queue_free()</code> i <code lang="en">range(9)</code>.</p>',
    ),
  );
  expect(sentence?.parts.map(({ language, text }) => [language, text])).toEqual([
    ['sv', 'Anropa'],
    ['en', 'queue underscore free'],
    ['sv', 'i range parentes 9 slut parentes.'],
  ]);
});
