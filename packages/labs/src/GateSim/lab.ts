import { defineLab } from '../kit/lab';
import { invert, type Bit } from '../logic/expression';
import { forbidden } from './core/behaviour';
import { explainSettled, explainStart } from './core/loops';
import type { Netlist } from './core/netlist';
import { powerOn, settle, tick, withInput, type Settled, type State } from './core/simulate';

/** One moment of the timing diagram: the value of every net. */
export type Moment = ReadonlyMap<string, Bit>;

export interface Session {
  readonly settled: Settled;
  /** The moments so far, the latest last. */
  readonly history: readonly Moment[];
  /** Gate delay by gate delay: a change waits for `tick` instead of settling at once. */
  readonly byDelay: boolean;
  /** Gate delays since the last change of an input, while going delay by delay. */
  readonly delays: number;
}

/** The timing diagram's length: more moments are too narrow to see. */
export const maxMoments = 32;

export function startSession(netlist: Netlist, byDelay = false): Session {
  const settled = powerOn(netlist);
  return { settled, history: [settled.state.values], byDelay, delays: 0 };
}

/** A session and the circuit it belongs to. */
export interface Running {
  readonly settings: Netlist;
  readonly session: Session;
}

/**
 * The session of a circuit that may have been changed since: a changed circuit is switched on anew
 * with its switches as they stand, so that mending a wire does not turn them.
 */
export function continueWith(running: Running, netlist: Netlist): Running {
  if (running.settings === netlist) return running;
  const { values } = running.session.settled.state;
  const inputs = netlist.inputs.map((input) => ({
    ...input,
    initial: values.get(input.name) ?? input.initial,
  }));
  const session = startSession({ ...netlist, inputs }, running.session.byDelay);
  return { settings: netlist, session };
}

function remember(history: readonly Moment[], state: State): readonly Moment[] {
  return [...history, state.values].slice(-maxMoments);
}

/** A change that has not been reacted to yet counts as stable until a tick shows otherwise. */
const waiting = (state: State): Settled => ({ kind: 'stable', state, ticks: 0 });

function setInput(netlist: Netlist, session: Session, name: string, bit: Bit): Session {
  const changed = withInput(session.settled.state, name, bit);
  const settled = session.byDelay ? waiting(changed) : settle(netlist, changed);
  return {
    ...session,
    settled,
    delays: 0,
    history: remember(session.history, settled.state),
  };
}

function toggle(netlist: Netlist, session: Session, name: string): Session {
  const now = session.settled.state.values.get(name) ?? 0;
  return setInput(netlist, session, name, invert(now));
}

function pulse(netlist: Netlist, session: Session): Session {
  return netlist.inputs
    .filter(({ isClock }) => isClock)
    .reduce((next, { name }) => {
      const low =
        next.settled.state.values.get(name) === 1 ? setInput(netlist, next, name, 0) : next;
      return setInput(netlist, setInput(netlist, low, name, 1), name, 0);
    }, session);
}

function oneDelay(netlist: Netlist, session: Session): Session {
  const state = tick(netlist, session.settled.state);
  if (state === session.settled.state) return session;
  return {
    ...session,
    settled: waiting(state),
    delays: session.delays + 1,
    history: remember(session.history, state),
  };
}

function setInputs(netlist: Netlist, session: Session, values: ReadonlyMap<string, Bit>): Session {
  return [...values].reduce((next, [name, bit]) => setInput(netlist, next, name, bit), session);
}

function setByDelay(netlist: Netlist, session: Session, byDelay: boolean): Session {
  const settled = byDelay ? session.settled : settle(netlist, session.settled.state);
  return { ...session, settled, byDelay, delays: 0 };
}

/** A verb of a circuit and its session, as one of what is running. */
const verb =
  <Args extends readonly unknown[]>(
    next: (netlist: Netlist, session: Session, ...args: Args) => Session,
  ) =>
  (running: Running, ...args: Args): Running => ({
    ...running,
    session: next(running.settings, running.session, ...args),
  });

export const simulation = defineLab(
  (settings: Netlist): Running => ({ settings, session: startSession(settings) }),
  {
    continueWith,
    toggle: verb(toggle),
    setInputs: verb(setInputs),
    pulse: verb(pulse),
    tick: verb(oneDelay),
    setByDelay: verb(setByDelay),
    restart: verb((netlist, { byDelay }) => startSession(netlist, byDelay)),
  },
);

/** Whether a part has not yet reacted to what is on its inputs. */
export function isUnsettled(netlist: Netlist, session: Session): boolean {
  return tick(netlist, session.settled.state) !== session.settled.state;
}

/** The nets that go on changing. */
export function unstableNets(session: Session): ReadonlySet<string> {
  return new Set(session.settled.kind === 'oscillates' ? session.settled.nets : []);
}

export interface Remark {
  readonly tone: 'plain' | 'hint' | 'bad';
  readonly text: string;
}

function delayRemark(netlist: Netlist, session: Session): Remark {
  const { delays } = session;
  const count = `${delays} ${delays === 1 ? 'grindfördröjning' : 'grindfördröjningar'}`;
  if (isUnsettled(netlist, session))
    return {
      tone: 'hint',
      text: `Efter ${count}: signalerna är på väg, kretsen har inte kommit till ro än.`,
    };
  return { tone: 'plain', text: `Efter ${count}: kretsen har kommit till ro.` };
}

/** What there is to say about the circuit right now; undefined when everything is plain. */
export function remarkOf(netlist: Netlist, session: Session): Remark | undefined {
  if (session.byDelay) return delayRemark(netlist, session);
  const { settled, history } = session;
  const explained = explainSettled(netlist, settled);
  if (explained !== undefined)
    return { tone: settled.kind === 'oscillates' ? 'bad' : 'hint', text: explained };
  const latch = netlist.parts.find(
    ({ id, kind }) => kind === 'sr' && settled.state.memory.get(id)?.word === forbidden,
  );
  if (latch !== undefined)
    return {
      tone: 'hint',
      text: `${latch.label} är i det förbjudna läget: S och R är 1 samtidigt, så Q och Q' är båda 0. Vilket läge den hamnar i när båda släpps är inte bestämt.`,
    };
  const start = history.length === 1 ? explainStart(netlist, settled.state) : undefined;
  return start === undefined ? undefined : { tone: 'plain', text: start };
}
