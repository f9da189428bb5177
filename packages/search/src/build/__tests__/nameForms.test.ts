import { describe, expect, it } from 'vitest';
import { formsOfName } from '../nameForms';

describe('the forms of a name', () => {
  it.each([
    ['process', 'processen processer processernas'],
    ['klocka', 'klockan klockor klockorna'],
    ['värde', 'värdet värden värdena'],
    ['händelse', 'händelsen händelser'],
    ['spelare', 'spelaren spelarna spelares'],
    ['byte', 'byten bytes'],
    ['variabel', 'variabeln variabler variablernas'],
    ['tecken', 'tecknet tecknen'],
    ['program', 'programmet programmen'],
    ['oföränderlig', 'oföränderligt oföränderliga'],
    ['commit', 'commits commiten'],
    ['CNN', 'cnn'],
  ])('of %s are itself and its inflections: %s', (name, forms) => {
    const known = formsOfName(name);
    const missing = forms.split(' ').filter((form) => !known.has(form));
    expect(missing).toEqual([]);
    expect(known).toContain(name.toLowerCase());
  });

  it.each([
    ['process', 'processor processorn'],
    ['byte', 'byt byta byts'],
    ['frame', 'fram'],
    ['gate', 'gator'],
    ['händelse', 'händer hände'],
    ['spelare', 'spel spela spelet'],
    ['rör', 'rörelse rörlig'],
    ['skal', 'skalan skalat'],
  ])('of %s are no other words with the same stem: %s', (name, others) => {
    expect(others.split(' ').filter((word) => formsOfName(name).has(word))).toEqual([]);
  });
});
