import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toolArguments } from '../packageTools';
import { worlds } from '../worlds';

const copy = mkdtempSync(path.join(tmpdir(), 'worlds-'));
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** What the compiler says of a room in a copy of the project with a line more in its door. */
function faultsWith(room: string, line: string): string {
  cpSync('tsconfig.json', path.join(copy, 'tsconfig.json'));
  cpSync(room, path.join(copy, room), { recursive: true });
  writeFileSync(path.join(copy, room, 'src', 'planted.ts'), `export const planted = ${line};\n`);
  const args = toolArguments('tsc', '--noEmit', '-p', path.join(copy, room));
  try {
    execFileSync(process.execPath, args, { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}

describe('the rooms', () => {
  it('have each a world of their own', () => {
    expect(worlds()).toEqual(readdirSync('packages').map((name) => `packages/${name}`));
  });

  it('are not looked for in vain', () => {
    mkdirSync(path.join(copy, 'empty'));
    expect(() => worlds(path.join(copy, 'empty'))).toThrow('inget rum');
  });

  it.each([
    ['Buffer.alloc(1)', "Cannot find name 'Buffer'"],
    ['document.title', "Cannot find name 'document'"],
    ['process.env', "Cannot find name 'process'"],
    ['new Uint8Array(1)', ''],
  ])('the sealed format, which runs in Node and in the browser, is told of %s', (line, fault) => {
    const said = faultsWith('packages/sealed-format', line);
    if (fault === '') expect(said).toBe('');
    else expect(said).toContain(fault);
  });
});
