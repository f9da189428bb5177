import path from 'node:path';
import { bareSite } from '../bareSite';

/** The site as it would be with the gate that is nearest at hand: Firebase in Root. */
export default bareSite(path.join(__dirname, 'Root.tsx'));
