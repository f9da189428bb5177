/**
 * `tsx tests/plants/onSite.ts <site> <commands as JSON>`, in a tree with planted faults: builds the
 * tree's site, serves it where a browser is to open it, and runs the commands. Whatever fails ends
 * it; the tests that were not run are missed in the commands' reports.
 */
import type { Step } from '../../scripts/lib/lanes';
import { programOf } from '../../scripts/lib/packageTools';
import { startPreview } from '../../scripts/lib/preview';
import { withProcesses, type ProcessGroup } from '../../scripts/lib/processes';
import { requireFreePorts } from '../../scripts/lib/requirements';
import { fixtureBuild, fixtureFolder, plainHouse, siteBuild } from '../../scripts/lib/siteBuilds';
import { startAuthEmulator, startFixtureSite } from '../../scripts/lib/siteServers';
import { runCommand } from '../../scripts/lib/steps';

async function build({ command: [program, ...args], env }: Step): Promise<void> {
  const { code } = await runCommand(program, args, { env });
  if (code !== 0) throw new Error('Bygget misslyckades.');
}

async function startFixtures(group: ProcessGroup): Promise<void> {
  await requireFreePorts([5006, 9099]);
  await build(fixtureBuild(plainHouse));
  await startAuthEmulator(group);
  await startFixtureSite(group, fixtureFolder);
}

const isBrowserTest = (command: readonly string[]): boolean =>
  command.includes(programOf('playwright'));

void withProcesses(async (group) => {
  const [site, json = '[]'] = process.argv.slice(2);
  const commands = JSON.parse(json) as readonly (readonly [string, ...string[]])[];
  if (site === 'fixtures') await startFixtures(group);
  else if (commands.some(isBrowserTest)) await startPreview(group);
  else await build(siteBuild(true));
  for (const [program, ...args] of commands) await runCommand(program, args);
  return 0;
});
