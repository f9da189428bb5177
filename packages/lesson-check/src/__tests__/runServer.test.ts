import { describe, expect, it } from 'vitest';
import type { ProcessResult } from '../run/process';
import { closeWorkshop, execute, openWorkshop, type Workshop } from '../run/workshop';
import { withServer } from '../runners/server';
import { fence, lacks, runProblems } from './support';

/** A page with a server that treats each connection as `treatment` says, and a session with it. */
const page = (treatment: string, ...session: string[]) => [
  fence(
    'python file=server.py no_run',
    'import os, socket',
    'with socket.create_server(("127.0.0.1", int(os.environ["PORT"]))) as server:',
    '    while True:',
    '        nät, _ = server.accept()',
    '        with nät:',
    '            begäran = nät.recv(4096)',
    '            if begäran:',
    `                ${treatment}`,
  ),
  fence('console run server="python3 server.py"', ...session),
];

const answer = (status: string) =>
  `nät.sendall(b"HTTP/1.1 ${status}\\r\\nContent-Length: 4\\r\\n\\r\\nhej\\n")`;
const brief = { startMs: 300, answerMs: 300 };

async function inWorkshop(work: (workshop: Workshop) => Promise<void>): Promise<void> {
  const workshop = await openWorkshop([]);
  try {
    await work(workshop);
  } finally {
    closeWorkshop(workshop);
  }
}

const ask = '$ curl -i localhost:8080/';

describe.skipIf(await lacks('python', 'curl'))('a session with a server', () => {
  it('asks the server on a port of its own, by the address that readers use', async () => {
    expect(
      await runProblems(
        ...page(answer('200 OK'), ask, 'HTTP/1.1 200 OK', '[..]', '', 'hej', '$ echo $PORT', ''),
      ),
    ).toEqual([]);
  });

  it('sees a wrong status', async () => {
    expect(
      await runProblems(...page(answer('204 No Content'), ask, 'HTTP/1.1 200 OK', '...')),
    ).toEqual(['14 svaret på curl -i localhost:8080/ stämmer inte']);
  });

  it('sees a server that ends before it answers', async () => {
    expect(
      await runProblems(fence('console run server="python3 -c 1/0"', '$ echo hej', 'hej')),
    ).toEqual(['1 servern python3 -c 1/0 avslutades av sig själv (1)']);
  });

  it('sees a server that falls during the session, whatever the session shows', async () => {
    const problems = await runProblems(...page('os._exit(3)', ask, '[..]'));
    expect(problems).toEqual(['12 servern python3 server.py avslutades av sig själv (3)']);
  });

  it('gives up a server that takes no connection, and ends it', async () => {
    await inWorkshop(async (workshop) => {
      const complaints = await withServer('sleep 300', workshop, () => Promise.resolve([]), brief);
      expect(complaints.map(({ problem }) => problem)).toEqual([
        'servern sleep 300 tar inte emot anslutningar inom 0.3 sekunder',
      ]);
    });
  });

  it('does not wait for an answer that never comes', async () => {
    await inWorkshop(async (workshop) => {
      const silent =
        'import os, socket, signal; s = socket.create_server(("127.0.0.1", int(os.environ["PORT"]))); signal.pause()';
      const answers: ProcessResult[] = [];
      const ask = async () => {
        answers.push(await execute(workshop, ['curl', 'localhost:8080'], { kind: 'program' }));
        return [];
      };
      const patience = { ...brief, startMs: 120_000 };
      expect(await withServer(`python3 -c '${silent}'`, workshop, ask, patience)).toEqual([]);
      expect(answers.map(({ stderr }) => stderr)).toEqual([
        expect.stringContaining('curl: (28) Operation timed out'),
      ]);
    });
  });
});
