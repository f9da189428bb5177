import { describe, expect, it } from 'vitest';
import { parseKept } from '../kept';

describe('parseKept', () => {
  it.each([
    { code: null, solved: false },
    { code: 'print(1)', solved: true },
  ])('takes %j', (kept) => {
    expect(parseKept(kept)).toEqual(kept);
  });

  it.each([[null], ['x'], [{}], [{ code: 1, solved: true }], [{ code: 'x', solved: 'ja' }]])(
    'refuses %j',
    (raw) => {
      expect(parseKept(raw)).toBeUndefined();
    },
  );
});
