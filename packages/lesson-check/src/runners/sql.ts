import { fileURLToPath } from 'node:url';
import { standardPython } from '../run/standardPython';
import { execute } from '../run/workshop';
import { onlyCompiles, type ProgramRunner, toOutcome, withTools } from './runner';

/** What the page itself runs SQL with. */
const script = fileURLToPath(
  new URL('../../../../packages/python-runner/src/worker/course_runner/sql.py', import.meta.url),
);

/**
 * SQLite by Python's own module, so that no shell needs to be installed. A database a program, in
 * memory.
 */
export const sql: ProgramRunner = {
  tools: ['python'],
  run: (job, workshop) =>
    withTools(['python'], async ({ python }) => {
      const { earlier, text, test = null } = job;
      const stdin = JSON.stringify({ earlier, text, test });
      const result = await execute(workshop, [standardPython(workshop, python), script], {
        kind: 'program',
        stdin,
      });
      const outcome = toOutcome(result);
      if (!onlyCompiles(job) || outcome.kind !== 'ran') return outcome;
      return outcome.exit === 0
        ? { kind: 'compiled' }
        : { kind: 'rejected', messages: outcome.stderr };
    }),
};
