/**
 * `npm run test:other-school [-- command]`: runs `npm test`, or the command, in a copy of the
 * project that is another school's. Where it fails, something does not follow src/config/school.ts.
 * The pages' policy follows the address, so it is written anew before `npm test`.
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

const wholeRun = [
  ['npm', 'run', 'build'],
  ['npm', 'run', 'headers'],
  ['npm', 'test'],
];
const wanted = process.argv.slice(2);

const tree = copyTree(process.cwd());
const options = { cwd: tree.root, env: { FIREBASE_TARGET: 'emulator' } };
await tree.withPlants(schoolChanges(school), async () => {
  console.log(`Projektet som en annan skolas: ${tree.root}`);
  for (const [command = '', ...args] of wanted.length > 0 ? [wanted] : wholeRun) {
    const { code } = await runCommand(command, args, options);
    process.exitCode = code;
    if (code !== 0) return;
  }
});
