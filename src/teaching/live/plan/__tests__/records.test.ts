import { expect, it } from 'vitest';
import { packRecords } from '../records';

const long = 'from utrustning import Utrustning';

it('writes a text that several records need once', () => {
  const file = { path: 'a.py', text: long };
  expect(
    packRecords([{ files: [file] }, { files: [file], source: 'Ett annat program, också långt' }]),
  ).toEqual({
    texts: [long, 'Ett annat program, också långt'],
    records: [
      { files: [{ path: 'a.py', text: 0 }] },
      { files: [{ path: 'a.py', text: 0 }], source: 1 },
    ],
  });
});

it('leaves short texts, truth values and nothing where they stand', () => {
  const record = { kind: 'here', output: null, continues: false, args: [] };
  expect(packRecords([record])).toEqual({ texts: [], records: [record] });
});
