import { filesOfChunk, type ChunkJson } from './chunks';
import { compartmentOf } from './compartments';
import { filesOfGroups, type GroupOfChunk } from './fileGroups';
import type { BundleFacts, NamedGroup } from './plan';

interface GroupJson {
  readonly assets?: readonly { readonly name: string }[];
}

/** The part of the bundler's statistics that is used here. */
export interface StatsJson {
  readonly entrypoints?: Readonly<Record<string, GroupJson>>;
  readonly namedChunkGroups?: Readonly<Record<string, GroupJson>>;
  readonly chunks?: readonly ChunkJson[];
}

/**
 * The files that only chunks of one compartment have. What another chunk has too can be read there.
 */
function filesApart(chunks: readonly ChunkJson[]): ReadonlyMap<string, string> {
  const owners = new Map<string, Set<string | undefined>>();
  for (const chunk of chunks)
    for (const file of filesOfChunk(chunk))
      owners.set(file, (owners.get(file) ?? new Set()).add(compartmentOf(chunk.names?.[0])));
  return new Map(
    [...owners].flatMap(([file, ids]) => {
      const [id, ...more] = ids;
      return id === undefined || more.length > 0 ? [] : [[file, id] as const];
    }),
  );
}

/**
 * The facts in the bundler's statistics.
 * @param groupOfChunk the group of pages that a chunk belongs to, by the chunk's name
 */
export function bundleFactsFromStats(
  { entrypoints = {}, namedChunkGroups = {}, chunks = [] }: StatsJson,
  groupOfChunk: GroupOfChunk = () => undefined,
): BundleFacts {
  const filesOf = ({ assets = [] }: GroupJson): string[] => assets.map(({ name }) => name);
  const namedGroups = Object.entries(namedChunkGroups).map(([name, group]): NamedGroup => ({
    name,
    files: filesOf(group),
  }));
  // A worker's script is an initial chunk without being an entry point of the page: the browser
  // itself loads it.
  const initial = chunks.filter((chunk) => chunk.initial).flatMap(({ files = [] }) => files);
  return {
    entryFiles: new Set([...Object.values(entrypoints).flatMap(filesOf), ...initial]),
    namedGroups,
    apart: filesApart(chunks),
    grouped: filesOfGroups(chunks, groupOfChunk),
  };
}

/** What to ask the bundler's statistics for. */
export const statsOptions = {
  all: false,
  entrypoints: true,
  chunkGroups: true,
  chunks: true,
  chunkRelations: true,
  ids: true,
} as const;
