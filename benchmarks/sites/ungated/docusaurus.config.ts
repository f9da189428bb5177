import path from 'node:path';
import { bareSite } from '../bareSite';

/** The site as it would be without a gate: the lessons' text stands in the HTML files. */
export default bareSite(path.join(__dirname, 'Root.tsx'));
