/** What `npm start` and `npm run build` are told on their command lines. Pure. */
import { parseArgs } from 'node:util';
import { verboseVariable } from '@kurser/lesson-language/lessonFaults/retell';

const usualPort = 3000;

/**
 * The port of the site: what `--port` says, else 3000. Everything else on the command line is
 * Docusaurus' own.
 * @throws an Error that names the value and says what would be right
 */
export function readPort(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', short: 'p' } },
    strict: false,
    allowPositionals: true,
  });
  if (values['port'] === undefined) return usualPort;
  const port = typeof values['port'] === 'string' ? Number(values['port']) : 0;
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    `--port är ${JSON.stringify(values['port'])} men ska vara ett portnummer, till exempel npm start -- --port 3001.`,
  );
}

/**
 * Takes `--verbose` from the command line, which Docusaurus does not know, and gives what says it
 * to the site's plugins (packages/lesson-language/src/lessonFaults). Everything else is Docusaurus'
 * own.
 */
export function readVerbose(args: readonly string[]): {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  const own = args.filter((arg) => arg !== '--verbose');
  return { args: own, env: own.length === args.length ? {} : { [verboseVariable]: 'true' } };
}
