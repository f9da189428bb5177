import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExpression, type Notation } from '../format';
import { parseExpression, problemToText, type ParseProblem } from '../parse';
import { areEquivalent, columnOf } from '../table';
import { expressions } from './arbitraries';
import { variablesOf, type Expression } from '../expression';

function read(text: string, known?: readonly string[]): Expression {
  const parsed = parseExpression(text, known === undefined ? undefined : new Set(known));
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`);
  return parsed.value;
}

function problem(text: string, known?: readonly string[]): ParseProblem {
  const parsed = parseExpression(text, known === undefined ? undefined : new Set(known));
  if (parsed.ok) throw new Error(`${text} was accepted`);
  return parsed.problem;
}

const column = (text: string, variables: readonly string[]): string =>
  columnOf(read(text), variables).join('');

describe('parseExpression', () => {
  it.each([
    "A·B + A'·C",
    "AB + A'C",
    'A & B | ~A & C',
    'A && B || !A && C',
    'A and B or not A and C',
    'A och B eller inte A och C',
    'A OCH B ELLER ¬A OCH C',
    'A*B + A’*C',
    '(A∧B)∨(¬A∧C)',
    'or(and(A, B), and(~A, C))',
  ])('reads %s as the same function', (text) => {
    expect(column(text, ['A', 'B', 'C'])).toBe('01010011');
  });

  it.each([
    ['A + B·C', '00011111'],
    ['A ^ B C', '00011110'],
    ['A | B ^ C', '01101111'],
    ["A + B'", '11001111'],
    ["(A + B)'", '11000000'],
    ["~A' B", '00000011'],
    ["A''", '00001111'],
    ['A xor B xor C', '01101001'],
    ['A nand B', '11111100'],
    ['nand(A, B, C)', '11111110'],
    ['xnor(A, B, C)', '10010110'],
    ['nor(A, B)·1 + 0', '11000000'],
  ])('%s has the column %s', (text, expected) => {
    expect(column(text, ['A', 'B', 'C'])).toBe(expected);
  });

  it('takes a prime after a run as the last name’s', () => {
    expect(areEquivalent(read("AB'"), read("A·(B')"))).toBe(true);
  });

  it('begins a new name at each capital letter unless the run is a known name', () => {
    expect(variablesOf(read('AB'))).toEqual(['A', 'B']);
    expect(variablesOf(read('Cin·A1B'))).toEqual(['Cin', 'A1', 'B']);
    expect(variablesOf(read('clk'))).toEqual(['clk']);
    expect(variablesOf(read('SEL', ['SEL', 'S']))).toEqual(['SEL']);
    expect(variablesOf(read('AB', ['A', 'B']))).toEqual(['A', 'B']);
  });

  it.each([
    ['', 0, 'uttrycket tar slut, men här väntades en variabel'],
    ['A +', 3, 'uttrycket tar slut'],
    ['A + + B', 4, 'här står `+`'],
    ['A · )', 4, 'här står `)`'],
    ['(A + B', 6, 'vänsterparentesen på plats 1 saknar'],
    ['A + B)', 5, 'ingen vänsterparentes'],
    ['A ? B', 2, 'tecknet `?` hör inte till språket. Här väntades en operator'],
    ['2·A', 0, '`2` är inget booleskt värde'],
    ['A·12', 2, '`12` är inget booleskt värde'],
    ['A nand B nand C', 9, 'NAND går inte att kedja'],
    ['A + B nor C', 6, 'OR och NOR efter varandra'],
    ['A xnor B xnor C', 9, 'XNOR går inte att kedja'],
    ['nand(A)', 6, 'minst två ingångar'],
    ['(A, B)', 2, 'här väntades en operator som · eller + eller )'],
    ['A inte', 6, 'uttrycket tar slut'],
    ["'A", 0, "här står `'`"],
  ])('says where %s goes wrong', (text, at, message) => {
    expect(problem(text)).toMatchObject({
      at,
      message: expect.stringContaining(message) as string,
    });
  });

  it('names the known names when one is unknown', () => {
    expect(problem('A·Cut', ['A', 'Cin'])).toEqual({
      at: 2,
      length: 3,
      message: 'namnet `Cut` finns inte. Namnen som finns är A, Cin.',
    });
  });

  it('counts positions from 1 in the text for readers', () => {
    expect(problemToText(problem('A·'))).toMatch(/^Plats 3: uttrycket tar slut/);
  });

  it('answers every text, never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."AB01·+'()~,^ &orx?".split('')) }),
        (text) => {
          const parsed = parseExpression(text);
          if (!parsed.ok) expect(parsed.problem.at).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});

describe('formatExpression', () => {
  const notations: Notation[] = ['algebra', 'code', 'words'];

  it.each([
    ["A·B + A'·C", "A·B + A'·C", 'A & B | ~A & C', 'A and B or not A and C'],
    ["(A + B)'·C", "(A + B)'·C", '~(A | B) & C', 'not (A or B) and C'],
    ['A·(B + C)', 'A·(B + C)', 'A & (B | C)', 'A and (B or C)'],
    ['A nand B', "(A·B)'", '~(A & B)', 'nand(A, B)'],
    ["A''", "A''", '~~A', 'not not A'],
  ])('writes %s in three notations', (text, ...expected) => {
    expect(notations.map((notation) => formatExpression(read(text), notation))).toEqual(expected);
  });

  it('gives text that reads back as the same function, in every notation', () => {
    fc.assert(
      fc.property(
        expressions(['A', 'B', 'C', 'Cin']),
        fc.constantFrom(...notations),
        (expression, notation) => {
          expect(areEquivalent(read(formatExpression(expression, notation)), expression)).toBe(
            true,
          );
        },
      ),
      { numRuns: 400 },
    );
  });
});
