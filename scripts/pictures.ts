/**
 * `npm run pictures [-- --update-snapshots=all]`: builds both sites and compares their looks with
 * the pictures in the repository (tests/support/pictures.ts). What is not as it was is in
 * test-results/, with what differs marked.
 */
import { runLane, runStep } from './lib/lanes';
import { toolCommand } from './lib/packageTools';
import { withProcesses } from './lib/processes';
import { requireBrowser, requireFreePorts, requireNode } from './lib/requirements';
import { fixtureBuild, fixtureFolder, plainHouse, siteBuild } from './lib/siteBuilds';
import {
  plainAddress,
  startAuthEmulator,
  startFixtureSite,
  startPlainSite,
} from './lib/siteServers';
import { countOfExit } from './lib/steps';

/** Not build/: nobody must take the open site for the sealed one. */
const siteFolder = '.cache/pictures';

void withProcesses(async (group) => {
  requireNode();
  requireBrowser();
  await requireFreePorts([5006, 5007, 9099]);
  const builds = await runLane([siteBuild(false, siteFolder), fixtureBuild(plainHouse)], 'shown');
  if (builds.some(({ count }) => count.failed > 0)) return 1;
  await startAuthEmulator(group);
  await Promise.all([startPlainSite(group, siteFolder), startFixtureSite(group, fixtureFolder)]);
  const { count } = await runStep(
    {
      name: 'Bilder',
      command: toolCommand('playwright', 'test', '--project', 'pictures', ...process.argv.slice(2)),
      env: { SITE_URL: plainAddress },
      count: countOfExit,
    },
    'shown',
  );
  return count.failed === 0 ? 0 : 1;
});
