import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toolCommand } from '../../scripts/lib/packageTools';
import { runCommand } from '../../scripts/lib/steps';

/** The step of `npm test`, and what `quick` does with what has changed. */
describe('the step Formatering', () => {
  let folder: string;
  const [program, ...args] = toolCommand('tsx', path.resolve('scripts/formatting.ts'));
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(folder, name), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'formatering-'));
    return () => {
      rmSync(folder, { recursive: true });
    };
  });

  it('says in Swedish which file is not, and which it cannot read, with the line', async () => {
    write('hel.ts', 'const a = 1;\n');
    write('två ord.ts', 'const  a=1\n');
    write('trasig.ts', 'const a = 1;\nconst b = ;\n');
    const { code, output } = await runCommand(program, args, { cwd: folder, output: 'held' });
    expect(output.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/^trasig\.ts:2 {2}filen går inte att läsa: /),
      'två ord.ts:1  filen är inte formaterad  npx oxfmt "två ord.ts"',
    ]);
    expect(code).toBe(1);
  });
});
