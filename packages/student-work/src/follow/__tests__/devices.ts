import { Clock, openDevice, type TestDevice } from '../../../../../tests/support/following';
import { begin, unlockByPassword } from '../engine/keyCare';
import { secretKey } from '../seal/wrapping';
import { FakeFirestore } from './fakeRemote';

export const minute = 60_000;
export const program = (code: string) => ({ code, solved: false, oldCode: null });
/** What a secret costs is the browser's to bear, and no test's. */
export const quick = { salt: new Uint8Array(16), rounds: 1000 };
export const passwordKey = secretKey('hemligt');

export const valueOf = ({ texts }: TestDevice, key: string): unknown =>
  JSON.parse(texts.get(key) ?? 'null');

/** A student's devices, and the Firestore that they have in common. */
export class Devices {
  readonly clock = new Clock(Date.UTC(2026, 8, 1, 8));
  private readonly opened: TestDevice[] = [];
  readonly firestore = new FakeFirestore(() => this.clock.now);

  open(skewMs = 0): TestDevice {
    const { clock } = this;
    const device = openDevice({ uid: 'elev', remote: this.firestore.remote(), clock }, skewMs);
    this.opened.push(device);
    return device;
  }

  /** Until nothing is under way any more. */
  readonly settled = async (): Promise<void> => {
    for (const { follower } of this.opened) await follower.done();
  };

  /** Lets time pass. */
  async pass(ms: number): Promise<void> {
    await this.clock.to(this.clock.now + ms, this.settled);
  }

  /** A device on which the work has been let follow; the code too. */
  async switchedOn(device = this.open()): Promise<TestDevice & { readonly code: string }> {
    const code = await begin(device.care, await passwordKey, quick);
    device.set({ kind: 'starting' });
    await device.follower.restart();
    return { ...device, code };
  }

  /** Another device after a sign-in with the password. */
  async signedIn(password = 'hemligt', skewMs = 0): Promise<TestDevice> {
    const device = this.open(skewMs);
    const found = await unlockByPassword(device.care, await secretKey(password));
    device.set({ kind: found === 'here' ? 'starting' : 'locked' });
    await device.follower.restart();
    return device;
  }
}
