import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressions } from '../../logic/__tests__/arbitraries';
import { columnOf, rowToValues } from '../../logic/table';
import { formatExpression } from '../../logic/format';
import type { Bit } from '../../logic/expression';
import { powerOn, settle, tick, withInput, type State } from '../core/simulate';
import { after, circuit, pulsed, show, started } from './circuits';

describe('gates', () => {
  it('a full adder adds on every row', () => {
    const adder = circuit('inputs: A, B, Cin\nX = A xor B\nS = X xor Cin\nCout = A·B + X·Cin');
    for (let row = 0; row < 8; row += 1) {
      let state = started(adder);
      for (const [name, bit] of rowToValues(row, ['A', 'B', 'Cin']))
        state = after(adder, state, name, bit);
      const ones = row.toString(2).replaceAll('0', '').length;
      expect(show(state, 'Cout', 'S')).toBe(ones.toString(2).padStart(2, '0'));
    }
  });

  it('agree with the expression for random expressions and all inputs', () => {
    const names = ['A', 'B', 'C'];
    fc.assert(
      fc.property(expressions(names), (expression) => {
        const netlist = circuit(`inputs: A, B, C\nY = ${formatExpression(expression, 'words')}`);
        const column = columnOf(expression, names).map((_, row) => {
          let state = started(netlist);
          for (const [name, bit] of rowToValues(row, names))
            state = after(netlist, state, name, bit);
          return state.values.get(netlist.outputs[0]?.net ?? '');
        });
        expect(column).toEqual(columnOf(expression, names));
      }),
      { numRuns: 60 },
    );
  });

  it("show a glitch gate delay by gate delay: A·B + A'·C when A falls", () => {
    const netlist = circuit("inputs: A=1, B=1, C=1\nY = A·B + A'·C");
    let state: State = withInput(started(netlist), 'A', 0);
    const seen = [show(state, 'Y')];
    for (let delay = 0; delay < 4; delay += 1) {
      state = tick(netlist, state);
      seen.push(show(state, 'Y'));
    }
    expect(seen.join('')).toBe('11011');
  });

  it('a tick in a settled circuit changes nothing', () => {
    const netlist = circuit('inputs: A\nY = A nand A');
    const state = started(netlist);
    expect(tick(netlist, state)).toBe(state);
  });
});

describe('parts', () => {
  it('a multiplexer chooses', () => {
    const netlist = circuit(
      'inputs: A=1, B, C, D=1, S1, S0\noutputs: Y\nmux Y: d=D, C, B, A s=S1, S0',
    );
    let state = started(netlist);
    expect(show(state, 'Y')).toBe('1');
    state = after(netlist, state, 'S0', 1);
    expect(show(state, 'Y')).toBe('0');
    state = after(netlist, state, 'S1', 1);
    expect(show(state, 'Y')).toBe('1');
  });

  it('an SR latch sets, holds and resets, and shows the forbidden state', () => {
    const netlist = circuit("inputs: S, R\noutputs: Q, Q'\nsr Q: s=S r=R");
    let state = started(netlist);
    const step = (name: string, bit: Bit): string => {
      state = after(netlist, state, name, bit);
      return show(state, 'Q', "Q'");
    };
    expect(step('S', 1)).toBe('10');
    expect(step('S', 0)).toBe('10');
    expect(step('R', 1)).toBe('01');
    expect(step('S', 1)).toBe('00');
    expect(step('R', 0)).toBe('10');
  });

  it('a D latch follows while it is enabled, a D flip-flop takes the value at the edge', () => {
    const netlist = circuit(
      'inputs: D\nclock: clk\noutputs: L, F\ndlatch L: d=D e=clk\ndff F: d=D clk=clk',
    );
    let state = started(netlist);
    state = after(netlist, state, 'clk', 1);
    state = after(netlist, state, 'D', 1);
    expect(show(state, 'L', 'F')).toBe('10');
    state = after(netlist, state, 'clk', 0);
    state = after(netlist, state, 'D', 0);
    expect(show(state, 'L', 'F')).toBe('10');
    state = after(netlist, state, 'D', 1);
    expect(show(pulsed(netlist, state), 'L', 'F')).toBe('11');
  });

  it('flip-flops in a row shift one step a pulse', () => {
    const netlist = circuit(
      'inputs: D=1\nclock: clk\noutputs: a, b, c\ndff a: d=D clk=clk\ndff b: d=a clk=clk\ndff c: d=b clk=clk',
    );
    let state = started(netlist);
    const seen = [1, 2, 3].map(() => {
      state = pulsed(netlist, state);
      return show(state, 'a', 'b', 'c');
    });
    expect(seen).toEqual(['100', '110', '111']);
  });

  it.each([
    ['tff q: t=1 clk=clk', ['1', '0', '1']],
    ['jk q: j=1 k=1 clk=clk', ['1', '0', '1']],
    ['jk q: j=1 k=0 clk=clk', ['1', '1', '1']],
    ['jk q: j=0 k=1 clk=clk', ['0', '0', '0']],
    ["dff q: d=q' clk=clk", ['1', '0', '1']],
    ['dff q: d=1 clk=clk reset=1', ['0', '0', '0']],
    ['dff q: d=0 clk=clk set=1', ['1', '1', '1']],
  ])('%s gives %j', (line, expected) => {
    const netlist = circuit(`clock: clk\noutputs: q\n${line}`);
    let state = started(netlist);
    const seen = expected.map(() => {
      state = pulsed(netlist, state);
      return show(state, 'q');
    });
    expect(seen).toEqual(expected);
  });

  it('a three-bit counter counts 0 1 2 3 4 5 6 7 0 in nine readings', () => {
    const netlist = circuit('clock: clk\noutputs: Q2, Q1, Q0\ncounter Q: bits=3 clk=clk');
    let state = started(netlist);
    const seen = [show(state, 'Q2', 'Q1', 'Q0')];
    for (let pulse = 0; pulse < 8; pulse += 1) {
      state = pulsed(netlist, state);
      seen.push(show(state, 'Q2', 'Q1', 'Q0'));
    }
    expect(seen.map((bits) => parseInt(bits, 2))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0]);
  });

  it('a modulo-6 counter and an enable', () => {
    const netlist = circuit(
      'inputs: E=1\nclock: clk\noutputs: Q2, Q1, Q0\ncounter Q: mod=6 clk=clk en=E',
    );
    let state = started(netlist);
    for (let pulse = 0; pulse < 7; pulse += 1) state = pulsed(netlist, state);
    expect(show(state, 'Q2', 'Q1', 'Q0')).toBe('001');
    state = after(netlist, state, 'E', 0);
    expect(show(pulsed(netlist, state), 'Q2', 'Q1', 'Q0')).toBe('001');
  });

  it('a ripple counter of T flip-flops counts down on the outputs and up on the inverses', () => {
    const netlist = circuit("clock: clk\noutputs: b, a\ntff a: t=1 clk=clk\ntff b: t=1 clk=a'");
    let state = started(netlist);
    const seen = [1, 2, 3, 4].map(() => {
      state = pulsed(netlist, state);
      return show(state, 'b', 'a');
    });
    expect(seen).toEqual(['01', '10', '11', '00']);
  });

  it('a register loads when told to', () => {
    const netlist = circuit(
      'inputs: D1=1, D0, L\nclock: clk\noutputs: R1, R0\nregister R: d=D1, D0 clk=clk load=L',
    );
    let state = pulsed(netlist, started(netlist));
    expect(show(state, 'R1', 'R0')).toBe('00');
    state = pulsed(netlist, after(netlist, state, 'L', 1));
    expect(show(state, 'R1', 'R0')).toBe('10');
  });

  it('a clock that is high at the start is no edge', () => {
    const netlist = circuit('inputs: clk=1\noutputs: q\ndff q: d=1 clk=clk');
    expect(show(started(netlist), 'q')).toBe('0');
  });
});

describe('loops of gates', () => {
  const latch = 'inputs: S, R\noutputs: Q, P\nQ = nor(R, P)\nP = nor(S, Q)';

  it('a latch of two NOR remembers', () => {
    const netlist = circuit(latch);
    let state = started(netlist);
    state = after(netlist, after(netlist, state, 'R', 1), 'R', 0);
    expect(show(state, 'Q', 'P')).toBe('01');
    state = after(netlist, state, 'S', 1);
    expect(show(state, 'Q', 'P')).toBe('10');
    expect(show(after(netlist, state, 'S', 0), 'Q', 'P')).toBe('10');
  });

  it('a D flip-flop of six NAND works like the part', () => {
    const netlist = circuit(`
      inputs: D
      clock: clk
      outputs: Q
      a = nand(b4, b2)
      b2 = nand(a, clk)
      b3 = nand(b2, clk, b4)
      b4 = nand(b3, D)
      Q = nand(b2, P)
      P = nand(Q, b3)
    `);
    let state = started(netlist);
    state = pulsed(netlist, state);
    expect(show(state, 'Q', 'P')).toBe('01');
    state = pulsed(netlist, after(netlist, state, 'D', 1));
    expect(show(state, 'Q', 'P')).toBe('10');
    state = after(netlist, state, 'D', 0);
    expect(show(state, 'Q', 'P')).toBe('10');
    expect(show(pulsed(netlist, state), 'Q', 'P')).toBe('01');
  });

  it('an inverter on itself oscillates', () => {
    const netlist = circuit('outputs: Q\nQ = not Q');
    expect(powerOn(netlist)).toMatchObject({ kind: 'oscillates', nets: ['Q'] });
  });

  it('a ring oscillator starts when it is let go', () => {
    const netlist = circuit('inputs: E\noutputs: Y\na = nand(E, Y)\nb = not a\nY = not b');
    const state = started(netlist);
    const settled = settle(netlist, withInput(state, 'E', 1));
    expect(settled.kind).toBe('oscillates');
    if (settled.kind !== 'oscillates') return;
    expect([...settled.nets].sort()).toEqual(['Y', 'a', 'b']);
    expect(settle(netlist, withInput(settled.state, 'E', 0)).kind).toBe('stable');
  });

  it('two NOR let go at the same moment race', () => {
    const netlist = circuit('inputs: X=1\noutputs: Q, P\nQ = nor(X, P)\nP = nor(X, Q)');
    const settled = settle(netlist, withInput(started(netlist), 'X', 0));
    expect(settled).toMatchObject({ kind: 'race', nets: ['Q', 'P'] });
    expect(show(settled.state, 'Q', 'P')).toBe('10');
  });
});
