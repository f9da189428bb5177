import { describe, expect, it } from 'vitest';
import { equalOutputs, subjectOfText, type Subject } from '../core/subject';

function subject(text: string): Subject {
  const parsed = subjectOfText(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
}

const columns = (text: string): string[] =>
  subject(text).outputs.map(({ name, column }) => `${name}:${column.join('')}`);

describe('subjectOfText', () => {
  it('reads several named expressions, also on lines of their own', () => {
    expect(columns('S = A xor B; C = A·B')).toEqual(['S:0110', 'C:0001']);
    expect(columns('S = A xor B\nC = A·B\n')).toEqual(['S:0110', 'C:0001']);
  });

  it('lets a later expression use an earlier name', () => {
    expect(columns('X = A xor B; S = X xor Cin')).toEqual(['X:00111100', 'S:01101001']);
  });

  it('calls a lone expression F, or something else when F is a variable', () => {
    expect(columns('A')).toEqual(['F:01']);
    expect(columns("(D + F)·P'")[0]).toMatch(/^Y:/);
  });

  it.each([
    ['S = A; B', 6, 'behöver vart och ett ett namn'],
    ['S = A; S = B', 6, 'redan använt'],
    ['S = S + A', 0, 'står på båda sidor'],
    ['S = A; C = A +', 14, 'tar slut'],
    ['', 0, 'tar slut'],
  ])('places the problem of %j in the whole text', (text, at, message) => {
    const parsed = subjectOfText(text);
    expect(parsed).toMatchObject({
      ok: false,
      problem: { at, message: expect.stringContaining(message) as string },
    });
  });

  it('finds expressions that are equivalent', () => {
    expect(equalOutputs(subject("F = (A·B)'; G = A' + B'; H = A"))).toEqual([['F', 'G']]);
    expect(equalOutputs(subject('F = A; G = B'))).toEqual([]);
  });
});
