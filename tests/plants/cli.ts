/**
 * `npm run test:plants`: plants faults in a copy of the project, and fails when a test does not see
 * its own.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { plants } from './list';
import { choosePlants } from './choose';
import { tryPlants } from './run';
import { tableOf } from './verdict';

// So that a run that is interrupted takes its copies away.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.exit(130);
  });

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, level: { type: 'string' } },
});
const chosen = choosePlants(plants, values);
const verdicts = await tryPlants(process.cwd(), chosen, availableParallelism(), (line) => {
  console.log(line);
});
console.log(`\n${tableOf(verdicts)}`);
process.exitCode = verdicts.every(({ fault }) => fault === undefined) ? 0 : 1;
