/** The table in SECURITY.md of what may happen to the key of work that follows, row by row. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../../package.json';
import type { TestDevice } from '../../../../../tests/support/following';
import {
  begin,
  changeLock,
  end,
  removeAll,
  unlockByCode,
  unlockByPassword,
} from '../engine/keyCare';
import { workDatabase } from '../hasMark';
import { keyDocumentId } from '../remote/documents';
import { secretKey } from '../seal/wrapping';
import { Devices, minute, passwordKey, program, quick, valueOf } from './devices';

let devices: Devices;
beforeEach(() => {
  devices = new Devices();
});

/** A device with a program that has been saved. */
async function withWork() {
  const a = await devices.switchedOn();
  a.write('pyrun:1', program('print(1)'));
  await devices.pass(minute);
  return a;
}

const expectWork = (device: TestDevice): void => {
  expect(valueOf(device, 'pyrun:1')).toEqual(program('print(1)'));
};

describe('the key of the work', () => {
  it('password changed: the new one opens it, the old one does not', async () => {
    const a = await withWork();
    await changeLock(a.care, await passwordKey, await secretKey('nyare'));
    expectWork(await devices.signedIn('nyare'));
    expect((await devices.signedIn('hemligt')).state()).toEqual({ kind: 'locked' });
  });

  it('password chosen by mail, another device has the key: that one locks it anew', async () => {
    const a = await withWork();
    const b = await devices.signedIn('nyare');
    expect(b.state()).toEqual({ kind: 'locked' });
    expect(b.texts.size).toBe(0);
    expect(await unlockByPassword(a.care, await secretKey('nyare'))).toBe('here');
    expectWork(await devices.signedIn('nyare'));
  });

  it('password chosen by mail, no other device: the code opens it, and then the password', async () => {
    const { code } = await withWork();
    const b = await devices.signedIn('nyare');
    expect(b.state()).toEqual({ kind: 'locked' });
    expect(await unlockByCode(b.care, `${code} fel`, undefined)).toBe('locked');
    expect(await unlockByCode(b.care, code, await secretKey('nyare'))).toBe('here');
    await b.follower.restart();
    await devices.settled();
    expectWork(b);
    expectWork(await devices.signedIn('nyare'));
  });

  it('code lost as well: begun anew, and what the old key sealed is deleted', async () => {
    const a = await withWork();
    const before = [...devices.firestore.documents.keys()];
    const b = await devices.signedIn('nyare');
    b.write('exercise:2', true);
    await begin(b.care, await secretKey('nyare'), quick);
    b.set({ kind: 'starting' });
    await b.follower.restart();
    await devices.pass(minute);
    const kept = [...devices.firestore.documents.keys()].filter((id) => before.includes(id));
    expect(kept).toEqual([keyDocumentId]);
    // The device with the old key is asked for what opens the new one, and keeps what it has.
    a.look(true);
    await devices.pass(minute);
    expect(a.state()).toEqual({ kind: 'locked' });
    expectWork(a);
  });

  it('switched off: the copy is deleted, other devices say so, and keep the work', async () => {
    const a = await withWork();
    const b = await devices.signedIn();
    await end(a.care);
    const left = [...devices.firestore.documents.values()].map(({ content }) => content);
    expect(left).toEqual([{ kind: 'off' }]);
    expect(devices.bell.text).toBe('');
    b.write('pyrun:2', program('print(2)'));
    await devices.pass(5000);
    expect(b.state()).toEqual({ kind: 'removed' });
    expect(devices.firestore.documents.size).toBe(1);
    expectWork(b);
    expect(await unlockByPassword(b.care, await passwordKey)).toBe('none');
  });

  it('switched off on two devices at once: each says that it is off, and nothing more', async () => {
    const a = await withWork();
    const b = await devices.signedIn();
    await end(a.care);
    // The student presses there too, while the page finds out.
    const { documents } = devices.firestore;
    vi.spyOn(documents, 'set').mockImplementation(() => {
      b.set({ kind: 'off' });
      return documents;
    });
    await devices.pass(5000);
    expect(b.state()).toEqual({ kind: 'off' });
  });

  it('account deleted: nothing is left', async () => {
    const a = await withWork();
    await removeAll(a.care.remote);
    expect(devices.firestore.documents.size).toBe(0);
  });

  it('content key rotated: nothing of it seals the work, which is kept beside it', () => {
    // The resolver refuses what a room does not name.
    expect(Object.keys(manifest.dependencies).filter((name) => /seal/.test(name))).toEqual([]);
    expect(workDatabase).not.toBe('kurser-content-key');
  });

  it('year renewed: what is refused waits on the device until there is a new sign-in', async () => {
    const a = await withWork();
    devices.firestore.trouble = 'refused';
    a.write('pyrun:2', program('print(2)'));
    await devices.pass(20 * minute);
    expect(a.state()).toEqual({ kind: 'failed', why: 'refused' });
    devices.firestore.trouble = undefined;
    expect(await unlockByPassword(a.care, await passwordKey)).toBe('here');
    await a.follower.restart();
    await devices.pass(10 * minute);
    expect(valueOf(await devices.signedIn(), 'pyrun:2')).toEqual(program('print(2)'));
  });
});
