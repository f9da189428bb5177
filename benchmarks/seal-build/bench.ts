/**
 * `npm run bench:seal-build [-- pairs]`: how much time sealing and stripping add to the build of the site. Builds the site and
 * the same site without them in turn, each from nothing, and compares within a pair only: the time itself says more about the machine.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { median, medianRatio, type Pair } from './statistics';

/** Sealing may cost this much of a build's time. */
const limit = 1.1;
const outDir = '.cache/seal-bench';
const generatedDir = '.docusaurus-seal-bench';

function timeBuild(args: readonly string[]): number {
  for (const folder of [outDir, generatedDir]) rmSync(folder, { recursive: true, force: true });
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(
    'npx',
    ['docusaurus', 'build', '--out-dir', outDir, ...args],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        FIREBASE_TARGET: 'emulator',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
      },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return performance.now() - startedAt;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(6);

function timePair(index: number): Pair {
  const buildSealed = (): number => timeBuild([]);
  const buildPlain = (): number => timeBuild(['--config', 'benchmarks/seal-build/plain.config.ts']);
  // Every second pair the other way round, so that neither is always the one that runs on a warm disk.
  const sealedFirst = index % 2 === 0;
  const first = sealedFirst ? buildSealed() : buildPlain();
  const second = sealedFirst ? buildPlain() : buildSealed();
  const pair = sealedFirst
    ? { sealedMs: first, plainMs: second }
    : { sealedMs: second, plainMs: first };
  const ratio = (pair.sealedMs / pair.plainMs).toFixed(3);
  console.log(
    `${String(index + 1).padStart(4)} ${seconds(pair.sealedMs)} ${seconds(pair.plainMs)}  ${ratio}`,
  );
  return pair;
}

const count = Number(process.argv[2] ?? 5);
if (!Number.isInteger(count) || count < 1)
  throw new Error('bench.ts takes a number of pairs, for example 5');
console.log('pair sealed  plain  ratio   (seconds)');
timeBuild([]);
const pairs = Array.from({ length: count }, (_, index) => timePair(index));
const ratio = medianRatio(pairs);
console.log(
  `median ${seconds(median(pairs.map(({ sealedMs }) => sealedMs)))} s sealed, ${seconds(median(pairs.map(({ plainMs }) => plainMs)))} s plain; sealing takes ${ratio.toFixed(3)} of the time (limit ${String(limit)})`,
);
for (const folder of [outDir, generatedDir]) rmSync(folder, { recursive: true, force: true });
if (ratio > limit) process.exitCode = 1;
