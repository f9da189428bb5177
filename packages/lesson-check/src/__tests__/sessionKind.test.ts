import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkConsole } from '../runners/console';
import * as workshops from '../run/workshop';
import { fence, toPage } from './support';

/** What a session would be run as; nothing is run. */
async function kindOf(...session: readonly string[]): Promise<string | undefined> {
  const execute = vi
    .spyOn(workshops, 'execute')
    .mockResolvedValue({ exit: 0, stdout: '', stderr: '' });
  const [block] = toPage(fence('console run', ...session)).blocks;
  if (block === undefined) throw new Error('The page has no block');
  const workshop = await workshops.openWorkshop([]);
  await checkConsole(block, workshop);
  workshops.closeWorkshop(workshop);
  const run = execute.mock.calls.find(([, command]) => !command.includes('-n'));
  return run?.[2].kind;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a session', () => {
  it.each(['go run .', 'cargo test', 'rustc f.rs', 'gcc -o f f.c', 'make'])(
    'is given a compiler’s minutes when it calls one: %s',
    async (command) => {
      expect(await kindOf('$ ls', `$ ${command}`)).toBe('toolSession');
    },
  );

  it('is given them on any line of a command', async () => {
    expect(await kindOf('$ cd app \\', '> && ls', '$ true; \\', '> make')).toBe('toolSession');
  });

  it.each(['ls', './go', 'goal', 'makefile-list', 'git commit -m "make"', 'echo go'])(
    'is given a program’s seconds when it calls none: %s',
    async (command) => {
      expect(await kindOf(`$ ${command}`)).toBe('program');
    },
  );
});
