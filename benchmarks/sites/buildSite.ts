import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the benchmarks' builds lie; ignored by git. */
export const benchFolder = '.cache/bench';

export interface SiteToBuild {
  /** Where it is built, inside `.cache/bench`. */
  readonly name: string;
  /** Another configuration than the site's own. */
  readonly config?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Built {
  readonly folder: string;
  readonly ms: number;
}

/** The folder of a site that is built, or will be. */
export function builtFolder({ name }: SiteToBuild): string {
  return `${benchFolder}/${name}`;
}

/**
 * Builds a site for the emulators, from nothing.
 * @throws with what the build wrote when it fails
 */
export async function buildSite(site: SiteToBuild): Promise<Built> {
  const folder = builtFolder(site);
  const generated = `.docusaurus-bench-${site.name}`;
  for (const old of [folder, generated]) rmSync(old, { recursive: true, force: true });
  const config = site.config === undefined ? [] : ['--config', site.config];
  const args = [
    path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    ...['build', '--out-dir', folder, ...config],
  ];
  const env = {
    ...process.env,
    FIREBASE_TARGET: 'emulator',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    ...site.env,
  };
  const startedAt = performance.now();
  try {
    await run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site ${site.name} does not build:\n${stdout}${stderr}`, { cause: error });
  }
  const ms = performance.now() - startedAt;
  rmSync(generated, { recursive: true, force: true });
  return { folder, ms };
}
