import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyDocumentId } from '../remote/documents';
import { Devices, minute, program, valueOf } from './devices';

const year = 365 * 24 * 60 * minute;

let devices: Devices;
beforeEach(() => {
  devices = new Devices();
});

describe('work that follows', () => {
  it('is there after a sign-in on another device: every kind, and nothing else', async () => {
    const a = devices.open();
    const values = new Map<string, unknown>([
      ['read:3/m1', true],
      ['exercise:abc', true],
      ['quiz:def', { state: 'answered', right: true, tries: 1 }],
      ['pyrun:0123', program('print(1)')],
      ['answer:3/m1#uppgift-a/0', { fields: ['0,5'] }],
      ['last-lesson', { id: '3/m1' }],
      ['repeat:3/m1', { state: 'begun', day: 20_000 }],
    ]);
    for (const [key, value] of values) a.write(key, value);
    a.write('search:recent', ['arv']);
    // A reading aid says something of its reader's health.
    a.write('read-aloud-rate', 0.8);
    a.write('aside:work:3/m1#x', 'långt');
    await devices.switchedOn(a);
    await devices.pass(10 * minute);
    a.look(false);
    await devices.settled();
    expect(a.state()).toMatchObject({ kind: 'saved' });

    const b = await devices.signedIn();
    for (const [key, value] of values) expect(valueOf(b, key)).toEqual(value);
    expect([...b.texts.keys()].sort()).toEqual([...values.keys()].sort());
  });

  it('says nothing of a lesson in names and sizes', async () => {
    const a = await devices.switchedOn();
    for (const lesson of ['3/m1', '3/m2', 'ai/textbook/4'])
      a.write(`work:${lesson}#x`, program('a'));
    await devices.pass(minute);
    const parts = [...devices.firestore.documents.values()].filter(
      ({ id }) => id !== keyDocumentId,
    );
    expect(parts).toHaveLength(3);
    const sizes = parts.map(({ content }) => (content.kind === 'part' ? content.sealed.length : 0));
    expect(new Set(sizes)).toEqual(new Set([1024]));
    for (const { id } of parts) expect(id).toMatch(/^[\w-]{22}$/);
  });

  it('says that it waits for the network, or that what was written last is saved in a while', async () => {
    const a = await devices.switchedOn();
    a.write('pyrun:1', program('print(1)'));
    await devices.pass(6 * minute);
    expect(a.state()).toMatchObject({ kind: 'saved' });
    a.write('pyrun:1', program('print(2)'));
    await devices.pass(2000);
    expect(a.state()).toMatchObject({ kind: 'behind' });
    a.offline();
    expect(a.state()).toEqual({ kind: 'offline' });
    a.online();
    await devices.settled();
    expect(a.state()).toMatchObject({ kind: 'saved' });
  });

  it('keeps both programs that were written offline, and asks', async () => {
    const a = await devices.switchedOn();
    a.write('pyrun:1', program('print("start")'));
    await devices.pass(minute);
    const b = await devices.signedIn();
    devices.firestore.trouble = 'offline';
    a.write('pyrun:1', program('print("A")'));
    b.write('pyrun:1', program('print("B")'));
    await devices.pass(10 * minute);
    expect(a.state()).toEqual({ kind: 'offline' });
    devices.firestore.trouble = undefined;
    for (const device of [a, b, a]) {
      device.online();
      await devices.pass(minute);
    }
    for (const device of [a, b]) {
      const [doubled, ...more] = device.follower.doubled();
      expect(more).toEqual([]);
      const texts = [doubled?.main, ...(doubled?.others ?? [])].map((version) => version?.text);
      expect(new Set(texts)).toEqual(
        new Set(['A', 'B'].map((name) => JSON.stringify(program(`print("${name}")`)))),
      );
      expect(device.texts.get('pyrun:1')).toBe(doubled?.main.text);
    }
    await a.follower.choose('pyrun:1', JSON.stringify(program('print("A")')));
    await devices.settled();
    b.look(true);
    await devices.pass(minute);
    expect(valueOf(b, 'pyrun:1')).toEqual(program('print("A")'));
    expect(a.follower.doubled()).toEqual([]);
    expect(b.follower.doubled()).toEqual([]);
  });

  it('is right with clocks that are a year wrong, and after a month offline', async () => {
    const a = await devices.switchedOn(devices.open(-year));
    const b = await devices.signedIn('hemligt', year);
    b.write('answer:3/m1#x/0', { fields: ['först'] });
    await devices.pass(minute);
    a.look(true);
    await devices.pass(minute);
    expect(valueOf(a, 'answer:3/m1#x/0')).toEqual({ fields: ['först'] });
    devices.firestore.trouble = 'offline';
    a.write('answer:3/m1#x/0', { fields: ['sedan'] });
    await devices.pass(30 * 24 * 60 * minute);
    expect(valueOf(a, 'answer:3/m1#x/0')).toEqual({ fields: ['sedan'] });
    devices.firestore.trouble = undefined;
    a.online();
    await devices.pass(minute);
    b.look(true);
    await devices.pass(minute);
    expect(valueOf(b, 'answer:3/m1#x/0')).toEqual({ fields: ['sedan'] });
    expect(a.follower.doubled()).toEqual([]);
  });

  it('loses nothing when an answer does not arrive', async () => {
    const a = await devices.switchedOn();
    devices.firestore.losesAnswers = true;
    a.write('pyrun:1', program('print(1)'));
    await devices.pass(minute);
    devices.firestore.losesAnswers = false;
    a.write('pyrun:1', program('print(2)'));
    await devices.pass(10 * minute);
    expect(a.state()).toMatchObject({ kind: 'saved' });
    expect(a.follower.doubled()).toEqual([]);
    expect(valueOf(await devices.signedIn(), 'pyrun:1')).toEqual(program('print(2)'));
  });

  it('says that a day’s quota is used up, keeps the work, and tries again', async () => {
    const a = await devices.switchedOn();
    devices.firestore.trouble = 'quota';
    a.write('pyrun:1', program('print(1)'));
    await devices.pass(10 * minute);
    expect(a.state()).toEqual({ kind: 'failed', why: 'quota' });
    devices.firestore.trouble = undefined;
    await devices.pass(24 * 60 * minute);
    expect(a.state()).toMatchObject({ kind: 'saved' });
    expect(valueOf(await devices.signedIn(), 'pyrun:1')).toEqual(program('print(1)'));
  });

  it('leaves a document aside that it cannot read, and says so', async () => {
    const a = await devices.switchedOn();
    a.write('work:3/m1#x', program('a'));
    await devices.pass(minute);
    const ids = [...devices.firestore.documents.keys()];
    const id = ids.find((each) => each !== keyDocumentId) ?? '';
    const sealed = new Uint8Array(1024).fill(7);
    const content = { kind: 'part', part: 0, parts: 1, sealed } as const;
    await devices.firestore.remote().write([{ id, content }]);
    const b = await devices.signedIn();
    expect(b.follower.unreadableCount()).toBe(1);
    b.write('work:3/m1#x', program('b'));
    await devices.pass(minute);
    expect(b.state()).toMatchObject({ kind: 'saved' });
    expect(devices.firestore.documents.get(id)?.content).toEqual(content);
    expect(valueOf(await devices.signedIn(), 'work:3/m1#x')).toEqual(program('b'));
  });

  it('a device that has been emptied removes nothing elsewhere', async () => {
    const a = await devices.switchedOn();
    a.write('pyrun:1', program('print(1)'));
    a.write('exercise:1', true);
    await devices.pass(minute);
    a.texts.clear();
    a.look(true);
    await devices.pass(10 * minute);
    expect(valueOf(a, 'pyrun:1')).toEqual(program('print(1)'));
    expect(valueOf(await devices.signedIn(), 'exercise:1')).toBe(true);
  });

  it('what is removed is removed everywhere, a mark that is taken back too', async () => {
    const a = await devices.switchedOn();
    a.write('exercise:1', true);
    a.write('quiz:1', { state: 'answered', right: false, tries: 1 });
    a.write('read:3/m1', true);
    await devices.pass(minute);
    const b = await devices.signedIn();
    b.remove('quiz:1');
    b.remove('exercise:1');
    await devices.pass(10 * minute);
    a.look(true);
    await devices.pass(minute);
    expect([...a.texts.keys()]).toEqual(['read:3/m1']);
  });

  it('a large document lies in parts, and grows and shrinks', async () => {
    const a = await devices.switchedOn();
    const long = Array.from({ length: 40_000 }, (_, n) => String((n * 7919) % 104_729)).join(' ');
    a.write('work:3/m1#x', program(long));
    await devices.pass(minute);
    const parts = (): number => devices.firestore.documents.size - 1;
    expect(parts()).toBeGreaterThan(1);
    expect(valueOf(await devices.signedIn(), 'work:3/m1#x')).toEqual(program(long));
    a.write('work:3/m1#x', program('kort'));
    await devices.pass(10 * minute);
    expect(parts()).toBe(1);
    expect(valueOf(await devices.signedIn(), 'work:3/m1#x')).toEqual(program('kort'));
  });

  it('asks a browser again that has not told in time what it remembers', async () => {
    const a = await devices.switchedOn();
    a.write('pyrun:1', program('print(1)'));
    await devices.pass(minute);
    vi.spyOn(a.memory, 'load').mockRejectedValueOnce(new Error('late'));
    await a.follower.restart();
    expect(a.state()).toEqual({ kind: 'failed', why: 'unavailable' });
    await devices.pass(minute);
    expect(a.state()).toMatchObject({ kind: 'saved' });
  });

  it('has all of it saved when somebody signs out, and leaves the device alone then', async () => {
    const a = await devices.switchedOn();
    a.write('pyrun:1', program('print(1)'));
    await devices.pass(minute);
    a.write('pyrun:1', program('print(2)'));
    a.write('last-lesson', { id: '3/m1' });
    await a.follower.finish();
    await a.memory.clear();
    a.write('pyrun:1', program('print(3)'));
    a.look(false);
    await devices.pass(10 * minute);
    expect(await a.memory.load()).toBeUndefined();
    const b = await devices.signedIn();
    expect(valueOf(b, 'pyrun:1')).toEqual(program('print(2)'));
    expect(valueOf(b, 'last-lesson')).toEqual({ id: '3/m1' });
  });
});
