/**
 * Programs of installed packages, started with this Node. Not by npx: Windows starts no script
 * without a shell.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The package that each program is in. */
const packages = {
  docusaurus: '@docusaurus/core',
  firebase: 'firebase-tools',
  knip: 'knip',
  oxfmt: 'oxfmt',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  stylelint: 'stylelint',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
} as const;

export type ToolName = keyof typeof packages;

/** A tool's name and what it is given. */
export type ToolCommand = readonly [ToolName, ...string[]];

/** As `npm run lint` does it; files may follow. */
export const lint: ToolCommand = ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware'];

/** Commands are run in the project's folder. */
const installed = path.resolve('node_modules');

/**
 * npm's own program, which any Node runs.
 * @throws when this was not started by npm
 */
export function requireNpm(env: NodeJS.ProcessEnv = process.env): string {
  const program = env['npm_execpath'];
  if (program !== undefined) return program;
  throw new Error('Det här startas av npm: skriv npm run och skriptets namn.');
}

/** A package with one program may write the program alone. */
function programIn(manifest: unknown, name: string): string | undefined {
  const { bin } = manifest as { readonly bin?: string | Readonly<Record<string, string>> };
  return typeof bin === 'string' ? bin : bin?.[name];
}

/**
 * The file of a package's program.
 * @param folder where the packages lie
 * @throws an Error that says how to install it when it is not there
 */
export function programOf(name: ToolName, folder = installed): string {
  const home = path.join(folder, packages[name]);
  const manifest = path.join(home, 'package.json');
  const program = existsSync(manifest)
    ? programIn(JSON.parse(readFileSync(manifest, 'utf8')), name)
    : undefined;
  if (program !== undefined) return path.join(home, program);
  throw new Error(`Paketet ${packages[name]} är inte installerat: kör npm ci.`);
}

/**
 * What Node is given to run a package's program: the file, and the arguments.
 * @throws as programOf does
 */
export function toolArguments(...[name, ...args]: ToolCommand): readonly string[] {
  return [programOf(name), ...args];
}

/** The whole command, this Node first. @throws as programOf does */
export function toolCommand(...command: ToolCommand): readonly [string, ...string[]] {
  return [process.execPath, ...toolArguments(...command)];
}
