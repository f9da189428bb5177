/**
 * What work costs of the processor's time, in milliseconds: what else the machine does is not
 * counted, as it is by a clock.
 */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
