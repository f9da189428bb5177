/**
 * A lab's pure core. What a student can do is declared once, as functions from state to state; the
 * actions, the reducer and the verbs that components call have their types from there.
 */

/**
 * What can be done with a state. A verb takes what the control hands over, and returns the state
 * itself when it can do nothing.
 */
export type VerbTable<State> = Readonly<Record<string, (state: State, ...args: never[]) => State>>;

type ArgsOf<Verb> = Verb extends (state: never, ...args: infer Args) => unknown ? Args : never;

/** A verb with its arguments, as one value: `['move', 3]`. */
export type Action<Verbs> = {
  readonly [Name in keyof Verbs & string]: readonly [verb: Name, ...args: ArgsOf<Verbs[Name]>];
}[keyof Verbs & string];

/** The verbs as components call them: without the state, which is the lab's own business. */
export type BoundVerbs<Verbs> = {
  readonly [Name in keyof Verbs]: (...args: ArgsOf<Verbs[Name]>) => void;
};

/** Verbs that know how to be done, and how to be called. */
export interface Doing<State, Verbs> {
  /** The state after an action. Pure. */
  readonly reduce: (state: State, action: Action<Verbs>) => State;
  /** The verbs, each of which dispatches itself as an action. */
  readonly bind: (dispatch: (action: Action<Verbs>) => void) => BoundVerbs<Verbs>;
}

export interface Lab<Settings, State, Verbs> extends Doing<State, Verbs> {
  /** The lab as the author set it up. */
  readonly start: (settings: Settings) => State;
}

/** A student's work, which is kept on the device. */
export interface Work<State, Verbs> extends Doing<State, Verbs> {
  /** The work that a stored value says, or undefined for a value of another shape. */
  readonly parse: (raw: unknown) => State | undefined;
}

/** The actions of a lab, for tests and lists. */
export type ActionOf<L> = L extends { readonly reduce: (state: never, action: infer A) => unknown }
  ? A
  : never;

/** The verbs of a lab as its components have them. */
export type VerbsOf<L> = L extends { readonly bind: (dispatch: never) => infer Bound }
  ? Bound
  : never;

/** What the compiler cannot follow through a table of verbs is said here, once. */
function doing<State, Verbs>(table: VerbTable<State>): Doing<State, Verbs> {
  const reduce = (state: State, [name, ...args]: readonly [string, ...unknown[]]): State =>
    table[name]?.(state, ...(args as never[])) ?? state;
  const bind = (dispatch: (action: readonly [string, ...unknown[]]) => void): unknown =>
    Object.fromEntries(
      Object.keys(table).map((name) => [name, (...args: unknown[]) => dispatch([name, ...args])]),
    );
  return { reduce, bind } as unknown as Doing<State, Verbs>;
}

/** Every lab can go back to what the author set up, in its own way if it has one. */
type WithReset<State, Verbs> = Omit<{ readonly reset: (state: State) => State }, keyof Verbs> &
  Verbs;

/**
 * A lab of its start and its verbs. Every lab has `reset` besides: it starts from `state.settings`
 * again. A verb of that name takes its place.
 */
export function defineLab<
  Settings,
  State extends { readonly settings: Settings },
  Verbs extends VerbTable<State>,
>(
  start: (settings: Settings) => State,
  verbs: Verbs,
): Lab<Settings, State, WithReset<State, Verbs>> {
  const reset = ({ settings }: State): State => start(settings);
  return { start, ...doing<State, WithReset<State, Verbs>>({ reset, ...verbs }) };
}

/**
 * Work of what a stored value says and its verbs. Nothing of the lab's settings is in it: they may
 * have changed when it is read again.
 */
export function defineWork<State, Verbs extends VerbTable<State>>(
  parse: (raw: unknown) => State | undefined,
  verbs: Verbs,
): Work<State, Verbs> {
  return { parse, ...doing<State, Verbs>(verbs) };
}
