/** `npm run build`: Docusaurus' own command, which faults in lessons stop with a line each; `-- --verbose` has everything told that is known of an error. */
import { toolArguments } from './lib/packageTools';
import { exitCodeOf, withProcesses } from './lib/processes';
import { requireNode } from './lib/requirements';
import { readVerbose } from './lib/startOptions';

void withProcesses(async (group) => {
  requireNode();
  const { args, env } = readVerbose(process.argv.slice(2));
  const build = group.start(process.execPath, toolArguments('docusaurus', 'build', ...args), {
    env: { ...process.env, ...env },
  });
  return exitCodeOf(build);
});
