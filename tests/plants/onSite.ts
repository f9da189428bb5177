/**
 * `tsx tests/plants/onSite.ts <site> <commands as JSON>`, in a tree with planted faults: builds the tree's site, serves it where a browser
 * is to open it, and runs the commands. Whatever fails ends it; the tests that were not run are missed in the commands' reports.
 */
import { startPreview } from '../../scripts/lib/preview';
import { withProcesses, type ProcessGroup } from '../../scripts/lib/processes';
import { requireFreePorts } from '../../scripts/lib/requirements';
import { startAuthEmulator, startFixtureSite } from '../../scripts/lib/siteServers';
import { runCommand } from '../../scripts/lib/steps';

const fixtureFolder = '.cache/fixtures';

async function build(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code } = await runCommand('npx', ['docusaurus', 'build', ...args], {
    env: { FIREBASE_TARGET: 'emulator', ...env },
  });
  if (code !== 0) throw new Error('Bygget misslyckades.');
}

async function startFixtures(group: ProcessGroup): Promise<void> {
  await requireFreePorts([5006, 9099]);
  await build(['--out-dir', fixtureFolder], {
    SITE: 'fixtures',
    SEAL: 'off',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixtures',
  });
  await startAuthEmulator(group);
  await startFixtureSite(group, fixtureFolder);
}

const isBrowserTest = (command: readonly string[]): boolean =>
  command.some((word) => word.endsWith('/playwright'));

void withProcesses(async (group) => {
  const [site, json = '[]'] = process.argv.slice(2);
  const commands = JSON.parse(json) as readonly (readonly [string, ...string[]])[];
  if (site === 'fixtures') await startFixtures(group);
  else if (commands.some(isBrowserTest)) await startPreview(group);
  else await build([], {});
  for (const [program, ...args] of commands) await runCommand(program, args);
  return 0;
});
