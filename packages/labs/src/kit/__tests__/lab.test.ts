import { describe, expect, it } from 'vitest';
import { defineLab, type ActionOf } from '../lab';

interface Settings {
  readonly first: number;
}

interface State {
  readonly settings: Settings;
  readonly count: number;
  readonly names: readonly string[];
}

const start = (settings: Settings): State => ({ settings, count: settings.first, names: [] });

const counter = defineLab(start, {
  add: (state: State, by: number): State => ({ ...state, count: state.count + by }),
  name: (state: State, name: string, times = 1): State => ({
    ...state,
    names: [...state.names, ...Array.from({ length: times }, () => name)],
  }),
  nothing: (state: State): State => state,
});

type CounterAction = ActionOf<typeof counter>;

const after = (...actions: readonly CounterAction[]): State =>
  actions.reduce(counter.reduce, counter.start({ first: 5 }));

describe('defineLab', () => {
  it('does what the verbs say, with what they are given', () => {
    expect(after(['add', 3], ['add', -1]).count).toBe(7);
    expect(after(['name', 'a'], ['name', 'b', 2]).names).toEqual(['a', 'b', 'b']);
  });

  it('answers the state itself when a verb does', () => {
    const state = after(['add', 1]);
    expect(counter.reduce(state, ['nothing'])).toBe(state);
  });

  it('starts over from the settings', () => {
    expect(after(['add', 3], ['name', 'a'], ['reset'])).toEqual(after());
  });

  it('lets a lab start over in its own way', () => {
    const keeping = defineLab(start, {
      add: (state: State, by: number): State => ({ ...state, count: state.count + by }),
      reset: (state: State): State => ({ ...start(state.settings), names: ['kept'] }),
    });
    expect(keeping.reduce(start({ first: 1 }), ['reset']).names).toEqual(['kept']);
  });

  it('binds each verb to its own action', () => {
    const sent: CounterAction[] = [];
    const verbs = counter.bind((action) => sent.push(action));
    verbs.add(2);
    verbs.name('a');
    verbs.reset();
    expect(sent).toEqual([['add', 2], ['name', 'a'], ['reset']]);
  });

  it('is checked by the compiler', () => {
    const verbs = counter.bind(() => undefined);
    // @ts-expect-error a number is wanted
    verbs.add('2');
    // @ts-expect-error nothing is forgotten
    verbs.name();
    // @ts-expect-error there is no such verb
    const unknown: CounterAction = ['subtract', 1];
    expect(counter.reduce(counter.start({ first: 5 }), unknown)).toEqual(after());
  });
});
