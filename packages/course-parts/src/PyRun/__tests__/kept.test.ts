import { describe, expect, it } from 'vitest';
import { afterReset, nothingKept, parseKept, withOldCode } from '../kept';

describe('parseKept', () => {
  it.each([nothingKept, { code: 'print(1)', solved: true, oldCode: 'print(0)' }])(
    'takes %j',
    (kept) => {
      expect(parseKept(kept)).toEqual(kept);
    },
  );

  it.each([
    [null],
    ['x'],
    [{}],
    [{ code: 1, solved: true }],
    [{ code: 'x', solved: 'ja' }],
    [{ ...nothingKept, oldCode: 1 }],
  ])('refuses %j', (raw) => {
    expect(parseKept(raw)).toBeUndefined();
  });

  it('takes what was kept before there was old code', () => {
    expect(parseKept({ code: 'print(1)', solved: true })).toEqual({
      code: 'print(1)',
      solved: true,
      oldCode: null,
    });
  });
});

describe('starting over', () => {
  const written = { ...nothingKept, code: 'mitt' };

  it('loses nothing, also when it is done twice', () => {
    expect(afterReset(written)).toEqual({ ...nothingKept, oldCode: 'mitt' });
    expect(afterReset(afterReset(written))).toEqual({ ...nothingKept, oldCode: 'mitt' });
  });

  it('has a way back, and back again', () => {
    expect(withOldCode(afterReset(written))).toEqual(written);
    const again = { ...afterReset(written), code: 'nytt' };
    expect(withOldCode(again)).toEqual({ ...nothingKept, code: 'mitt', oldCode: 'nytt' });
  });
});
