import { describe, expect, it } from 'vitest';
import { parseAccount, type SchoolAccount } from '../../lib/identity/identityAccounts';
import { parseArguments } from '../arguments';
import { planFor, tableOf } from '../plan';

const now = Date.parse('2026-08-20T12:00:00Z');
const parse = (...args: string[]) => parseArguments(args, now);

describe('the arguments', () => {
  it('are a task, the day that it needs, and whether to do it', () => {
    expect(parse('list')).toEqual({ task: { kind: 'list' }, apply: false, emulator: false });
    expect(parse('renew', '--apply')).toMatchObject({ task: { kind: 'renew' }, apply: true });
    expect(parse('--emulator', 'remove', '--unused-since', '2026-06-15')).toEqual({
      task: { kind: 'remove', before: Date.parse('2026-06-15T00:00:00Z') },
      apply: false,
      emulator: true,
    });
  });

  it.each([
    [[], 'list, renew eller remove'],
    [['delete'], '"delete"'],
    [['list', 'renew'], 'renew'],
    [['list', '--all'], '--all'],
    [['remove'], '--unused-since'],
    [['remove', '--unused-since'], 'saknar en dag'],
    [['remove', '--unused-since', '--apply'], 'saknar en dag'],
    [['remove', '--unused-since', '15/6'], '"15/6"'],
    [['remove', '--unused-since', '2026-02-30'], '"2026-02-30"'],
    [['remove', '--unused-since', '2026-13-01'], '"2026-13-01"'],
    [['remove', '--unused-since', '2027-06-15'], 'inte har varit än'],
    [['renew', '--unused-since', '2026-06-15'], 'hör till remove'],
  ])('that make no sense are told, with what would: %j', (args, part) => {
    expect(() => parse(...args)).toThrow(part);
    expect(() => parse(...args)).toThrow('npm run accounts -- remove --unused-since 2026-06-15');
  });
});

describe('an account in the service’s answer', () => {
  const answer = { localId: 'u', email: 'a@edu.umea.se', createdAt: '1000' };

  it('was last used at its latest sign-in or renewal, or when it was made', () => {
    expect(parseAccount(answer)).toMatchObject({ uid: 'u', usedAt: 1000, emailVerified: false });
    expect(parseAccount({ ...answer, lastLoginAt: '2000' }).usedAt).toBe(2000);
    const renewed = { ...answer, lastLoginAt: '2000', lastRefreshAt: '1970-01-01T00:00:03Z' };
    expect(parseAccount(renewed).usedAt).toBe(3000);
  });

  it.each([
    undefined,
    {},
    { localId: 'u' },
    { localId: 'u', createdAt: 'i går' },
    { createdAt: '1' },
  ])('that cannot be read ends everything: %j', (value) => {
    expect(() => parseAccount(value)).toThrow('inte går att tolka');
  });
});

describe('the plan', () => {
  const account = (email: string, day: string): SchoolAccount => ({
    uid: email,
    email,
    emailVerified: true,
    disabled: false,
    usedAt: Date.parse(day),
  });
  const accounts = [
    account('ny@edu.umea.se', '2026-08-19'),
    account('gammal@edu.umea.se', '2026-06-14'),
    account('sista-dagen@edu.umea.se', '2026-06-15'),
    account('x@edu.umea.se.evil.se', '2026-01-01'),
  ];
  const steps = (...args: string[]) =>
    planFor(parse(...args).task, accounts, 'edu.umea.se').map(({ step }) => step);

  it('of a list touches nobody', () => {
    expect(steps('list')).toEqual(['keep', 'keep', 'keep', 'keep']);
  });

  it('of a renewal is about the school’s addresses and no others', () => {
    expect(steps('renew')).toEqual(['renew', 'renew', 'renew', 'keep']);
  });

  it('of a removal is about what was last used before the day, whatever the domain', () => {
    const day = ['--unused-since', '2026-06-15'];
    expect(steps('remove', ...day)).toEqual(['keep', 'remove', 'keep', 'remove']);
  });

  it('is told in a table that lines up and counts', () => {
    const task = parse('remove', '--unused-since', '2026-06-15').task;
    expect(tableOf(planFor(task, accounts.slice(0, 2), 'edu.umea.se'))).toBe(
      [
        'konto               läge        senast använt  åtgärd',
        'ny@edu.umea.se      verifierat  2026-08-19',
        'gammal@edu.umea.se  verifierat  2026-06-14     tas bort',
        '',
        '2 konton, 1 berörs.',
      ].join('\n'),
    );
  });
});
