/** The small sealed site of tests/fixtures/seal-site: built, and served as a static host would. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { mediaTypeOf } from '../../src/seal/mediaTypes';

const run = promisify(execFile);
const siteDir = 'tests/fixtures/seal-site';

export interface SiteBuild {
  readonly ended: 'well' | 'badly';
  readonly output: string;
}

/** Builds the site into a folder; one build at a time, for they share Docusaurus' generated files. Never rejects for a build that fails: tests want some to. */
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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

function findFile(folder: string, address: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(address));
  const candidates = [file, path.join(file, 'index.html')];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

/** What is sent for a file, beside its type. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const asItIs = (name: string): Answer => ({ headers: {}, body: readFileSync(name) });

/**
 * Serves a folder on a port of the system's choice; what is not there is answered with 404 and the site's page for it.
 * @param answer what is sent for a file, of which the path and the address are given; the file as it is until told otherwise
 */
export async function serveFolder(
  folder: string,
  answer: (name: string, address: string) => Answer = asItIs,
): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folder, pathname);
    const name = file ?? path.join(folder, '404.html');
    const type = types[path.extname(name)] ?? mediaTypeOf(name);
    const { headers, body } = answer(name, pathname);
    response.writeHead(file === undefined ? 404 : 200, { ...headers, 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://localhost:${String(address.port)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
