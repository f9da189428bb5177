import { describe, expect, it } from 'vitest';
import { parseTrace, splitItems, type TraceFault, type Trace } from '../core/parse';

const example = `def lägg(x, l=[]):
    l.append(x)
    return l

print(lägg(1))
===
@1
: Raden \`def\` körs.
: Standardvärdet skapas en gång.
var l = []
@5
: Första anropet.
stack anrop: lägg(1)
mem 0x1000 = 05
@-
: Anropet är klart.
stack anrop:
del l
out [1]
===`;

function traceOf(text: string): Trace {
  const parsed = parseTrace(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.trace;
}

function faultsOf(text: string): readonly TraceFault[] {
  const parsed = parseTrace(text);
  return parsed.ok ? [] : parsed.faults;
}

describe('parseTrace', () => {
  it('reads code and steps', () => {
    const trace = traceOf(example);
    expect(trace.code.split('\n')).toHaveLength(5);
    expect(trace.steps).toEqual([
      {
        line: 1,
        explanation: 'Raden `def` körs. Standardvärdet skapas en gång.',
        changes: [{ kind: 'variable', name: 'l', value: '[]' }],
      },
      {
        line: 5,
        explanation: 'Första anropet.',
        changes: [
          { kind: 'items', shape: 'stack', name: 'anrop', items: ['lägg(1)'] },
          { kind: 'memory', address: '0x1000', value: '05' },
        ],
      },
      {
        line: null,
        explanation: 'Anropet är klart.',
        changes: [
          { kind: 'items', shape: 'stack', name: 'anrop', items: [] },
          { kind: 'remove', name: 'l' },
          { kind: 'output', text: '[1]' },
        ],
      },
    ]);
  });

  it('takes a trace without code, without the last rule and with Windows line ends', () => {
    expect(traceOf('===\r\n@-\r\n: Start.\r\nqueue kö: a, b\r\n')).toEqual({
      code: '',
      steps: [
        {
          line: null,
          explanation: 'Start.',
          changes: [{ kind: 'items', shape: 'queue', name: 'kö', items: ['a', 'b'] }],
        },
      ],
    });
  });

  it('keeps the blanks that a written line begins with, and an empty written line', () => {
    expect(traceOf('===\n@-\n: a\nout   x\nout').steps[0]?.changes).toEqual([
      { kind: 'output', text: '  x' },
      { kind: 'output', text: '' },
    ]);
  });

  it('ends a name at the first equals sign that stands free', () => {
    expect(traceOf('===\n@-\n: a\nvar l[0] = a == b\nvar tom =').steps[0]?.changes).toEqual([
      { kind: 'variable', name: 'l[0]', value: 'a == b' },
      { kind: 'variable', name: 'tom', value: '' },
    ]);
  });

  it.each([
    ['a = 1', 1, '"===" saknas'],
    ['a = 1\n===\n===', 2, 'inga steg'],
    ['a = 1\n===\n@2\n: x', 3, 'rad 2 finns inte'],
    ['a = 1\n===\n@0\n: x', 3, 'rad 0 finns inte'],
    ['===\n@1\n: x', 2, 'rad 1 finns inte'],
    ['a = 1\n===\n@ett\n: x', 3, 'pekar inte ut en rad'],
    ['a = 1\n===\n: x\n@1\n: y', 3, 'före det första steget'],
    ['a = 1\n===\n@1\nvar a = 1', 3, 'saknar förklaring'],
    ['a = 1\n===\n@1\n:\n', 3, 'saknar förklaring'],
    ['a = 1\n===\n@1\n: x\nvar a', 5, 'saknar namn eller värde'],
    ['a = 1\n===\n@1\n: x\nmem 0x10', 5, 'saknar namn eller värde'],
    ['a = 1\n===\n@1\n: x\ndel', 5, 'saknar namn'],
    ['a = 1\n===\n@1\n: x\ndel b', 5, 'tar bort något som inte finns'],
    ['a = 1\n===\n@1\n: x\nstack a, b', 5, 'saknar namn eller kolon'],
    ['a = 1\n===\n@1\n: x\nskriv 3', 5, 'ingen rad i ett steg'],
    ['a = 1\n===\n@1\n: x\n===\nmer', 6, 'efter det avslutande'],
  ])('names the line and the fault of %j', (text, line, problem) => {
    const [fault, ...others] = faultsOf(text);
    expect(others).toEqual([]);
    expect(fault?.line).toBe(line);
    expect(fault?.problem).toContain(problem);
    expect(fault?.remedy).not.toBe('');
  });

  it('reports all faults, in the order of their lines', () => {
    expect(faultsOf('a\n===\n@9\nvar a\n@1\n: x\nhej').map((fault) => fault.line)).toEqual([
      3, 3, 4, 7,
    ]);
  });
});

describe('splitItems', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a, b ,c', ['a', 'b', 'c']],
    ['f(1, 2), [3, 4], {a: 1, b: 2}', ['f(1, 2)', '[3, 4]', '{a: 1, b: 2}']],
    ['"x, y", \'p, q\'', ['"x, y"', "'p, q'"]],
    ["Anna's, b", ["Anna's", 'b']],
    ['(, [, )', ['(', '[', ')']],
    ['å, 🙂, ö', ['å', '🙂', 'ö']],
    ['a,,b', ['a', '', 'b']],
  ])('%j', (text, items) => {
    expect(splitItems(text)).toEqual(items);
  });
});
