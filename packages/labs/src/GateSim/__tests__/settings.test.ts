import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings';

const fence = (language: string, text: string): ReactNode =>
  h('pre', { key: language }, h('code', { className: `language-${language}` }, `${text}\n`));

const circuit = fence('circuit', 'inputs: A, B\nS = A xor B');

describe('parseSettings', () => {
  it('takes the circuit from the fence and leaves the words', () => {
    const task = parseSettings({
      children: [h('p', { key: 'p' }, 'Text'), circuit],
      show: 'table',
    });
    expect(task).toMatchObject({ mode: 'run', symbols: 'ansi', show: ['table'] });
    expect(task.rest).toHaveLength(1);
  });

  it('makes a circuit of an expression', () => {
    const task = parseSettings({ expression: 'S = A xor B; C = A·B', symbols: 'iec' });
    if (task.mode !== 'run') throw new Error('run');
    expect(task.netlist.parts.map(({ label }) => label)).toEqual(['XOR 1', 'AND 1']);
    expect(task.netlist.outputs.map(({ name }) => name)).toEqual(['S', 'C']);
  });

  it('hands on the text to write on', () => {
    const task = parseSettings({ mode: 'write', children: circuit });
    expect(task).toMatchObject({ mode: 'write', text: 'inputs: A, B\nS = A xor B' });
    expect(task).toMatchObject({ target: undefined });
  });

  it('reads the circuit that a written one is judged by', () => {
    const check = fence('check', 'inputs: A, B\nS = A or B');
    const children = [circuit, check];
    expect(
      parseSettings({ mode: 'write', palette: 'or register', max: 2, children }),
    ).toMatchObject({
      target: { check: 'inputs: A, B\nS = A or B', palette: ['or', 'register'], maxParts: 2 },
    });
  });

  it('makes a board of what is checked', () => {
    const task = parseSettings({
      mode: 'build',
      expression: 'Y = A xor B',
      palette: 'nand',
      max: 4,
    });
    expect(task).toMatchObject({
      board: { inputs: [{ name: 'A' }, { name: 'B' }], outputs: ['Y'], palette: ['nand'] },
      maxParts: 4,
      start: { parts: [], wires: [] },
    });
  });

  it('makes a board of a circuit, with or without parts on it', () => {
    const open = parseSettings({
      mode: 'build',
      children: fence('circuit', 'inputs: A\nclock: clk\noutputs: X, Y'),
    });
    expect(open).toMatchObject({ board: { outputs: ['X', 'Y'] }, target: undefined });
    const task = parseSettings({ mode: 'build', children: [circuit, fence('check', 'S = A·B')] });
    expect(task).toMatchObject({ start: { parts: [{ id: 'xor1' }] } });
  });

  it.each([
    [{}, 'kretsen saknas'],
    [{ expression: 'A', children: circuit }, 'inte båda'],
    [{ expression: 'A +' }, 'expression går inte att läsa. Plats 4'],
    [
      { children: fence('circuit', 'inputs: A\nS = B') },
      'i kretsen, rad 2: i `B`. Plats 1: namnet `B` finns inte',
    ],
    [{ children: [circuit, fence('python', '')] }, 'kodblocket python hör inte hit'],
    [{ children: [circuit, fence('check', 'S = A')] }, 'kodblocket check hör inte hit'],
    [{ mode: 'write', palette: 'and', children: circuit }, 'palette'],
    [{ children: circuit, symbols: 'din' }, 'ett av ansi, iec'],
    [{ mode: 'build' }, 'saknar in- och utgångar'],
    [
      { mode: 'build', children: [circuit, fence('check', 'T = A·B')] },
      'facits utgång T finns inte',
    ],
    [{ mode: 'build', children: [circuit, fence('check', 'S = C')] }, 'namnet `C` finns inte'],
    [
      { mode: 'build', children: [circuit, fence('check', 'B A | S')] },
      'facits ingångar B, A ska vara kretsens: A, B',
    ],
    [{ mode: 'build', expression: 'A', palette: 'nand rom' }, 'ett eller flera av not, and'],
    [{ mode: 'build', expression: 'A', max: 0 }, 'ett heltal från 1 till 30'],
    [
      {
        mode: 'build',
        children: fence('circuit', 'clock: clk\noutputs: Q0\ncounter Q: bits=1 clk=clk'),
      },
      'startkretsen får bara ha delar som går att placera',
    ],
  ])('refuses %#', (props, message) => {
    expect(() => parseSettings(props)).toThrow(message);
  });
});
