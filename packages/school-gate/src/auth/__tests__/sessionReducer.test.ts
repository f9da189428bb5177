import { describe, expect, it } from 'vitest';
import {
  initialSession,
  isRecheckDue,
  nextSession,
  recheckIntervalMs,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from '../sessionReducer';
import { noMail } from '../verificationMail';
import type { Account, Member } from '../visitor';

const account: Account = { uid: 'u', email: 'a@edu.umea.se', emailVerified: true };
const unverified: Account = { ...account, emailVerified: false };
const foreign: Account = { ...account, email: 'a@evil.se' };
const member: Member = { kind: 'member', uid: 'u', email: 'a@edu.umea.se', key: 'pending' };

const started = (stored: 'none' | 'device' | 'tab' | 'refused'): SessionEvent => ({
  kind: 'started',
  stored,
  account: stored === 'none' || stored === 'refused' ? undefined : account,
});
const changed = (next: Account | null, at = 1): SessionEvent => ({
  kind: 'changed',
  account: next,
  at,
});
const answered = (next: Account | null, asked: number, at = 2): SessionEvent => ({
  kind: 'answered',
  account: next,
  asked,
  at,
});

/** What a state comes to with some events, and all that is to be done about them. */
function take(from: SessionState, ...events: readonly SessionEvent[]) {
  const effects: SessionEffect[] = [];
  let state = from;
  for (const event of events) {
    const [next, asked] = nextSession(state, event, 'edu.umea.se');
    state = next;
    effects.push(...asked);
  }
  const { visitor, mail } = state;
  return { state, visitor, mail, effects, kinds: effects.map(({ kind }) => kind) };
}

/** The same for a session from its beginning. */
const after = (...events: readonly SessionEvent[]) => take(initialSession, ...events);

/** The member of a state, which effects and answers name by itself. */
function memberOf({ visitor }: SessionState): Member {
  if (visitor.kind !== 'member') throw new Error(`The visitor is ${visitor.kind}.`);
  return visitor;
}

describe('a start', () => {
  it.each([
    ['none', { kind: 'signedOut' }, ['lockGate']],
    ['refused', { kind: 'signedOut', reason: 'storageRefused' }, ['lockGate']],
    ['device', { kind: 'loading' }, ['prepareGate']],
    ['tab', { kind: 'loading' }, ['prepareGate']],
  ] as const)('with a session that is stored so: %s', (stored, visitor, kinds) => {
    const begun = after(started(stored));
    expect(begun.visitor).toEqual(visitor);
    expect(begun.kinds).toEqual(kinds);
  });

  it.each([
    ['device', true],
    ['tab', false],
  ] as const)(
    'keeps the key on the computer only with a session that is: %s',
    (stored, keepKey) => {
      expect(after(started(stored)).effects).toEqual([
        { kind: 'prepareGate', member: { uid: 'u', keepKey } },
      ]);
    },
  );

  it.each([unverified, foreign, undefined])('prepares nothing for %j', (known) => {
    expect(after({ kind: 'started', stored: 'device', account: known }).effects).toEqual([]);
  });

  it('gives up when the time is up, and only while nothing is known', () => {
    expect(after(started('device'), { kind: 'timeIsUp' }).visitor).toEqual({
      kind: 'unavailable',
      reason: 'noAnswer',
    });
    expect(after(started('none'), { kind: 'timeIsUp' }).visitor.kind).toBe('signedOut');
  });

  it('without the SDK closes a stored session and leaves the form', () => {
    expect(after(started('tab'), { kind: 'loadFailed' }).visitor).toEqual({
      kind: 'unavailable',
      reason: 'loadFailed',
    });
    expect(after(started('none'), { kind: 'loadFailed' }).visitor.kind).toBe('signedOut');
  });
});

describe('an account out of storage', () => {
  it('is asked about before anything opens', () => {
    const named = after(started('device'), changed(account));
    expect(named.visitor.kind).toBe('loading');
    expect(named.effects.at(-1)).toEqual({ kind: 'confirm', asked: 1 });
    expect(named.kinds).not.toContain('openGate');
  });

  it('is let in with the answer, and what the SDK says later is believed', () => {
    const events = [started('device'), changed(account), answered(account, 1)] as const;
    expect(after(...events).visitor).toEqual(member);
    expect(after(...events).kinds).toEqual(['prepareGate', 'confirm', 'noteSignIn', 'openGate']);
    expect(after(started('tab'), changed(null), changed(account)).visitor).toEqual(member);
  });

  it('stays outside where there is no answer', () => {
    expect(
      after(started('device'), changed(account), { kind: 'unanswered', asked: 1 }).visitor,
    ).toEqual({ kind: 'unavailable', reason: 'noAnswer' });
  });
});

describe('an answer', () => {
  it.each([answered(account, 1), { kind: 'unanswered', asked: 1 } as const])(
    'is old news once the SDK has said something else: $kind',
    (late) => {
      const gone = after(started('device'), changed(account), changed(null));
      const next = take(gone.state, late);
      expect(next.state).toBe(gone.state);
      expect(next.effects).toEqual([]);
    },
  );

  it('about an account that may not enter signs it out, and the reason stays', () => {
    const refused = after(started('none'), changed(foreign));
    expect(refused.effects.at(-1)).toEqual({ kind: 'refuse', asked: 1 });
    expect(refused.kinds).not.toContain('openGate');
    expect(after(started('none'), changed(foreign), changed(null)).visitor).toEqual({
      kind: 'signedOut',
      reason: 'foreignDomain',
    });
  });

  it('that names nobody leaves no note on the computer', () => {
    expect(after(started('none'), changed(null)).kinds).not.toContain('noteSignIn');
  });
});

describe('a member', () => {
  const inside = after(started('none'), changed(account));

  it('is the same however often the provider says so', () => {
    const again = take(inside.state, changed({ ...account }));
    expect(again.state.visitor).toBe(inside.state.visitor);
    expect(again.effects).toEqual([{ kind: 'noteSignIn' }]);
  });

  it('has a key when it has come', () => {
    const event = { kind: 'keyAnswered', member: memberOf(inside.state) } as const;
    const open = take(inside.state, { ...event, result: { kind: 'ready' } });
    expect(open.state.visitor).toEqual({ ...member, key: 'ready' });
    const result = { kind: 'failed', reason: 'refused' } as const;
    const refused = take(inside.state, { ...event, result });
    expect(refused.state.visitor).toEqual({ ...member, key: { refused: 'refused' } });
  });

  it('has no use for the key of an earlier visit', () => {
    const back = after(
      started('none'),
      changed(account),
      changed(null),
      { kind: 'gateClosed' },
      changed(account),
    );
    const late = {
      kind: 'keyAnswered',
      member: memberOf(inside.state),
      result: { kind: 'ready' },
    } as const;
    expect(take(back.state, late).state).toBe(back.state);
  });

  it.each([
    ['nobody', null, { kind: 'signedOut' }],
    ['another', { ...account, uid: 'other' }, { ...member, uid: 'other' }],
    ['an account of another school', foreign, { kind: 'signedOut', reason: 'foreignDomain' }],
  ] as const)('goes, with all that was opened, before %s is shown', (_who, next, visitor) => {
    const left = take(inside.state, changed(next));
    expect(left.state.visitor).toEqual({ kind: 'leaving', next: visitor });
    expect(left.kinds).toContain('closeGate');
    const closed = take(left.state, { kind: 'gateClosed' });
    expect(closed.state.visitor).toEqual(visitor);
    expect(closed.kinds).toEqual(visitor.kind === 'member' ? ['openGate'] : []);
  });

  it('who is to sign in again is asked for by the own address, whatever is said meanwhile', () => {
    const events = [started('none'), changed(account), { kind: 'signInAgain' }] as const;
    expect(after(...events, changed(null), { kind: 'gateClosed' }).visitor).toEqual({
      kind: 'signedOut',
      email: 'a@edu.umea.se',
    });
    expect(after(started('none'), { kind: 'signInAgain' }).visitor).toEqual({ kind: 'signedOut' });
  });
});

it('a page that is about to start again lets nobody in', () => {
  const leaving = after(started('device'), changed(account), { kind: 'startAgain' });
  expect(leaving.visitor).toEqual({ kind: 'leaving', next: { kind: 'signedOut' } });
  expect(leaving.kinds.at(-1)).toBe('startAgain');
  const late = take(leaving.state, answered(account, 1));
  expect(late.state.visitor.kind).toBe('leaving');
  expect(late.effects).toEqual([{ kind: 'noteSignIn' }]);
});

it('the latest mail is forgotten with the visitor whom it was sent to', () => {
  const sent: SessionEvent = { kind: 'mail', mail: { kind: 'sent', at: 1 } };
  const waiting = after(started('none'), changed(unverified), sent);
  expect(waiting.mail).toEqual({ kind: 'sent', at: 1 });
  expect(take(waiting.state, changed(null)).state.mail).toEqual(noMail);
});

describe('a recheck', () => {
  const at = 1_000_000;
  const waiting = after(started('none'), changed(unverified, at)).state;

  it.each([
    [0, false],
    [recheckIntervalMs - 1, false],
    [recheckIntervalMs, true],
    // The clock was set back.
    [-1, true],
  ])('%d ms after the last answer is due: %s', (sinceMs, isDue) => {
    expect(isRecheckDue(waiting, at + sinceMs)).toBe(isDue);
  });

  it('counts from the last one too, and is never due for nobody', () => {
    const now = at + recheckIntervalMs;
    const rechecked = take(waiting, { kind: 'rechecked', at: now }).state;
    expect(isRecheckDue(rechecked, now + 1)).toBe(false);
    expect(isRecheckDue(after(started('none'), changed(null, at)).state, now)).toBe(false);
  });
});
