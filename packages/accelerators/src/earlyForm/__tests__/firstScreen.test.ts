import { describe, expect, it } from 'vitest';
import { isFormFirst, isMemberFirst } from '../firstScreen';

const newVisitor = { stored: { kind: 'none' }, search: '', pathname: '/courses/3/m2' } as const;

describe('the form is the first screen', () => {
  it.each([
    ['where nothing is stored', {}],
    ['with parameters that are no mail’s', { search: '?mode=dark&a=1' }],
    ['on the first page', { pathname: '/' }],
  ])('%s', (_when, change) => {
    expect(isFormFirst({ ...newVisitor, ...change })).toBe(true);
  });
});

describe('the form is not the first screen', () => {
  it.each([
    ['where a session is kept', { stored: { kind: 'device' } }],
    ['where a session of this tab is', { stored: { kind: 'tab' } }],
    ['where storage is refused', { stored: { kind: 'refused' } }],
    ['with a link from a mail', { search: '?mode=verifyEmail&oobCode=abc&apiKey=k' }],
    ['with a link that is cut off', { search: '?oobCode=' }],
    ['on a page that everybody may read', { pathname: '/integritet' }],
    ['on such a page with a slash', { pathname: '/tillganglighet/' }],
  ] as const)('%s', (_when, change) => {
    expect(isFormFirst({ ...newVisitor, ...change })).toBe(false);
  });
});

describe('a member is on the way in', () => {
  const account = { uid: 'u', email: 'a@edu.umea.se', emailVerified: true };
  const member = { stored: { kind: 'device', account }, search: '' } as const;

  it.each([
    ['with a kept session', {}],
    ['with a session of this tab', { stored: { kind: 'tab', account } }],
    ['for all one can tell where storage is refused', { stored: { kind: 'refused' } }],
    ['with parameters that are no mail’s', { search: '?q=loop' }],
    ['with a parameter that only ends like a mail’s', { search: '?q=x&myoobCode=abc' }],
  ] as const)('%s', (_when, change) => {
    expect(isMemberFirst({ ...member, ...change })).toBe(true);
  });

  it.each([
    ['where nothing is stored', { stored: { kind: 'none' } }],
    [
      'with an account that is not verified',
      { stored: { kind: 'device', account: { ...account, emailVerified: false } } },
    ],
    ['with a link from a mail', { search: '?mode=verifyEmail&oobCode=abc&apiKey=k' }],
    ['with a link that has lost its code', { search: '?mode=resetPassword' }],
    ['with a link that is cut off', { search: '?mode=verifyEmail&oobCode' }],
    ['with a link that a mail program has escaped', { search: '?oob%43ode=abc' }],
  ] as const)('not %s', (_when, change) => {
    expect(isMemberFirst({ ...member, ...change })).toBe(false);
  });
});
