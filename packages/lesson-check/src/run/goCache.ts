import { isAbsolute, join } from 'node:path';
import { ask } from './toolTrials';

/**
 * Where Go keeps what it has compiled: its own place on this machine, so that a copy of the project
 * need not compile Go's library once more. Go finds what is kept by all that went into it, settings
 * and compiler too. Where it has no such place, a folder of the project.
 * @param root the project's folder
 * @param said what Go says of the place, or undefined where there is no Go
 */
export function goCacheFrom(said: string | undefined, root: string): string {
  return said !== undefined && isAbsolute(said) ? said : join(root, '.cache', 'lessons', 'go');
}

/** @param root the project's folder */
export async function findGoCache(root: string): Promise<string> {
  return goCacheFrom(await ask('go', ['env', 'GOCACHE']), root);
}
