import { expect, it } from 'vitest';
import { codePieces, codeWords, englishName, isEnglishNames } from '../content/codeWords';
import { counted } from '../content/count';

it.each([
  ['print()', 'print'],
  ['x += 1', 'x ökas med 1'],
  ['for i in range(10):', 'for i in range parentes 10 slut parentes kolon'],
  ['a == b', 'a dubbelt likhetstecken b'],
  ['3.14', '3.14'],
  ['min_lista[0]', 'min understreck lista hakparentes 0 slut hakparentes'],
  ['--all', 'två bindestreck all'],
  ['måndag', 'måndag'],
  ['☃', '☃'],
  ['#########', '9 gånger nummertecken'],
  ['---', 'två bindestreck minus'],
  ['', ''],
])('%s', (code, said) => {
  expect(codeWords(code)).toBe(said);
});

it.each([
  ['move_left', 'move underscore left'],
  ['queue_free()', 'queue underscore free'],
  ['Engine.time', 'Engine dot time'],
])('%s in English', (code, said) => {
  expect(isEnglishNames(code)).toBe(true);
  expect(englishName(code)).toBe(said);
});

it('code without a blank is said in pieces, none too long, and none in the middle of a name', () => {
  const code = '{{if.Klar}}<s>{{.Titel}}</s>{{else}}{{.Titel}}{{end}}'.repeat(2);
  const pieces = codePieces(code);
  expect(pieces.join('')).toBe(code);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(codeWords(piece).length).toBeLessThan(150);
  expect(codePieces('min_lista[0]')).toEqual(['min_lista[0]']);
});

it.each(['range(10)', 'a == b', 'main.', '--all'])('%s is left to the Swedish voice', (code) => {
  expect(isEnglishNames(code)).toBe(false);
});

it.each([
  [1, 'en rad'],
  [5, 'fem rader'],
  [40, '40 rader'],
])('%i lines', (count, text) => {
  expect(counted(count, 'rad', 'rader')).toBe(text);
});
