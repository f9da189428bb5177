import { createHash } from 'node:crypto';
import type { Origin, Probes } from './probes';
import { shortestText, squash } from './squash';
import { createSearcher } from './search';
import { unpack } from './unpack';
import { viewsOf } from './views';

/** A file that would be deployed. */
export interface DeployedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A text of the lessons in a deployed file. */
export interface Leak {
  readonly file: string;
  /** How the text was packed, outermost first; empty when it stands there as it is. */
  readonly packed: readonly string[];
  readonly origin: Origin;
}

/** A text may be base64 inside gzip inside base64; nothing deeper is searched. */
const deepest = 3;

/**
 * A whole string, the text of an element, or an attribute's value without quotes, short enough to
 * be a label.
 */
const quoted = [/["'`>]([^"'`<>\n]{2,60})(?=["'`<])/g, /=([^\s"'`<>=]{2,60})(?=[\s>])/g];

function quotedIn(text: string): string[] {
  return quoted.flatMap((pattern) => [...text.matchAll(pattern)].map(([, label = '']) => label));
}

interface Matcher {
  find(bytes: Buffer): Set<Origin>;
}

function createMatcher({ texts, labels, binaries }: Probes): Matcher {
  const origins = [...texts.values()];
  const { search } = createSearcher([...texts.keys()], shortestText);
  // The runtime's own search for one of them takes 6 ms in 40 MB.
  const runs = [...binaries].map(([bytes, origin]) => ({
    run: Buffer.from(bytes, 'latin1'),
    origin,
  }));
  return {
    find(bytes) {
      const found = new Set<Origin>();
      for (const { run, origin } of runs) if (bytes.includes(run)) found.add(origin);
      for (const view of viewsOf(bytes)) {
        for (const index of search(squash(view))) {
          const origin = origins[index];
          if (origin !== undefined) found.add(origin);
        }
        for (const label of quotedIn(view)) {
          const origin = labels.get(label);
          if (origin !== undefined) found.add(origin);
        }
      }
      return found;
    },
  };
}

/** The leaks in a file and in what is packed in it. A text is reported where it lies least deep. */
function leaksIn(file: DeployedFile, matcher: Matcher): Leak[] {
  const leaks = new Map<Origin, Leak>();
  const seen = new Set<string>();
  let layer: { bytes: Buffer; packed: readonly string[] }[] = [{ bytes: file.bytes, packed: [] }];
  for (let depth = 0; depth <= deepest && layer.length > 0; depth += 1) {
    const fresh = layer.filter(({ bytes }) => {
      const digest = createHash('sha256').update(bytes).digest('base64');
      return !seen.has(digest) && seen.add(digest);
    });
    for (const { bytes, packed } of fresh) {
      for (const origin of matcher.find(bytes)) {
        if (!leaks.has(origin)) leaks.set(origin, { file: file.name, packed, origin });
      }
    }
    layer = fresh.flatMap(({ bytes, packed }) =>
      unpack(bytes).map((inner) => ({ bytes: inner.bytes, packed: [...packed, inner.how] })),
    );
  }
  return [...leaks.values()];
}

/** Returns the leaks in files whose bytes it has not been given before. */
export type Scanner = (files: readonly DeployedFile[]) => readonly Leak[];

/** Identical files are scanned once, under the first one's name. */
export function createScanner(probes: Probes): Scanner {
  const matcher = createMatcher(probes);
  const seen = new Set<string>();
  return (files) =>
    files.flatMap((file) => {
      const digest = createHash('sha256').update(file.bytes).digest('base64');
      if (seen.has(digest)) return [];
      seen.add(digest);
      return leaksIn(file, matcher);
    });
}

/**
 * Every text of the lessons that stands in a deployed file.
 * @throws when there are no files to look at
 */
export function scanFiles(files: readonly DeployedFile[], probes: Probes): readonly Leak[] {
  if (files.length === 0) throw new Error('The leak scan has no files to look at');
  return createScanner(probes)(files);
}
