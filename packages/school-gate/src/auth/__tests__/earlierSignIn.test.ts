import { expect, it } from 'vitest';
import { noteSignIn, wasSignedIn } from '../earlierSignIn';
import { browserWith, emptyBrowser, refused } from './fakeStorage';

it('is remembered without a word of who it was', () => {
  const storage = emptyBrowser();
  const { device } = storage;
  expect(wasSignedIn(storage)).toBe(false);
  noteSignIn(storage);
  noteSignIn(storage);
  expect(wasSignedIn(storage)).toBe(true);
  expect(device.length).toBe(1);
  expect(device.getItem(device.key(0) ?? '')).toBe('1');
});

it('makes nothing of a storage that is refused', () => {
  const storage = browserWith(refused, refused);
  noteSignIn(storage);
  expect(wasSignedIn(storage)).toBe(false);
});
