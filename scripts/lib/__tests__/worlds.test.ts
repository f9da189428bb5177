import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toolArguments } from '../packageTools';
import { browserWorld, worlds } from '../worlds';

const copy = mkdtempSync(path.join(tmpdir(), 'worlds-'));
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** What the compiler says of a world in a copy of the project with a file more in it. */
function faultsWith(
  world: string,
  file: string,
  line: string,
  project = path.join(copy, world),
): string {
  const [, room = ''] = /^(packages\/[^/]+)/.exec(world) ?? [];
  cpSync('tsconfig.json', path.join(copy, 'tsconfig.json'));
  if (!existsSync(path.join(copy, 'node_modules')))
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  cpSync(room, path.join(copy, room), { recursive: true });
  writeFileSync(path.join(copy, world, file), `export const planted = ${line};\n`);
  const args = toolArguments('tsc', '--noEmit', '-p', project);
  try {
    execFileSync(process.execPath, args, { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  } finally {
    rmSync(path.join(copy, world, file));
  }
}

describe('the rooms', () => {
  it('that run elsewhere than in one place are worlds of their own', () => {
    expect(worlds()).toEqual([
      'packages/docusaurus-plugin-seal',
      'packages/docusaurus-plugin-seal/src/client',
      'packages/sealed-format',
    ]);
  });

  it('that draw something are all among what runs in a page', () => {
    const { include } = JSON.parse(
      readFileSync(browserWorld, 'utf8').replace(/^\s*\/\/.*$/gm, ''),
    ) as { readonly include: readonly string[] };
    const drawing = readdirSync('packages').filter((room) =>
      readdirSync(`packages/${room}/src`, { recursive: true, encoding: 'utf8' }).some(
        (file) => file.endsWith('.module.css') && !file.includes('__tests__'),
      ),
    );
    expect(drawing.length).toBeGreaterThan(5);
    // The early page and form are put together at build, beside what the browser runs of them.
    const others = drawing.filter((room) => room !== 'accelerators');
    expect(include).toEqual(expect.arrayContaining(others.map((room) => `packages/${room}/src`)));
  });

  it('in a page are told of what only Node has, and of nothing else', () => {
    const needed = ['tsconfig.json', browserWorld, 'src', 'packages', 'docs/glossary.json'];
    for (const name of needed) cpSync(name, path.join(copy, name), { recursive: true });
    const line = '[Buffer.alloc(1), process.cwd(), document.title]';
    const said = faultsWith('packages/ui', 'src/planted.ts', line, path.join(copy, browserWorld));
    expect(said.match(/error TS\d+: .*/g)).toEqual([
      expect.stringContaining("Cannot find name 'Buffer'"),
      expect.stringContaining("Property 'cwd' does not exist"),
    ]);
  });

  it('are not looked for in vain', () => {
    mkdirSync(path.join(copy, 'empty'));
    expect(() => worlds(path.join(copy, 'empty'))).toThrow('inget rum');
  });

  it.each([
    ['packages/sealed-format', 'src/planted.ts', ['Buffer', 'document', 'process']],
    ['packages/docusaurus-plugin-seal', 'src/build/planted.ts', ['document']],
    ['packages/docusaurus-plugin-seal/src/client', 'planted.ts', ['Buffer']],
  ])('in %s are told of what is not there, and of nothing else', (world, file, missing) => {
    const line = '[Buffer.alloc(1), document.title, process.env, new Uint8Array(1)]';
    const said = faultsWith(world, file, line).match(/error TS\d+: .*/g) ?? [];
    const names = said.map((fault) => /Cannot find name '(\w+)'/.exec(fault)?.[1]);
    expect(names, said.join('\n')).toEqual(missing);
  });
});
