import { buildSite } from '../sites/buildSite';
import type { Pair } from './pairs';

/** Sealing may cost this much of a build's time. */
export const sealLimit = 1.1;

async function timeBuild(env: NodeJS.ProcessEnv): Promise<number> {
  const { ms } = await buildSite({ name: 'seal-build', env });
  return ms;
}

const timeSealed = (): Promise<number> => timeBuild({ SEAL: '' });
/**
 * Does everything but seal and look for leaks: renders every lesson and makes the search index as
 * well.
 */
const timePlain = (): Promise<number> => timeBuild({ SEAL: 'off' });

/**
 * The times of the sealed site and the same site without sealing, each built from nothing. Every
 * second pair the other way round, so that neither is always the one that runs on a warm disk.
 * @throws when one of them does not build
 */
export async function timePair(index: number): Promise<Pair> {
  if (index % 2 === 0) {
    const sealedMs = await timeSealed();
    return { sealedMs, plainMs: await timePlain() };
  }
  const plainMs = await timePlain();
  return { sealedMs: await timeSealed(), plainMs };
}

/** A build whose time does not count: the first one reads everything from the disk. */
export async function warmUp(): Promise<void> {
  await timePlain();
}
