import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run check -- docs/3/m3.mdx`: checks the pages named, or all of them. With `--changed` and
 * the files that differ from what was tried before, the programs that they concern are run, and the
 * form of all pages is checked (site/affected.ts).
 *
 * The code of lessons has no business on the network, so the command starts itself again in a
 * network namespace of its own, with nothing but the loopback device. Where the system does not
 * permit that, it says so and goes on.
 */
async function start(): Promise<number> {
  const args = process.argv.slice(2);
  if (process.env['LESSONS_ISOLATED'] === undefined) {
    const isolation = findIsolation();
    if (isolation !== undefined) return runIsolated(isolation, args);
    const reason =
      process.platform === 'linux' ? 'unshare är inte tillåtet här' : 'den finns bara på Linux';
    console.log(`Lektionernas kod körs utan spärr mot nätet: ${reason}.`);
  }
  const { checkLessons } = await import('./main');
  const { findRoot } = await import('./site/site');
  const root = findRoot(process.cwd());
  const { pathOfArgument } = await import('./site/pagePath');
  const from = process.env['INIT_CWD'] ?? '.';
  const toPaths = (list: readonly string[]) => list.map((arg) => pathOfArgument(arg, root, from));
  if (args[0] === '--changed') {
    return checkLessons({ root, paths: [], changed: args.slice(1), ci }, print);
  }
  // What follows `--form` has its form checked and nothing else; `npm run quick` asks so of pages
  // that lead to a changed one.
  const split = args.includes('--form') ? args.indexOf('--form') : args.length;
  const paths = toPaths(args.slice(0, split));
  const formOf = toPaths(args.slice(split + 1));
  return checkLessons({ root, paths, formOf, ci }, print);
}

const ci = process.env['CI'] === 'true';
const print = (line: string): void => {
  console.log(line);
};

/** A new network namespace; only root can have that without a user namespace too. */
function findIsolation(): string[] | undefined {
  const candidates = [
    ['unshare', '--net'],
    ['unshare', '--map-root-user', '--net'],
  ];
  return candidates.find(
    ([command = '', ...options]) => spawnSync(command, [...options, 'true']).status === 0,
  );
}

/**
 * Lessons may talk to a server on their own machine, so loopback is brought up first, where `ip`
 * exists.
 */
function runIsolated([command = '', ...options]: string[], args: readonly string[]): number {
  const again = [process.execPath, ...process.execArgv, fileURLToPath(import.meta.url), ...args];
  const shell = [
    'sh',
    '-c',
    'ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null; exec "$@"',
    'sh',
  ];
  const env = { ...process.env, LESSONS_ISOLATED: '1' };
  return (
    spawnSync(command, [...options, '--', ...shell, ...again], { stdio: 'inherit', env }).status ??
    1
  );
}

process.exitCode = await start();
