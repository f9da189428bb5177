import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveOpeningKey, openSealedFile, type OpeningKey } from '@kurser/sealed-format';
import { listFiles, readBytes } from '../buildFolder';
import type { SealedCompartment } from '../compartments';
import type { NamedKey } from '../keyFacts';
import { sealedFolder } from '../../common/addresses';
import type { RenderedPage } from '../../server/renderedPages';
import { withoutPublic } from './excuse';
import { markdownPieces } from './pieces';
import { findProbes, type LessonFile, type Origin, type Probes } from './probes';
import { createScanner, type DeployedFile, type Leak } from './scan';
import { shortestText, squash } from './squash';

/** A build that is sealed, and what its compartments are sealed with. */
export interface ReaderBuild {
  readonly siteDir: string;
  readonly docsDirs: readonly string[];
  readonly buildDir: string;
  /** The site's key, which every reader has. */
  readonly key: NamedKey;
  readonly compartments: readonly SealedCompartment[];
  /** The pages as they were rendered, which early files are made of. */
  readonly rendered: readonly RenderedPage[];
}

export interface ReaderResult {
  readonly probes: number;
  /** Probes that were left out because they stand in an open part of the lessons too. */
  readonly excused: number;
  readonly opened: number;
  /** Where a text opens later that is too short to be looked for. */
  readonly short: readonly string[];
  readonly leaks: readonly Leak[];
}

/**
 * A compartment's code, block by block: its lines may each be too short to be looked for, and a
 * program is one string in a script.
 */
function blockProbes({ path: file, bytes }: LessonFile): [string, Origin][] {
  const blocks: { line: number; end: number; text: string }[] = [];
  for (const { kind, line, text } of markdownPieces(bytes.toString('utf8'))) {
    if (kind !== 'code') continue;
    const last = blocks.at(-1);
    if (last?.end === line - 1) Object.assign(last, { end: line, text: `${last.text}\n${text}` });
    else blocks.push({ line, end: line, text });
  }
  return blocks.flatMap(({ line, text }) => {
    const squashed = squash(text);
    const origin = {
      place: `${file}:${String(line)}`,
      excerpt: text.trim().slice(0, 80),
    };
    return squashed.length < shortestText ? [] : [[squashed, origin] as [string, Origin]];
  });
}

/** Where a compartment's text is too short to be told from others: `x * 2`. */
function tooShort(source: LessonFile): readonly string[] {
  if (findProbes([source]).silent.length === 0 || blockProbes(source).length > 0) return [];
  const lines = source.bytes.toString('utf8').split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  return [`${source.path}:${String(first + 1)}`];
}

function probesOf({ sources }: SealedCompartment): Probes {
  const { texts, labels, binaries } = findProbes(sources).probes;
  return {
    texts: new Map([...sources.flatMap(blockProbes), ...texts]),
    labels,
    binaries,
  };
}

/** The lessons' texts outside a compartment: what stands there too, a reader may know. */
async function openTexts(
  { siteDir, docsDirs }: ReaderBuild,
  { sources }: SealedCompartment,
): Promise<readonly { readonly text: string; readonly reason: string }[]> {
  const files = await Promise.all(
    docsDirs.map(async (dir) => (await listFiles(dir)).map((name) => path.join(dir, name))),
  );
  return files.flat().map((file) => {
    const name = path.relative(siteDir, file).replaceAll('\\', '/');
    // A page has a source for each of its parts.
    const parts = sources.filter((source) => source.path === name);
    const own = parts.map(({ bytes }) => bytes.toString('utf8').split('\n'));
    const lines = readFileSync(file, 'utf8').split('\n');
    const open = lines.filter((_, at) => own.every((part) => (part[at] ?? '').trim() === ''));
    return { text: open.join('\n'), reason: 'open' };
  });
}

/** Every file that somebody with these keys reads: those that are sealed, opened. */
async function readableWith(
  keys: readonly OpeningKey[],
  buildDir: string,
  siteKeyId: string,
): Promise<readonly DeployedFile[]> {
  const prefix = `${sealedFolder}/${siteKeyId}/`;
  const names = await listFiles(buildDir);
  const files = await Promise.all(
    names.map(async (name): Promise<readonly DeployedFile[]> => {
      const bytes = await readBytes(buildDir, name);
      if (!name.startsWith(prefix)) return [{ name, bytes: Buffer.from(bytes) }];
      const ownName = name.slice(prefix.length, -'.bin'.length);
      for (const key of keys) {
        const opened = await openSealedFile(key, ownName, bytes);
        if (opened.kind === 'opened') return [{ name: ownName, bytes: Buffer.from(opened.bytes) }];
      }
      return [];
    }),
  );
  return files.flat();
}

/**
 * Looks for every text of the compartments in all that a reader can open: with the site's key and
 * those of all other compartments, which may be open already.
 * @throws when a reader would open nothing
 */
export async function scanForReader(build: ReaderBuild): Promise<ReaderResult> {
  const { buildDir, key, compartments } = build;
  const used = compartments.filter(({ sources }) => sources.length > 0);
  let [probes, excused, opened] = [0, 0, 0];
  const leaks: Leak[] = [];
  for (const compartment of used) {
    const all = probesOf(compartment);
    const left = withoutPublic(all, await openTexts(build, compartment), []);
    const others = compartments.filter((each) => each !== compartment);
    const contentKeys = [key.contentKey, ...others.map(({ contentKey }) => contentKey)];
    const files = await readableWith(
      await Promise.all(contentKeys.map(deriveOpeningKey)),
      buildDir,
      key.id,
    );
    if (!files.some(({ name }) => name.startsWith('assets/js/')))
      throw new Error('The leak scan with a reader’s key has opened no script');
    probes += left.texts.size + left.labels.size + left.binaries.size;
    excused += all.texts.size - left.texts.size;
    opened = files.length;
    leaks.push(...createScanner(left)([...files, ...build.rendered.map(asFile)]));
  }
  const short = used.flatMap(({ sources }) => sources.flatMap(tooShort));
  return { probes, excused, opened, short, leaks };
}

/** Early files are sealed in a form of their own, so the page that one is made from is scanned. */
function asFile({ route, meta, html }: RenderedPage): DeployedFile {
  return { name: `the page ${route}`, bytes: Buffer.from(meta + html) };
}

/** What the scan has to say, for a terminal. */
export function readerReport({ probes, excused, opened, short, leaks }: ReaderResult): string {
  const head = `Leak scan with a reader's key: ${String(probes)} texts that open later (${String(excused)} more stand in an open part too) in ${String(opened)} files: ${String(leaks.length)} found.`;
  const lines = leaks.map(({ file, origin }) => `  ${file} has ${origin.place}: ${origin.excerpt}`);
  const others = short.map((place) => `  ${place} is too short to be looked for`);
  return [head, ...lines, ...others].join('\n');
}
