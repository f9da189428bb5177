/**
 * A machine whose tools are there, say their version, and cannot do their work: each is told as
 * that, and what needs it is skipped.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFirestoreEmulator } from '../../../../scripts/lib/firestoreEmulator';
import { startsBrowser } from '../../../../scripts/lib/requirements';
import { runPage } from '../run/runPage';
import { findTool, isMissing, lackText, type ToolName, toolNames } from '../run/tools';
import { fence, toPage } from './support';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trasiga-'));
  mkdirSync(path.join(folder, 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A program that says its version and where it lies; everything else ends with the code. */
function stub(name: string, code = 1): string {
  const file = path.join(folder, 'bin', name);
  const script = `#!/bin/sh
case "$*" in
  '--print sysroot' | 'env GOROOT') echo '${folder}' ;;
  --version | version) echo '${name} 99.0.1' ;;
  *) exit ${String(code)} ;;
esac
`;
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
}

function putFirst(): void {
  vi.stubEnv('PATH', [path.join(folder, 'bin'), process.env['PATH']].join(path.delimiter));
}

/** The programs of each tool that fail, and those that it leans on. */
const broken: readonly (readonly [name: ToolName, failing: string, whole?: string])[] = [
  ['gcc', 'gcc'],
  ['rustc', 'rustc'],
  ['clippy', 'clippy-driver', 'rustc'],
  ['go', 'go'],
  ['gofmt', 'gofmt', 'go'],
  ['bash', 'bash'],
  ['shellcheck', 'shellcheck'],
  ['curl', 'curl'],
  ['gdb', 'gdb'],
  ['git', 'git'],
  ['file', 'file'],
  ['xxd', 'xxd'],
  ['strace', 'strace'],
  ['ltrace', 'ltrace'],
  ['binutils', 'objdump'],
  ['binutils', 'nm', 'objdump'],
  ['binutils', 'strings', 'objdump'],
];

/** What is no program of its own: a module of Python, and a package of npm. */
const modules: readonly ToolName[] = ['python', 'numpy', 'pytest', 'gdscript'];

describe('a tool that is there and fails', () => {
  const rows = broken.map(([name, failing, whole]) => ({ name, failing, whole }));

  it.each(rows)('$name is told as one that does not work ($failing)', async (row) => {
    const { name, failing, whole } = row;
    stub(failing);
    if (whole !== undefined) stub(whole, 0);
    putFirst();
    const tool = await findTool(name);
    expect(isMissing(tool) && lackText(tool)).toMatch(/finns men fungerar inte/);
  });

  it('is tried whichever it is', () => {
    const tried = new Set<ToolName>([...broken.map(([name]) => name), ...modules, 'x86-64']);
    expect(toolNames.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(['numpy', 'pytest'] as const)('%s that Python cannot load is one', async (name) => {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, '__init__.py'), 'raise ImportError("fel processor")\n');
    vi.stubEnv('PYTHONPATH', folder);
    putFirst();
    const tool = await findTool(name);
    const isSomewhere = !isMissing(await findTool('python'));
    expect(isMissing(tool) && tool.isThere).toBe(isSomewhere);
  });

  it('Python: another is taken, or it is missing', async () => {
    const failing = stub('python3');
    putFirst();
    const tool = await findTool('python');
    expect(isMissing(tool) || tool.command !== failing).toBe(true);
  });

  it('a browser that does not start is none', async () => {
    expect(await startsBrowser(stub('chromium'))).toBe(false);
  });

  it('Java that does not start is none', async () => {
    for (const program of ['java', 'gcloud']) stub(program);
    putFirst();
    expect((await findFirestoreEmulator()).kind).toBe('missing');
  });

  it('costs the blocks that need it, and no others', async () => {
    stub('shellcheck');
    putFirst();
    const page = [fence('bash run', 'echo hej > a'), fence('console run', '$ cat a', 'hej')];
    const { findings, skipped } = await runPage(toPage(page.join('\n')));
    expect(findings).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'shellcheck finns men fungerar inte på den här datorn',
    ]);
  });
});
