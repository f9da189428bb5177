import { isFirestoreEmulatorUp, startFirestoreEmulator } from '../../scripts/lib/firestoreEmulator';
import { ProcessGroup } from '../../scripts/lib/processes';

/**
 * Starts the Firestore emulator for these tests, unless one is running already. Answers what ends
 * it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const group = new ProcessGroup();
  if (!(await isFirestoreEmulatorUp())) await startFirestoreEmulator(group);
  return async () => group.stop();
}
