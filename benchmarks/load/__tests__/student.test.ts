import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { comeIn } from '../student';
import type { Outcome } from '../summary';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A host where the path says how it answers. */
async function startHost(): Promise<string> {
  const started = createServer(({ url }, response) => {
    response.statusCode = url === '/full' ? 503 : 200;
    response.end(url === '/tom' ? '' : 'text');
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

const account = { uid: 'u', email: 'elev@edu.umea.se', password: 'hemligt' };

async function outcomesFor(page: string, script: string): Promise<readonly Outcome[]> {
  const host = await startHost();
  const outcomes: Outcome[] = [];
  const served = {
    page: host + page,
    signInPrograms: [`${host}/annat`, host + script],
    site: [`${host}/app`],
    keyDocument: `${host}/nyckel`,
    sealed: [`${host}/fil`],
  };
  await comeIn(account, 0, served, (outcome) => {
    outcomes.push(outcome);
  });
  return outcomes;
}

it('a page that is refused is noted, and nothing more is asked for', async () => {
  const outcomes = await outcomesFor('/full', '/skript');
  expect(outcomes).toMatchObject([{ step: 'page', fault: 'HTTP 503' }]);
});

it('an empty answer is a fault', async () => {
  const outcomes = await outcomesFor('/sida', '/tom');
  expect(outcomes).toMatchObject([
    { step: 'page', fault: undefined },
    { step: 'sign-in programs', fault: 'An empty answer' },
  ]);
});
