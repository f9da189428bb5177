/**
 * `npm run test:other-school [-- command]`: runs `npm test`, or the command, in a copy of the project that is another school's. Where it
 * fails, something does not follow src/config/school.ts.
 */
import { runCommand } from '../../scripts/lib/steps';
import { school } from '../../src/config/school';
import { schoolChanges } from './schoolChanges';
import { copyTree } from './tree';

// So that a run that is interrupted takes its copy away.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.exit(130);
  });

const [command = 'npm', ...args] =
  process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'test'];
const tree = copyTree(process.cwd());
const { code } = await tree.withPlants(schoolChanges(school), () => {
  console.log(`Projektet som en annan skolas: ${tree.root}`);
  return runCommand(command, args, { cwd: tree.root });
});
process.exitCode = code;
