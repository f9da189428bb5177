import type { BuiltOpenings } from '../../../../packages/openings/src/core/built';

/** The id of the key of 32 sevens. */
const id = '1187505fbb259ddd';
const at = Date.parse('2027-02-26T09:00Z');

/** What packages/openings/src/plugin leaves for the pages of a site with a few openings. */
const built: BuiltOpenings = {
  documents: 'http://127.0.0.1:8080/v1/projects/demo-kurser/databases/(default)/documents',
  openings: {
    'prov-v8': { at, id },
    'prov-v9': { at, id },
    'prov-v10': { at, id },
    'prov-exam': { at, id },
    'prov-page': { at, id },
    'prov-quiz': { at, id },
    oförseglat: { at, id: null },
  },
};

export default built;
