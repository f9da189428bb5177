import { describe, expect, it } from 'vitest';
import { jsonPieces, linePieces, markdownPieces, markupPieces, type Piece } from '../pieces';

const brief = ({ kind, line, text }: Piece): string => `${kind} ${String(line)} ${text}`;

describe('a lesson', () => {
  it('is its hidden files and tests too, which go with the page for its exercises', () => {
    const source = [
      '```python hidden file=lager.py',
      'innehåll = ["kamera"]',
      '```',
      '',
      '<Exercise title="x">',
      '',
      '```python test',
      'assert antal(innehåll) == 1',
      '```',
      '',
      '</Exercise>',
    ].join('\n');
    const code = markdownPieces(source).filter(({ kind }) => kind === 'code');
    expect(code.map(brief)).toEqual([
      'code 2 innehåll = ["kamera"]',
      'code 8 assert antal(innehåll) == 1',
    ]);
  });

  it('falls into front matter, headings, prose between markup, and lines of code', () => {
    const source = [
      '---',
      "title: 'Klasser: en början'",
      'sidebar_position: 4',
      'description: Allt om klasser.',
      'keywords:',
      '  - klass',
      '---',
      '',
      "import Bild from './bild.svg';",
      '',
      '## Vem är `self`? {#self}',
      '',
      'En <Term id="klass">klass</Term> är en',
      'ritning. Den har `attribut` och&nbsp;**metoder**.',
      '',
      '- punkt ett',
      '',
      '````md',
      '```python',
      'print("hej")',
      '```',
      '````',
      '',
      '<Choice why="För att det är så.">Ja</Choice>',
    ].join('\n');
    expect(markdownPieces(source).map(brief)).toEqual([
      'label 2 Klasser: en början',
      'prose 4 Allt om klasser.',
      'heading 11 Vem är self?',
      'prose 11 Vem är',
      'prose 11 self',
      'prose 13 En',
      'prose 13 Term id',
      'prose 13 klass',
      'prose 13 klass',
      'prose 13 /Term',
      'prose 13 är en\nritning',
      'prose 13 Den har',
      'prose 13 attribut',
      'prose 13 och',
      'prose 13 metoder',
      'prose 16 punkt ett',
      'prose 18 md',
      'code 19 ```python',
      'code 20 print("hej")',
      'code 21 ```',
      'prose 24 Choice why',
      'prose 24 För att det är så.',
      'prose 24 Ja',
      'prose 24 /Choice',
    ]);
  });

  it('may have no front matter and no end of a fence', () => {
    expect(markdownPieces('Bara text\n\n```\nkod').map(brief)).toEqual([
      'prose 1 Bara text',
      'code 4 kod',
    ]);
  });
});

describe('other files', () => {
  it('give the texts of JSON, without settings', () => {
    const json =
      '{\n  "label": "Årskurs",\n  "className": "mark",\n  "link": {"description": "Om \\"kursen\\"."}\n}';
    expect(jsonPieces(json).map(brief)).toEqual(['label 2 Årskurs', 'prose 4 Om "kursen".']);
  });

  it('give what stands between the tags of a figure', () => {
    expect(markupPieces('<svg>\n<text x="1">Namnet pekar</text></svg>').map(brief)).toEqual([
      'prose 2 Namnet pekar',
    ]);
  });

  it('give the lines of a program', () => {
    expect(linePieces('a = 1\nb = 2').map(brief)).toEqual(['code 1 a = 1', 'code 2 b = 2']);
  });
});
