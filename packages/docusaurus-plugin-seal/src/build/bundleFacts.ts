import type { BundleFacts, NamedGroup } from './plan';

interface GroupJson {
  readonly assets?: readonly { readonly name: string }[];
}

/** The part of the bundler's statistics that is used here. */
export interface StatsJson {
  readonly entrypoints?: Readonly<Record<string, GroupJson>>;
  readonly namedChunkGroups?: Readonly<Record<string, GroupJson>>;
  readonly chunks?: readonly { readonly initial?: boolean; readonly files?: readonly string[] }[];
}

/** The facts in the bundler's statistics. */
export function bundleFactsFromStats({
  entrypoints = {},
  namedChunkGroups = {},
  chunks = [],
}: StatsJson): BundleFacts {
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
  };
}

/** What to ask the bundler's statistics for. */
export const statsOptions = {
  all: false,
  entrypoints: true,
  chunkGroups: true,
  chunks: true,
  ids: true,
} as const;
