import { describe, expect, it } from 'vitest';
import { isFormFirst } from '../firstScreen';

const newVisitor = { stored: 'none', search: '', pathname: '/courses/3/m2' } as const;

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
    ['where a session is kept', { stored: 'device' }],
    ['where a session of this tab is', { stored: 'tab' }],
    ['where storage is refused', { stored: 'refused' }],
    ['with a link from a mail', { search: '?mode=verifyEmail&oobCode=abc&apiKey=k' }],
    ['with a link that is cut off', { search: '?oobCode=' }],
    ['on a page that everybody may read', { pathname: '/integritet' }],
    ['on such a page with a slash', { pathname: '/tillganglighet/' }],
  ] as const)('%s', (_when, change) => {
    expect(isFormFirst({ ...newVisitor, ...change })).toBe(false);
  });
});
