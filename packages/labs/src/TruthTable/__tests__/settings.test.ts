import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings';

describe('parseSettings', () => {
  it('takes an expression and finds its variables', () => {
    const task = parseSettings({ expression: "A·B + A'·C" });
    expect(task.mode).toBe('explore');
    expect(task.subject.variables).toEqual(['A', 'B', 'C']);
    expect(task.subject.outputs[0]?.column.join('')).toBe('01010011');
  });

  it('takes rows with don’t care and a name', () => {
    const { subject } = parseSettings({
      mode: 'fill',
      variables: 'A, B',
      minterms: '1 2',
      dontcares: '3',
      name: 'L',
    });
    expect(subject.outputs).toEqual([{ name: 'L', column: [0, 1, 1, 'x'] }]);
  });

  it('keeps the author’s order of variables, also such as the expression does not use', () => {
    const { subject } = parseSettings({ expression: 'B', variables: 'C B' });
    expect(subject.variables).toEqual(['C', 'B']);
    expect(subject.outputs[0]?.column).toEqual([0, 1, 0, 1]);
  });

  it('has an example of its own when nothing is written', () => {
    expect(parseSettings({}).text).toBe("A·B + A'·C");
  });

  it.each([
    [{ expression: 'A +' }, 'expression="A +" går inte att läsa. Plats 4'],
    [{ expression: 'A·D', variables: 'A, B' }, 'namnet `D` finns inte'],
    [{ expression: 'A', minterms: '1' }, 'skriv expression eller minterms, inte båda'],
    [{ mode: 'fill' }, 'funktionen saknas'],
    [{ minterms: '1' }, 'funktionen saknas'],
    [{ minterms: '4', variables: 'A, B' }, 'rad 4 finns inte: med 2 variabler'],
    [{ minterms: '1 2', dontcares: '2', variables: 'A, B' }, 'rad 2 står i både'],
    [{ variables: 'A, A', minterms: '1' }, 'högst 6 olika namn'],
    [{ expression: 'A·B·C·D·E·G·H' }, 'har 7 variabler'],
    [{ mode: 'karnaugh', expression: 'A' }, 'kräver 2 till 4 variabler, inte 1'],
    [{ mode: 'expression', expression: 'S = A; C = B' }, 'tar ett uttryck i taget'],
    [{ mode: 'fill', expression: 'A', minimal: true }, 'minimal hör bara till'],
    [{ mode: 'filla', expression: 'A' }, 'ett av explore, fill, expression, karnaugh'],
    [{ expresion: 'A' }, 'expresion är ingen egenskap'],
  ])('refuses %j', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
