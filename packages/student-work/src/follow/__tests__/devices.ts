import { Clock, StudentDevices, type TestDevice } from '../../../../../tests/support/following';
import { FakeFirestore } from './fakeRemote';

export { minute, passwordKey, program } from '../../../../../tests/support/following';

/** What a secret costs is the browser's to bear, and no test's. */
export const quick = { salt: new Uint8Array(16), rounds: 1000 };

export const valueOf = ({ texts }: TestDevice, key: string): unknown =>
  JSON.parse(texts.get(key) ?? 'null');

/** A student's devices, and the Firestore that they have in common. */
export class Devices extends StudentDevices {
  readonly clock: Clock;
  readonly firestore: FakeFirestore;

  constructor() {
    const clock = new Clock(Date.UTC(2026, 8, 1, 8));
    const firestore = new FakeFirestore(() => clock.now);
    super({ uid: 'elev', clock, remote: () => firestore.remote(), slowness: quick });
    this.clock = clock;
    this.firestore = firestore;
  }
}
