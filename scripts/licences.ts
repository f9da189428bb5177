/**
 * `npm run licences`: writes LICENCES.md from package-lock.json. Writes nothing while a package has
 * a licence that is not allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { licenceFaults, licencesText, sitePackages, type Lockfile } from './lib/licences';

const packages = sitePackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile);
const faults = licenceFaults(packages);
if (faults.length > 0) {
  console.error(`Licenser som inte är godkända i scripts/lib/licences.ts:\n${faults.join('\n')}`);
  process.exitCode = 1;
} else {
  writeFileSync('LICENCES.md', licencesText(packages));
  console.log(`LICENCES.md: ${packages.length} paket`);
}
