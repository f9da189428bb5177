import { expect, it } from 'vitest';
import { noteSignIn, wasSignedIn } from '../earlierSignIn';
import { refused, storageWith } from './fakeStorage';

it('is remembered without a word of who it was', () => {
  const storage = storageWith({});
  const device = () => storage;
  expect(wasSignedIn(device)).toBe(false);
  noteSignIn(device);
  noteSignIn(device);
  expect(wasSignedIn(device)).toBe(true);
  expect(storage.length).toBe(1);
  expect(storage.getItem(storage.key(0) ?? '')).toBe('1');
});

it('makes nothing of a storage that is refused', () => {
  noteSignIn(refused);
  expect(wasSignedIn(refused)).toBe(false);
});
