import { describe, expect, it } from 'vitest';
import { nextReasons, noReasons, type TipEvent, type TipReason } from '../tipReasons';

const begin = (reason: TipReason): TipEvent => ({ type: 'begin', reason });
const end = (reason: TipReason): TipEvent => ({ type: 'end', reason });
const after = (...events: TipEvent[]): TipReason[] => [...events.reduce(nextReasons, noReasons)];

describe('nextReasons', () => {
  it('keeps a tip open until its last reason ends', () => {
    expect(after(begin('hover'), begin('focus'), end('hover'))).toEqual(['focus']);
    expect(after(begin('hover'), begin('focus'), end('hover'), end('focus'))).toEqual([]);
  });

  it('is closed by Escape whatever the reasons, and can be opened again', () => {
    expect(after(begin('hover'), begin('press'), { type: 'dismiss' })).toEqual([]);
    expect(after(begin('hover'), { type: 'dismiss' }, end('hover'), begin('hover'))).toEqual([
      'hover',
    ]);
  });

  it('answers the same object when nothing changes, so that nothing is drawn anew', () => {
    const open = nextReasons(noReasons, begin('focus'));
    expect(nextReasons(open, begin('focus'))).toBe(open);
    expect(nextReasons(open, end('hover'))).toBe(open);
    expect(nextReasons(noReasons, { type: 'dismiss' })).toBe(noReasons);
  });
});
