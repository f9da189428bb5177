/**
 * Serves a built site from a folder, as a static host does for readers: fast, and with the headers
 * that it is told.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { mediaTypeOf } from 'docusaurus-plugin-seal/common';
import type { HostingHeader } from './securityHeaders';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  // A browser starts no worker, and imports no module, of another type.
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
};

/** What is sent for a file, beside its type. */
interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is sent for a file, of which the path and the address are given. */
export type AnswerFor = (name: string, address: string) => Answer;

const asItIs: AnswerFor = (name) => ({ headers: {}, body: readFileSync(name) });

/**
 * The file for an address, or undefined: there is none, it lies outside, or the address is none.
 */
function findFile(folder: string, address: string): string | undefined {
  try {
    const root = path.resolve(folder);
    const file = path.join(root, decodeURIComponent(address));
    const candidates = [file, path.join(file, 'index.html')];
    return candidates.find(
      (name) => name.startsWith(root + path.sep) && existsSync(name) && statSync(name).isFile(),
    );
  } catch {
    // A broken escape (URIError), or a name that no file can have.
    return undefined;
  }
}

function listener(folder: string, answer: AnswerFor): RequestListener {
  return (request, response) => {
    const [address = '/'] = (request.url ?? '/').split(/[?#]/);
    const file = findFile(folder, address);
    const name = file ?? path.join(folder, '404.html');
    const type = types[path.extname(name)] ?? mediaTypeOf(name);
    const { headers, body } = answer(name, address);
    response.writeHead(file === undefined ? 404 : 200, { ...headers, 'content-type': type });
    response.end(body);
  };
}

/**
 * Serves a folder; what is not there is answered with 404 and the site's page for it.
 * @param port 0 for one of the system's choice
 */
export async function serveFolder(
  folder: string,
  { answer = asItIs, port = 0 }: { readonly answer?: AnswerFor; readonly port?: number } = {},
): Promise<{ url: string; stop: () => void }> {
  const server = createServer(listener(folder, answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
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

/**
 * Whether a rule of firebase.json is about an address.
 * @throws for a pattern that is neither all nor all below a folder
 */
function isAbout(source: string, address: string): boolean {
  if (source === '**') return true;
  const folder = /^(\/[\w./-]*\/)\*\*$/.exec(source)?.[1];
  if (folder === undefined)
    throw new Error(`firebase.json har ett huvud för "${source}" men ska ha "**" eller "/mapp/**"`);
  return address.startsWith(folder);
}

/**
 * The headers that firebase.json gives an address: a later rule has the last word, as with the host
 * itself.
 */
export function headersFor(
  rules: readonly HostingHeader[],
  address: string,
): Readonly<Record<string, string>> {
  const own = rules.filter(({ source }) => isAbout(source, address));
  return Object.fromEntries(
    own.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}
