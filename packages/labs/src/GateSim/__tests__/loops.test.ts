import { describe, expect, it } from 'vitest';
import {
  explainSettled,
  explainStart,
  gateLoops,
  loopsOf,
  restingStates,
  ringThrough,
} from '../core/loops';
import { powerOn, settle, withInput } from '../core/simulate';
import { circuit, started } from './circuits';

describe('loopsOf', () => {
  it('finds loops of several nodes and of one', () => {
    const loops = loopsOf(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'a']],
        ['c', ['c']],
        ['d', ['a']],
      ]),
    );
    expect(loops.map((loop) => [...loop].sort())).toEqual([['c'], ['a', 'b']]);
  });

  it('finds none where there is none', () => {
    expect(
      loopsOf(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('the loops of a circuit', () => {
  it('do not go through what waits for the clock', () => {
    expect(gateLoops(circuit("clock: clk\noutputs: q\ndff q: d=q' clk=clk"))).toEqual([]);
  });

  it('have as many resting states as one can find by hand', () => {
    const latch = circuit('inputs: S, R\nQ = nor(R, P)\nP = nor(S, Q)');
    const [loop = []] = gateLoops(latch);
    expect(restingStates(loop, started(latch))).toHaveLength(2);
    const inverter = circuit('outputs: Q\nQ = not Q');
    const [self = []] = gateLoops(inverter);
    expect(restingStates(self, powerOn(inverter).state)).toEqual([]);
  });

  it('are walked round from signal to signal', () => {
    const netlist = circuit('outputs: Y\na = not Y\nb = not a\nY = not b');
    expect(ringThrough(['Y', 'a', 'b'], netlist)).toEqual(['Y', 'a', 'b', 'Y']);
    expect(ringThrough(['a'], circuit('inputs: A\na = not A'))).toEqual([]);
  });
});

describe('the explanations', () => {
  it('say which signals oscillate and that no state is stable', () => {
    const netlist = circuit('inputs: E\noutputs: Y\nY = nand(E, not not Y)');
    const settled = settle(netlist, withInput(started(netlist), 'E', 1));
    expect(explainSettled(netlist, settled)).toBe(
      'Kretsen svänger: Y, NOT 1 och NOT 2 växlar mellan 0 och 1 utan slut. Slingan är Y → NOT 1 → NOT 2 → Y. Inget av slingans 8 lägen är stabilt, för vilket läge den än står i slår den om sig själv.',
    );
  });

  it('name a race', () => {
    const netlist = circuit('inputs: X=1\nQ = nor(X, P)\nP = nor(X, Q)');
    const settled = settle(netlist, withInput(started(netlist), 'X', 0));
    expect(explainSettled(netlist, settled)).toMatch(/^Kapplöpning: Q och P slår om samtidigt/);
  });

  it('are silent about what is plain', () => {
    const netlist = circuit('inputs: A\nY = not A');
    expect(explainSettled(netlist, powerOn(netlist))).toBeUndefined();
    expect(explainStart(netlist, started(netlist))).toBeUndefined();
  });

  it('say what the start left to chance', () => {
    const netlist = circuit('inputs: S, R\nQ = nor(R, P)\nP = nor(S, Q)');
    expect(explainStart(netlist, started(netlist))).toBe(
      'Slingan Q och P har 2 stabila lägen. När strömmen slås på hamnar en riktig krets i något av dem; här börjar den med Q = 1 och P = 0.',
    );
  });
});
