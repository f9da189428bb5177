import type { Allowed } from './allowed';
import type { Origin, Probes } from './probes';
import { squash } from './squash';

function without(
  map: ReadonlyMap<string, Origin>,
  isPublic: (text: string) => boolean,
): Map<string, Origin> {
  return new Map([...map].filter(([text]) => !isPublic(text)));
}

/**
 * The probes without those that are public by design: what is allowed by name, and what stands in a route address or a lesson's file name (the entry
 * script holds all of both; SECURITY.md says so).
 */
export function withoutPublic(
  probes: Probes,
  allowed: readonly Allowed[],
  addresses: readonly string[],
): Probes {
  // Squashed one by one: no text may be made up of the end of one and the beginning of the next.
  const open = [...allowed.map(({ text }) => text), ...addresses].map(squash).join('\n');
  const isLabelOpen = (label: string): boolean => open.includes(squash(label));
  return {
    texts: without(probes.texts, (text) => open.includes(text)),
    labels: without(probes.labels, isLabelOpen),
    binaries: probes.binaries,
  };
}
