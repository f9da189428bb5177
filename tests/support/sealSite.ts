/** The small sealed site of tests/fixtures/seal-site, built. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const siteDir = 'tests/fixtures/seal-site';

export interface SiteBuild {
  readonly ended: 'well' | 'badly';
  readonly output: string;
}

/**
 * Builds the site into a folder; one build at a time, for they share Docusaurus' generated files.
 * Never rejects for a build that fails: tests want some to.
 */
export async function buildSealSite(outDir: string, env: NodeJS.ProcessEnv): Promise<SiteBuild> {
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', siteDir, '--out-dir', path.resolve(outDir)];
  const options = {
    env: {
      ...process.env,
      // A test runner's own setting would make a development build.
      NODE_ENV: 'production',
      // Each build by itself, whatever was built before.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
  };
  try {
    const { stdout, stderr } = await run(process.execPath, args, options);
    return { ended: 'well', output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ended: 'badly', output: stdout + stderr };
  }
}
