import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeyedOpening } from '@kurser/openings/build/keys';
import type { KeyDatabase } from '../publishKey/keyDocuments';
import { findOldOpenings, findTime, writeOpening } from './openingDocuments';
import type { Surroundings } from './runTask';

/** Beside the secret that keys are made of: git takes nothing of it along. */
const folder = '.keys';

/** What a task works with: the project's Firestore, this folder and the terminal. */
export function surroundingsOf(
  openings: readonly KeyedOpening[],
  database: KeyDatabase,
): Surroundings {
  return {
    openings,
    findTime: (id) => findTime(database, id),
    findOld: () =>
      findOldOpenings(
        database,
        openings.map(({ id }) => id),
      ),
    write: (opening) => writeOpening(database, opening),
    async writeFile(name, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = path.join(folder, name);
      await writeFile(place, text, { mode: 0o600 });
      return place;
    },
    print: (text) => {
      console.log(text);
    },
  };
}
