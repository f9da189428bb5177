/**
 * `npm run build`: Docusaurus' own command, which faults in lessons stop with a line each; `--
 * --verbose` has everything told that is known of an error.
 */
import { createInterface } from 'node:readline';
import { retellBuildLine } from './lib/buildOutput';
import { toolArguments } from './lib/packageTools';
import { exitCodeOf, withProcesses } from './lib/processes';
import { requireNode } from './lib/requirements';
import { readVerbose } from './lib/startOptions';

void withProcesses(async (group) => {
  requireNode();
  const { args, env } = readVerbose(process.argv.slice(2));
  const build = group.start(process.execPath, toolArguments('docusaurus', 'build', ...args), {
    stdio: ['inherit', 'pipe', 'inherit'],
    // A pipe is no terminal: without this the colours would go.
    env: { ...process.env, ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  if (build.stdout !== null)
    createInterface({ input: build.stdout }).on('line', (line) => {
      console.log(retellBuildLine(line));
    });
  return exitCodeOf(build);
});
