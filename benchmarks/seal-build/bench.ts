/**
 * `npm run bench:seal-build [-- pairs]`: how much time sealing adds to the build of the site.
 * Builds the site sealed and with SEAL=off in turn, each from nothing, and compares within a pair
 * only: the time itself says more about the machine.
 */
import { median } from '../statistics';
import { medianRatio, type Pair } from './pairs';
import { sealLimit, timePair, warmUp } from './timePair';

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(6);

function printPair(index: number, { sealedMs, plainMs }: Pair): void {
  const ratio = (sealedMs / plainMs).toFixed(3);
  console.log(
    `${String(index + 1).padStart(4)} ${seconds(sealedMs)} ${seconds(plainMs)}  ${ratio}`,
  );
}

async function main(count: number): Promise<void> {
  if (!Number.isInteger(count) || count < 1)
    throw new Error('bench.ts takes a number of pairs, for example 5');
  console.log('pair sealed  plain  ratio   (seconds)');
  await warmUp();
  const pairs: Pair[] = [];
  for (let index = 0; index < count; index += 1) {
    const pair = await timePair(index);
    printPair(index, pair);
    pairs.push(pair);
  }
  const ratio = medianRatio(pairs);
  console.log(
    `median ${seconds(median(pairs.map(({ sealedMs }) => sealedMs)))} s sealed, ${seconds(median(pairs.map(({ plainMs }) => plainMs)))} s plain; sealing takes ${ratio.toFixed(3)} of the time (limit ${String(sealLimit)})`,
  );
  if (ratio > sealLimit) process.exitCode = 1;
}

main(Number(process.argv[2] ?? 5)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
