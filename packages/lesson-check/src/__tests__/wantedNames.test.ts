import { describe, expect, it } from 'vitest';
import { wantedNames } from '../rules/wantedNames';

describe('the names that a test takes from the student', () => {
  it.each([
    ['a function', 'assert summa([1]) == 1', 'def summa(tal):\n    return 1', ['summa']],
    [
      'a method and a field',
      'kö = Kö()\nkö.ställ(1)\nassert kö.längd == 1',
      'class Kö:\n    längd: int = 0\n\n    def ställ(self, x):\n        self.sist = x',
      ['Kö', 'ställ', 'längd'],
    ],
    [
      'what it imports from the student file',
      'from lager import Kista\nKista()',
      'class Kista:\n    pass',
      ['Kista'],
    ],
    [
      'what only the solution imports',
      'assert dag() == date(2026, 9, 1)',
      'from datetime import date\ndef dag():\n    return date(2026, 9, 1)',
      ['dag', 'date'],
    ],
    [
      'a whole name, not its beginning',
      'väg0 = sök(1)\nassert väg0 == []',
      'def väg(x):\n    return x\n\ndef sök(x):\n    return väg([])',
      ['sök'],
    ],
    [
      'a function in Rust',
      'assert_eq!(dubbla(2), 4);',
      'fn dubbla(x: i32) -> i32 { 2 * x }',
      ['dubbla'],
    ],
  ])('are %s', (_, test, solution, names) => {
    expect([...wantedNames(test, solution)].sort()).toEqual([...names].sort());
  });

  it.each([
    [
      'makes itself',
      'def hjälp():\n    return 1\nassert hjälp() == 1',
      'def hjälp():\n    return 2',
    ],
    ['imports itself', 'from datetime import date\nassert date', 'from datetime import date'],
    ['goes through', 'for tal in (1, 2):\n    assert tal', 'tal = 3'],
    ['does not use', 'assert True', 'def eget_namn():\n    return 1'],
  ])('are none that it %s', (_, test, solution) => {
    expect(wantedNames(test, solution)).toEqual([]);
  });
});
