import type { PublicText } from './publicTexts';
import type { Origin, Probes } from './probes';
import { shortestText, squash } from './squash';
import { createSearcher } from './search';

function without(
  map: ReadonlyMap<string, Origin>,
  isPublic: (text: string) => boolean,
): Map<string, Origin> {
  return new Map([...map].filter(([text]) => !isPublic(text)));
}

/**
 * The probes without those that are public by design: what is said to be, and what stands in a
 * route address or a lesson's file name (Docusaurus' app, which is public, holds all of both;
 * SECURITY.md says so).
 */
export function withoutPublic(
  probes: Probes,
  publicTexts: readonly PublicText[],
  addresses: readonly string[],
): Probes {
  // Squashed one by one: no text may be made up of the end of one and the beginning of the next.
  const open = [...publicTexts.map(({ text }) => text), ...addresses].map(squash).join('\n');
  const texts = [...probes.texts.keys()];
  const openTexts = new Set(
    [...createSearcher(texts, shortestText).search(open)].map((index) => texts[index]),
  );
  return {
    texts: without(probes.texts, (text) => openTexts.has(text)),
    labels: without(probes.labels, (label) => open.includes(squash(label))),
    binaries: probes.binaries,
  };
}
