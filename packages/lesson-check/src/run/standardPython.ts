import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tool } from './tools';
import type { Workshop } from './workshop';

/**
 * An interpreter that knows the standard library and nothing else, as `python -m venv
 * --without-pip` would make it: what a machine happens to have installed is no part of a lesson,
 * and some of it costs every start more than Python itself.
 */
export function standardPython(
  { base }: Pick<Workshop, 'base'>,
  { command }: Pick<Tool, 'command'>,
  platform: NodeJS.Platform = process.platform,
): string {
  // Windows has another layout, and lets few make links.
  if (platform === 'win32') return command;
  const folder = join(base, 'python');
  const python = join(folder, 'bin', 'python3');
  const made = mkdirSync(dirname(python), { recursive: true });
  if (made === undefined) return python;
  const real = realpathSync(command);
  symlinkSync(real, python);
  const settings = `home = ${dirname(real)}\ninclude-system-site-packages = false\n`;
  writeFileSync(join(folder, 'pyvenv.cfg'), settings);
  return python;
}

const packages = /^\s*(?:import|from)\s+(?:numpy|pytest)\b/m;

/**
 * Whether a program, or a module of the page that it could import, uses what the standard library
 * has not.
 */
export function usesPackages({ dir }: Workshop, ...program: readonly string[]): boolean {
  if (program.some((text) => packages.test(text))) return true;
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .some((name) => packages.test(readFileSync(join(dir, name), 'utf8')));
}
