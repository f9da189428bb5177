import { describe, expect, it } from 'vitest';
import { bytesAskedFor, findRequest, type PageRequest } from '../requests';

const requests: readonly PageRequest[] = [
  { url: 'http://site/', atMs: 0, bytes: 1_000, isOpen: false },
  { url: 'http://site/main.js', atMs: 300, bytes: 90_000, isOpen: false },
  { url: 'http://auth/accounts:signInWithPassword', atMs: 2_000, bytes: 500, isOpen: true },
];

describe('the bytes asked for', () => {
  it('count what was asked for until the moment, and not what came after', () => {
    expect(bytesAskedFor(requests, 300)).toBe(91_000);
    expect(bytesAskedFor(requests, 299)).toBe(1_000);
  });

  it('are none of no requests', () => {
    expect(bytesAskedFor([], 1_000)).toBe(0);
  });
});

it('a request is found by a part of its address', () => {
  expect(findRequest(requests, 'signInWithPassword')?.atMs).toBe(2_000);
  expect(findRequest(requests, 'signUp')).toBeUndefined();
});
