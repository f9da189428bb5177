import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dirtyGroups,
  doubled,
  entriesOf,
  noticed,
  noWork,
  textsOf,
  withArrived,
  withDocuments,
  withSending,
  type Entries,
  type Work,
} from '../work';

/** A document as the service holds it; every edition has a number. */
interface Edition {
  readonly number: number;
  readonly entries: Entries;
}

/** The service: it takes what replaces the edition that it holds, and nothing else. */
class Service {
  readonly documents = new Map<string, Edition>();
  private count = 0;

  write(
    writes: readonly (readonly [group: string, entries: Entries, replaces: number])[],
  ): boolean {
    if (writes.some(([group, , replaces]) => (this.documents.get(group)?.number ?? 0) !== replaces))
      return false;
    for (const [group, entries] of writes)
      this.documents.set(group, { number: (this.count += 1), entries });
    return true;
  }
}

/** What becomes of a request: it may never arrive, or its answer may not. */
type Fate = 'well' | 'lost' | 'unanswered';

const lesson = (device: number, place: number): string => `kurs/${String((device + place) % 2)}`;

class Device {
  readonly texts = new Map<string, string>();
  work: Work = noWork;
  private readonly editions = new Map<string, number>();
  private isFirst = true;

  private readonly service: Service;
  private readonly place: number;
  private readonly skewMs: number;
  /** Settles which of two comes first that read the clock at the same time. */
  private readonly node: string;

  constructor(service: Service, place: number, skewMs: number, node: string) {
    this.service = service;
    this.place = place;
    this.skewMs = skewMs;
    this.node = node;
  }

  private reader(now: number) {
    return { node: this.node, now: now + this.skewMs };
  }

  /** Notices what has been written here, as is done before anything else. */
  notice(now: number): void {
    const open = lesson(this.place, 0);
    this.work = noticed(this.work, this.texts, open, {
      ...this.reader(now),
      isFirst: this.isFirst,
    });
    this.isFirst = false;
  }

  private show(): void {
    for (const [key, text] of textsOf(this.work)) {
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
    }
  }

  read(now: number): void {
    this.notice(now);
    const fresh = [...this.service.documents].filter(
      ([group, { number }]) => this.editions.get(group) !== number,
    );
    const documents = fresh.map(([group, { entries }]) => ({ group, entries }));
    this.work = withDocuments(this.work, documents, this.reader(now));
    for (const [group, { number }] of fresh) this.editions.set(group, number);
    this.show();
  }

  send(now: number, fate: Fate): boolean {
    this.notice(now);
    const groups = dirtyGroups(this.work, { withPlace: true });
    if (groups.length === 0) return true;
    for (const group of groups) this.work = withSending(this.work, group);
    const writes = groups.map(
      (group) => [group, entriesOf(this.work, group), this.editions.get(group) ?? 0] as const,
    );
    if (fate === 'lost') return false;
    if (!this.service.write(writes) || fate === 'unanswered') return false;
    for (const [group, entries] of writes) {
      this.work = withArrived(this.work, group, entries);
      this.editions.set(group, this.service.documents.get(group)?.number ?? 0);
    }
    return true;
  }
}

const year = 365 * 24 * 3600 * 1000;
const program = (code: string): string => JSON.stringify({ code, solved: false, oldCode: null });
const keys = ['pyrun:1', 'pyrun:2', 'exercise:1', 'quiz:1', 'work:kurs/1#a', 'last-lesson'];

const stepArbitrary = fc.record({
  device: fc.nat(2),
  kind: fc.constantFrom('write', 'write', 'remove', 'read', 'send', 'send'),
  key: fc.constantFrom(...keys),
  fate: fc.constantFrom<Fate>('well', 'well', 'lost', 'unanswered'),
});

const skewArbitrary = fc.constantFrom(0, year, -year, 1234);

function valueFor(key: string, number: number): string {
  if (key.startsWith('exercise:')) return 'true';
  if (/^(?:pyrun|work):/.test(key)) return program(`print(${String(number)})`);
  return JSON.stringify({ state: 'answered', right: number % 3 === 0, tries: number });
}

/** The programs in a device's work for a key: the one that counts, and those beside it. */
function programsOf(device: Device, key: string): readonly (string | null)[] {
  const held = device.work.held.get(key);
  return held === undefined ? [] : [held.main, ...held.others].map(({ text }) => text);
}

type Steps = (typeof stepArbitrary extends fc.Arbitrary<infer Step> ? Step : never)[];

/**
 * All three write the same program before any has read the others', and the one that reads first
 * keeps what it read beside its own, which it has not sent when the third has.
 */
const threeAtOnce: [Steps, [number, number, number], 'abc'] = [
  [
    { device: 0, kind: 'write', key: 'pyrun:2', fate: 'well' },
    { device: 0, kind: 'send', key: 'pyrun:2', fate: 'well' },
    { device: 1, kind: 'write', key: 'pyrun:2', fate: 'well' },
    { device: 2, kind: 'write', key: 'pyrun:2', fate: 'well' },
    { device: 2, kind: 'read', key: 'pyrun:2', fate: 'well' },
  ],
  [0, 0, 0],
  'abc',
];

describe('work that follows over three devices', () => {
  it('is the same on all in the end, and no program is lost that nobody went on from', () => {
    fc.assert(
      fc.property(
        fc.array(stepArbitrary, { maxLength: 60 }),
        fc.tuple(skewArbitrary, skewArbitrary, skewArbitrary),
        fc.constantFrom('abc', 'acb', 'bac', 'bca', 'cab', 'cba'),
        (steps, skews, order) => {
          const service = new Service();
          const devices = skews.map(
            (skew, place) => new Device(service, place, skew, order.charAt(place).repeat(8)),
          );
          /** Programs by key that stood at a device's last word on it. */
          const standing = new Map<string, Set<string>>();
          const passed = new Set<string>();
          let now = 1_790_000_000_000;
          steps.forEach(({ device: place, kind, key, fate }, number) => {
            now += 1000;
            const device = devices[place];
            if (device === undefined) return;
            const before = device.texts.get(key);
            if (kind === 'write') {
              const text = valueFor(key, number);
              device.texts.set(key, text);
              const set = standing.get(key) ?? new Set();
              if (before !== undefined) set.delete(before);
              set.add(text);
              standing.set(key, set);
              device.notice(now);
            }
            if (kind === 'remove' && !/^(?:pyrun|work|exercise):/.test(key))
              device.texts.delete(key);
            if (kind === 'read') device.read(now);
            if (kind === 'send') device.send(now, fate);
            if (device.texts.get('exercise:1') === 'true') passed.add('exercise:1');
          });
          // Everybody is on the network again, and each has its turn as often as it takes.
          for (let round = 0; round < 6; round += 1)
            for (const device of devices) {
              device.read((now += 1000));
              expect(device.send((now += 1000), 'well')).toBe(true);
            }
          for (const device of devices) device.read((now += 1000));
          const [first, ...others] = devices;
          if (first === undefined) throw new Error('three devices');
          for (const device of others) {
            expect(new Map([...device.texts].sort())).toEqual(new Map([...first.texts].sort()));
            for (const key of keys) expect(programsOf(device, key)).toEqual(programsOf(first, key));
            expect(dirtyGroups(device.work, { withPlace: true })).toEqual([]);
          }
          for (const [key, texts] of standing)
            if (/^(?:pyrun|work):/.test(key))
              for (const text of texts) expect(programsOf(first, key)).toContain(text);
          for (const key of passed) expect(first.texts.get(key)).toBe('true');
          for (const key of doubled(first.work)) expect(key).toMatch(/^(?:pyrun|work):/);
        },
      ),
      { numRuns: 800, examples: [threeAtOnce] },
    );
  });
});
