import { expect, it } from 'vitest';
import { parseOpenings } from '../config';

it('reads names with their times', () => {
  expect(parseOpenings({ 'prov-v8': '2027-02-26 10.00', läxa: '2027-03-01 08.00' })).toEqual([
    { name: 'prov-v8', at: Date.parse('2027-02-26T09:00Z') },
    { name: 'läxa', at: Date.parse('2027-03-01T07:00Z') },
  ]);
});

it('names every value that is wrong, and what would be right', () => {
  const read = (): unknown =>
    parseOpenings({ 'Prov v8': '2027-02-26 10.00', läxa: 'på fredag', ok: '2027-02-26 10.00' });
  expect(read).toThrow(
    `src/config/openings.ts har 2 fel:
  - namnet är "Prov v8" men ska vara små bokstäver, siffror och bindestreck: 'prov-v8'
  - "läxa" har tiden "på fredag" men ska ha en tid i Sverige: '2027-02-26 10.00'`,
  );
});
