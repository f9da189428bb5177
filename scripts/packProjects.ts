/**
 * `npm run pack-projects`: makes `<project>.zip` beside every project under docs/, for the lesson
 * to offer.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findPackedProjects } from './lib/projectFolders';
import { packProject, readProjectFiles } from '@kurser/lesson-language/projectZip';

for (const folder of findPackedProjects('.')) {
  const zip = packProject(basename(folder), readProjectFiles(folder));
  writeFileSync(`${folder}.zip`, zip);
  console.log(`${folder}.zip: ${String(zip.length)} byte`);
}
