import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  freshRingId,
  heard,
  nothingKnown,
  parseRing,
  ringText,
  rung,
  type Known,
  type Says,
} from '../rings';

describe('a ring', () => {
  it('is read as it was written', () => {
    for (const says of ['wrote', 'left', 'here'] as const)
      for (const before of ['', freshRingId()]) {
        const ring = { id: freshRingId(), heard: before, says };
        expect(parseRing(ringText(ring))).toEqual(ring);
      }
  });

  it('is none in whatever else stands there', () => {
    const whole = ringText({ id: freshRingId(), heard: '', says: 'here' });
    const others = ['', 'https://example.org/bild.png', `${whole}x`, ` ${whole}`, 'x'.repeat(1e6)];
    for (const text of others) expect(parseRing(text)).toBeUndefined();
  });
});

/** A device that writes editions and reads them when the bell gives it cause to. */
interface Device {
  known: Known;
  owes: boolean;
  /** How many editions it has written, and has read of each device. */
  written: number;
  read: readonly number[];
}

type Step = readonly [device: number, what: 'write' | 'ask' | 'ring' | 'here'];

/** Devices that write, ask and ring in any order, where a ring is put over what nobody heard. */
class Room {
  readonly devices: Device[];
  private field = '';
  private count = 0;

  constructor(size: number) {
    this.devices = Array.from({ length: size }, () => ({
      ...{ known: nothingKnown, owes: false, written: 0 },
      read: Array.from({ length: size }, () => 0),
    }));
    this.devices.forEach((device) => {
      this.ask(device);
    });
  }

  ask(device: Device): void {
    const found = heard(device.known, parseRing(this.field));
    device.known = found.known;
    if (found.isLost) device.owes = true;
    if (found.isNews) device.read = this.devices.map(({ written }) => written);
  }

  private ring(device: Device, says: Says): void {
    this.count += 1;
    const id = `abc${String(this.count).padStart(5, '0')}`;
    const ring = { id, heard: device.known.last ?? '', says };
    this.field = ringText(ring);
    device.known = rung(device.known, ring);
  }

  do([number, what]: Step): void {
    const device = this.devices[number];
    if (device === undefined) return;
    if (what === 'write') {
      device.written += 1;
      device.owes = true;
    } else if (what === 'ask') this.ask(device);
    else if (device.owes) {
      this.ring(device, 'wrote');
      device.owes = false;
    } else if (what === 'here') this.ring(device, 'here');
  }
}

const steps = (size: number) =>
  fc.array(
    fc.tuple(
      fc.nat(size - 1),
      fc.constantFrom<Step[1]>('write', 'ask', 'ring', 'here', 'ask', 'ring'),
    ),
    { maxLength: 40 },
  );

describe('devices that ring through one field', () => {
  it('hear of all that was saved when they go on asking, in whichever order they rang', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 3 }).chain((size) => fc.tuple(fc.constant(size), steps(size))),
        ([size, played]) => {
          const room = new Room(size);
          for (const step of played) room.do(step);
          for (let round = 0; round < 8; round += 1)
            for (let number = 0; number < size; number += 1)
              for (const what of ['ask', 'ring'] as const) room.do([number, what]);
          const written = room.devices.map((device) => device.written);
          room.devices.forEach((device, own) => {
            const others = (list: readonly number[]) => list.filter((_, number) => number !== own);
            expect(others(device.read)).toEqual(others(written));
            expect(device.owes).toBe(false);
          });
        },
      ),
    );
  });
});
