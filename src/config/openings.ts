import { parseOpenings } from '@kurser/openings/config';

/**
 * What opens on a day: the names that lessons write (`<Solution opens="prov-v8">`), each with the
 * time on Sweden's clocks, as in `'prov-v8': '2027-02-26 10.00'`. Another time here, or the same
 * name another year, is a new key. To move one without building anew, run `npm run openings`
 * (OPERATIONS.md). With none here no page has anything of it.
 */
const written: Readonly<Record<string, string>> = {};

export const openings = parseOpenings(written);
