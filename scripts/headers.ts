/**
 * `npm run headers`: writes the content security policy of the site in build/ into firebase.json,
 * whose headers the deployed site is sent with. The policy names the pages' own scripts by their
 * hashes, so a new version of Docusaurus, or another address in src/config/school.ts, changes it.
 * With `--check` nothing is written: ends with an error when firebase.json has another policy,
 * because a browser would then run no script at all. Runs before each deployment.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatFile } from './lib/formatter';
import {
  configuredPolicy,
  deployedPolicy,
  type FirebaseConfig,
  withHeaderPolicy,
} from './lib/securityHeaders';

const file = 'firebase.json';

async function main(): Promise<void> {
  const config = JSON.parse(readFileSync(file, 'utf8')) as FirebaseConfig;
  const policy = deployedPolicy(readFileSync('build/index.html', 'utf8'));
  if (configuredPolicy(config) === policy) {
    console.log('firebase.json har redan den säkerhetspolicy som build/ har.');
    return;
  }
  if (process.argv.includes('--check'))
    throw new Error(
      `firebase.json har inte samma säkerhetspolicy som build/: kör npm run headers och lägg in ändringen.\n  ska vara: ${policy}`,
    );
  writeFileSync(file, JSON.stringify(withHeaderPolicy(config, policy), null, 2));
  await formatFile(file);
  console.log('firebase.json har nu den säkerhetspolicy som build/ har.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
