import { Clock, StudentDevices, type TestDevice } from '../../../../../tests/support/following';
import { FakeBell } from './fakeBell';
import { FakeFirestore } from './fakeRemote';

export { minute, passwordKey, program } from '../../../../../tests/support/following';

/** What a secret costs is the browser's to bear, and no test's. */
export const quick = { salt: new Uint8Array(16), rounds: 1000 };

export const valueOf = ({ texts }: TestDevice, key: string): unknown =>
  JSON.parse(texts.get(key) ?? 'null');

/** A student's devices, and the Firestore and the bell that they have in common. */
export class Devices extends StudentDevices {
  readonly clock: Clock;
  readonly firestore: FakeFirestore;
  readonly bell: FakeBell;

  constructor() {
    const clock = new Clock(Date.UTC(2026, 8, 1, 8));
    const firestore = new FakeFirestore(() => clock.now);
    const bell = new FakeBell();
    super({
      ...{ uid: 'elev', clock, slowness: quick },
      remote: () => firestore.remote(),
      bell: () => bell.at(() => clock.now),
    });
    this.bell = bell;
    this.clock = clock;
    this.firestore = firestore;
  }
}
