/**
 * The build's variables, as packages/school-gate/src/plugin leaves them for the gate of a site on
 * the emulators.
 */
import { readEnvironment } from '../../../../src/config/environment';

export default readEnvironment({ FIREBASE_TARGET: 'emulator' });
