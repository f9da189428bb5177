import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../scripts/lib/steps';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What oxlint says of a place in a file. */
export interface LintFault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Such as `typescript(no-floating-promises)`. */
  readonly rule: string;
  readonly message: string;
}

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code: string;
    readonly message: string;
    readonly help?: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/**
 * Runs oxlint in a folder with the configuration there. Throws when it does not report as it
 * should.
 */
async function oxlint(cwd: string, args: readonly string[]): Promise<Report> {
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const all = [program, '-c', 'oxlint.config.mjs', '--format', 'json', ...args];
  const { output } = await runCommand(process.execPath, all, { cwd, output: 'held' });
  return JSON.parse(output) as Report;
}

/**
 * Plants files, by their path from the project's folder, in a folder with the project's own
 * configuration and no other file of it, and returns what oxlint says of them; of their types only
 * when asked.
 */
export async function lintPlanted(
  files: Readonly<Record<string, string>>,
  flags: readonly '--type-aware'[] = [],
): Promise<readonly LintFault[]> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'lint-')));
  try {
    for (const name of ['oxlint.config.mjs', 'tsconfig.json', 'scripts/lint'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const { diagnostics } = await oxlint(folder, [...flags, ...Object.keys(files)]);
    return diagnostics.map((found) => ({
      file: found.filename,
      line: found.labels[0]?.span.line ?? 0,
      rule: found.code,
      message: `${found.message} ${found.help ?? ''}`,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many of these files, by their path from the project's folder, oxlint looks at. */
export async function countLinted(names: readonly string[]): Promise<number> {
  return (await oxlint(root, names)).number_of_files;
}
