import { describe, expect, it } from 'vitest';
import { keyLabel, keyOfEvent, parseKeys, type PressedKey } from '../keys';

const plain: PressedKey = {
  key: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  altGraph: false,
};

describe('parseKeys', () => {
  it('reads signs, names and blanks, and passes over line breaks', () => {
    expect(parseKeys('%sfoo<ret>\nc b<esc>')).toEqual([
      '%',
      's',
      'f',
      'o',
      'o',
      '<ret>',
      'c',
      ' ',
      'b',
      '<esc>',
    ]);
    expect(parseKeys('<lt><gt><space><minus><A-;>')).toEqual(['<', '>', ' ', '-', '<A-;>']);
    expect(parseKeys('a<b')).toEqual(['a', '<', 'b']);
    expect(parseKeys('å')).toEqual(['å']);
  });

  it('names what is no key', () => {
    expect(parseKeys('x<escape>')).toEqual({ unknown: '<escape>' });
    expect(parseKeys('😀')).toEqual({ unknown: '😀' });
  });
});

describe('keyOfEvent', () => {
  it.each<readonly [Partial<PressedKey>, string | undefined]>([
    [{ key: 'w' }, 'w'],
    [{ key: '%' }, '%'],
    [{ key: 'Escape' }, '<esc>'],
    [{ key: 'ArrowUp' }, '<up>'],
    [{ key: 'Tab' }, undefined],
    [{ key: 'F5' }, undefined],
    [{ key: 'Dead' }, undefined],
    [{ key: 'c', ctrlKey: true }, '<C-c>'],
    [{ key: 'r', ctrlKey: true }, undefined],
    [{ key: 'ArrowLeft', altKey: true }, undefined],
    [{ key: 'c', metaKey: true }, undefined],
    [{ key: ';', altKey: true }, '<A-;>'],
    [{ key: 'd', altKey: true }, undefined],
    [{ key: '{', altKey: true }, '{'],
    [{ key: '[', altGraph: true }, '['],
    [{ key: '{', ctrlKey: true, altKey: true }, '{'],
  ])('%j is %s', (event, key) => {
    expect(keyOfEvent({ ...plain, ...event })).toBe(key);
  });
});

describe('keyLabel', () => {
  it('is what stands on the key', () => {
    expect(['<esc>', ' ', 'w'].map(keyLabel)).toEqual(['Esc', 'blanksteg', 'w']);
  });
});
