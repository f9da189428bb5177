import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lint, programOf, toolArguments, toolCommand } from '../packageTools';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe("a package's program", () => {
  it('is run by this Node', () => {
    const [node, ...args] = toolCommand('stylelint', '--version');
    expect(node).toBe(process.execPath);
    expect(execFileSync(node, args, { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    ['docusaurus', '@docusaurus/core/bin/docusaurus.mjs'],
    // A package with one program, written without its name.
    ['tsx', 'tsx/dist/cli.mjs'],
  ] as const)('%s is the file that its package names', (name, file) => {
    const [program] = toolArguments(name);
    expect(program?.replaceAll('\\', '/')).toMatch(new RegExp(`/node_modules/${file}$`));
  });

  it('that is not installed is told of, with what to do', () => {
    const nowhere = mkdtempSync(path.join(tmpdir(), 'packages-'));
    expect(() => programOf('tsx', nowhere)).toThrow('Paketet tsx är inte installerat: kör npm ci.');
  });

  it('for the lint is what npm run lint runs', () => {
    expect(lint.join(' ')).toBe(scripts['lint']);
  });
});
