/** How devices that are seen hear of each other, and what that costs. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Devices, minute, program, valueOf } from './devices';

let devices: Devices;
beforeEach(() => {
  devices = new Devices();
});

describe('the bell between a student’s devices', () => {
  it('shows on B within five seconds what is passed on A, while both are seen', async () => {
    const a = await devices.switchedOn();
    a.write('read:3/m1', true);
    await devices.pass(3000);
    const b = await devices.signedIn();
    a.write('exercise:abc', true);
    await devices.pass(5000);
    expect(valueOf(b, 'exercise:abc')).toBe(true);
    b.write('exercise:def', true);
    await devices.pass(30_000);
    a.look(true);
    await devices.pass(1000);
    expect(valueOf(a, 'exercise:def')).toBe(true);
  });

  it('shows within five seconds what is passed and typed elsewhere, also after a long rest', async () => {
    const a = await devices.switchedOn();
    const b = await devices.signedIn();
    for (const [rest, writer, reader] of [
      [0, a, b],
      [7 * minute, b, a],
      [3 * 60 * minute, a, b],
    ] as const) {
      await devices.pass(rest);
      writer.write(`exercise:${String(rest)}`, true);
      await devices.pass(5000);
      expect(valueOf(reader, `exercise:${String(rest)}`)).toBe(true);
      for (let line = 0; line < 6; line += 1) {
        // At another moment between two questions each time.
        await devices.pass(700);
        writer.write('pyrun:1', program(`print(${String(rest + line)})`));
        await devices.pass(5000);
        expect(valueOf(reader, 'pyrun:1')).toEqual(program(`print(${String(rest + line)})`));
        writer.write('last-lesson', { id: `3/m${String(line)}` });
        await devices.pass(5000);
        expect(valueOf(reader, 'last-lesson')).toEqual({ id: `3/m${String(line)}` });
      }
    }
    expect(a.follower.doubled()).toEqual([]);
  });

  it('asks the bell of what is seen alone, and Firestore only when it has rung', async () => {
    const a = await devices.switchedOn();
    const b = await devices.signedIn();
    await devices.pass(minute);
    const { cost } = devices.firestore;
    const reads = cost.reads;
    devices.bell.asked.length = 0;
    await devices.pass(3 * minute);
    expect(devices.bell.asked.length).toBeGreaterThan(100);
    expect(cost.reads).toBeLessThanOrEqual(reads + 2);
    for (const device of [a, b]) device.look(false);
    devices.bell.asked.length = 0;
    await devices.pass(24 * 60 * minute);
    expect(devices.bell.asked).toEqual([]);
  });

  it('does without a bell that does not answer, and leaves it alone more and more', async () => {
    const a = await devices.switchedOn();
    const b = await devices.signedIn();
    await devices.pass(minute);
    devices.bell.isSilent = true;
    devices.bell.asked.length = 0;
    a.write('exercise:abc', true);
    await devices.pass(4 * minute);
    expect(a.state()).toMatchObject({ kind: 'saved' });
    expect(valueOf(b, 'exercise:abc')).toBe(true);
    a.write('exercise:def', true);
    await devices.pass(minute);
    b.look(true);
    await devices.pass(1000);
    expect(valueOf(b, 'exercise:def')).toBe(true);
    expect(devices.bell.asked.length).toBeLessThan(20);
    devices.bell.isSilent = false;
    await devices.pass(10 * minute);
    a.write('exercise:ghi', true);
    await devices.pass(5000);
    expect(valueOf(b, 'exercise:ghi')).toBe(true);
  });

  it('rings again when another has rung at the same moment', async () => {
    const a = await devices.switchedOn();
    const b = await devices.signedIn();
    await devices.pass(minute);
    const before = devices.bell.text;
    a.write('exercise:abc', true);
    await devices.pass(1500);
    // What B said at the same moment stands there in its place.
    devices.bell.text = 'https://klocka.invalid/abcdefgh.hgfedcba.here';
    expect(before).not.toBe(devices.bell.text);
    const rings = devices.bell.rings.length;
    await devices.pass(9000);
    expect(devices.bell.rings.length).toBeGreaterThan(rings);
    expect(valueOf(b, 'exercise:abc')).toBe(true);
  });

  it('costs a reading now and then where nobody writes, and none where nobody looks', async () => {
    const a = await devices.switchedOn();
    await devices.pass(minute);
    const { reads, writes } = { ...devices.firestore.cost };
    await devices.pass(59 * minute);
    expect(devices.firestore.cost.reads - reads).toBeLessThanOrEqual(20);
    expect(devices.firestore.cost.writes).toBe(writes);
    a.look(false);
    const seen = devices.firestore.cost.reads;
    await devices.pass(24 * 60 * minute);
    expect(devices.firestore.cost.reads).toBe(seen);
  });

  it('is not taken for somebody who looks when a page rings that has been left', async () => {
    const a = await devices.switchedOn();
    const b = await devices.signedIn();
    await devices.pass(minute);
    b.look(false);
    await devices.pass(10 * minute);
    b.write('exercise:abc', true);
    await devices.pass(minute);
    expect(devices.bell.text).toMatch(/\.left$/);
    expect(valueOf(a, 'exercise:abc')).toBe(true);
    const { writes } = devices.firestore.cost;
    for (let line = 0; line < 60; line += 1) {
      a.write('pyrun:1', program(`print(${String(line)})`));
      await devices.pass(3000);
    }
    expect(devices.firestore.cost.writes).toBeLessThanOrEqual(writes + 2);
  });
});
