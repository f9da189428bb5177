import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../../kit/lab';
import type { Netlist } from '../core/netlist';
import {
  continueWith,
  isUnsettled,
  maxMoments,
  remarkOf,
  simulation,
  startSession,
  unstableNets,
  type Session,
} from '../lab';
import { circuit, show } from './circuits';

type SessionAction = ActionOf<typeof simulation>;

const nextSession = (settings: Netlist, session: Session, action: SessionAction): Session =>
  simulation.reduce({ settings, session }, action).session;

function run(netlist: Netlist, ...actions: SessionAction[]): Session {
  return actions.reduce(
    (session, action) => nextSession(netlist, session, action),
    startSession(netlist),
  );
}

const toggle = (name: string): SessionAction => ['toggle', name];
const counter = circuit('clock: clk\noutputs: Q1, Q0\ncounter Q: bits=2 clk=clk');
const ring = circuit('inputs: E\noutputs: Y\nY = nand(E, not not Y)');
const sop = circuit("inputs: A=1, B=1, C=1\nY = A·B + A'·C");

describe('a session', () => {
  it('turns switches and remembers every moment', () => {
    const session = run(sop, toggle('C'), toggle('A'));
    expect(session.history).toHaveLength(3);
    expect(show(session.settled.state, 'A', 'C', 'Y')).toBe('000');
  });

  it('gives a whole clock pulse, from whatever the clock stood at', () => {
    const twice = run(counter, ['pulse'], ['pulse']);
    expect(show(twice.settled.state, 'Q1', 'Q0', 'clk')).toBe('100');
    const high = run(counter, toggle('clk'), ['pulse']);
    expect(show(high.settled.state, 'Q1', 'Q0', 'clk')).toBe('100');
  });

  it('keeps no more moments than the diagram shows', () => {
    const many = Array.from({ length: 40 }, () => toggle('A'));
    expect(run(sop, ...many).history).toHaveLength(maxMoments);
  });

  it('goes gate delay by gate delay when asked to, and says how far it has come', () => {
    const byDelay = run(sop, ['setByDelay', true], toggle('A'));
    expect(show(byDelay.settled.state, 'Y')).toBe('1');
    expect(isUnsettled(sop, byDelay)).toBe(true);
    expect(remarkOf(sop, byDelay)?.text).toContain(
      'Efter 0 grindfördröjningar: signalerna är på väg',
    );
    const one = nextSession(sop, byDelay, ['tick']);
    expect(remarkOf(sop, one)?.text).toContain('Efter 1 grindfördröjning:');
    const rest = [1, 2].reduce((session) => nextSession(sop, session, ['tick']), one);
    expect(show(rest.settled.state, 'Y')).toBe('1');
    expect(remarkOf(sop, rest)?.text).toContain('har kommit till ro');
    expect(nextSession(sop, rest, ['tick'])).toBe(rest);
  });

  it('settles when delays are no longer stepped', () => {
    const pending = run(sop, ['setByDelay', true], toggle('A'), toggle('C'));
    const settled = nextSession(sop, pending, ['setByDelay', false]);
    expect(isUnsettled(sop, settled)).toBe(false);
  });

  it('tells an oscillation and names its nets, and is calm again afterwards', () => {
    const on = run(ring, toggle('E'));
    expect([...unstableNets(on)].sort()).toEqual(['#1', '#2', 'Y']);
    expect(remarkOf(ring, on)).toMatchObject({ tone: 'bad' });
    const off = nextSession(ring, on, toggle('E'));
    expect(unstableNets(off).size).toBe(0);
    expect(remarkOf(ring, off)).toBeUndefined();
  });

  it('tells the forbidden state of an SR part', () => {
    const netlist = circuit('inputs: S, R\noutputs: Q\nsr Q: s=S r=R');
    expect(remarkOf(netlist, run(netlist, toggle('S'), toggle('R')))?.text).toContain(
      'Q är i det förbjudna läget',
    );
    expect(remarkOf(netlist, run(netlist, toggle('S')))).toBeUndefined();
  });

  it('tells what the start left to chance, until something happens', () => {
    const latch = circuit('inputs: S, R\nQ = nor(R, P)\nP = nor(S, Q)');
    expect(remarkOf(latch, startSession(latch))?.text).toContain('2 stabila lägen');
    expect(remarkOf(latch, run(latch, toggle('S')))).toBeUndefined();
  });

  it('starts over with the first values', () => {
    const session = run(counter, ['pulse'], ['restart']);
    expect(show(session.settled.state, 'Q1', 'Q0')).toBe('00');
    expect(session.history).toHaveLength(1);
  });

  it('sets several switches at once', () => {
    const session = run(sop, [
      'setInputs',
      new Map([
        ['A', 0],
        ['B', 0],
        ['C', 0],
      ]),
    ]);
    expect(show(session.settled.state, 'A', 'B', 'C', 'Y')).toBe('0000');
  });

  it('keeps the switches when the circuit is changed', () => {
    const running = { settings: sop, session: run(sop, toggle('A')) };
    const changed = circuit('inputs: A, B=1, D\nY = A or D');
    const next = continueWith(running, changed);
    expect(show(next.session.settled.state, 'A', 'B', 'D')).toBe('010');
    expect(continueWith(running, sop)).toBe(running);
  });
});
