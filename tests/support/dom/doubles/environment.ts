/**
 * The build's variables, as src/plugins/gate leaves them for the gate of a site on the emulators.
 */
import { readEnvironment } from '../../../../src/config/environment';

export default readEnvironment({ FIREBASE_TARGET: 'emulator' });
