/**
 * Which group of pages a file of the build belongs to, where it belongs to one alone: told from
 * which chunks a route names, and which chunks ask for which.
 */
import { readFileSync } from 'node:fs';
import { routeChunksFile } from '../seams/generatedFiles';
import { filesOfChunk, type ChunkJson } from './chunks';

/** The group of a page by its address; undefined for a page of none. */
export type GroupOfPage = (address: string) => string | undefined;

/** What a site says of the list of what its pages take. */
export interface FileListOption {
  /** The list's path in the build, to load it by. */
  readonly name: string;
  readonly groupOf: GroupOfPage;
}

/** Whether a value of a configuration is one. */
export function isFileList(value: unknown): value is FileListOption {
  const { name, groupOf }: Partial<Record<keyof FileListOption, unknown>> = { ...(value ?? {}) };
  return typeof name === 'string' && name !== '' && typeof groupOf === 'function';
}

/** The group of a chunk by its name; undefined for one that is named by no page or by several. */
export type GroupOfChunk = (name: string) => string | undefined;

/** Every text below a value of JSON. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What a name or a file has: one group, or none of its own. */
function onlyGroup(groups: Iterable<string | undefined>): string | undefined {
  const [group, ...more] = new Set(groups);
  return more.length > 0 ? undefined : group;
}

/**
 * The chunks that only pages of one group name.
 * @param routes names of chunks by the addresses of routes, as Docusaurus writes them
 */
export function groupsOfChunks(
  routes: Readonly<Record<string, unknown>>,
  groupOf: GroupOfPage,
): GroupOfChunk {
  const users = new Map<string, Set<string | undefined>>();
  for (const [address, chunks] of Object.entries(routes))
    for (const name of textsIn(chunks))
      users.set(name, (users.get(name) ?? new Set()).add(groupOf(address)));
  return (name) => onlyGroup(users.get(name) ?? []);
}

/** The same of the routes that Docusaurus has written. @throws when it has written none */
export function chunksOfGroups(generatedFilesDir: string, groupOf: GroupOfPage): GroupOfChunk {
  const text = readFileSync(routeChunksFile(generatedFilesDir), 'utf8');
  const routes = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return groupsOfChunks(routes, groupOf);
}

type ChunkId = string | number;

type Groups = Set<string | undefined>;

/**
 * From which groups each chunk is asked for: from its own alone where it has one, else from those
 * of all that may ask for it, however far up; undefined is among them for what is of none.
 */
function groupsById(
  chunks: readonly ChunkJson[],
  groupOfChunk: GroupOfChunk,
): ReadonlyMap<ChunkId | undefined, Groups> {
  const found = new Map<ChunkId | undefined, Groups>();
  const open = chunks.filter(({ id, names = [], parents = [] }) => {
    const own = names.map(groupOfChunk).find((group) => group !== undefined);
    const isSettled = own !== undefined || parents.length === 0;
    found.set(id, isSettled ? new Set([own]) : new Set());
    return !isSettled;
  });
  // As often as anything is learnt by it: chunks may ask for each other in circles.
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const { id, parents = [] } of open) {
      const groups = found.get(id) ?? new Set();
      const before = groups.size;
      for (const parent of parents)
        for (const group of found.get(parent) ?? [undefined]) groups.add(group);
      if (groups.size > before) isSettled = false;
    }
  }
  return found;
}

/** The files that only chunks of one group have, each with its group. */
export function filesOfGroups(
  chunks: readonly ChunkJson[],
  groupOfChunk: GroupOfChunk,
): ReadonlyMap<string, string> {
  const groupsOf = groupsById(chunks, groupOfChunk);
  const users = new Map<string, Groups>();
  for (const chunk of chunks)
    for (const file of filesOfChunk(chunk)) {
      const groups: Groups = users.get(file) ?? new Set();
      for (const group of groupsOf.get(chunk.id) ?? [undefined]) groups.add(group);
      users.set(file, groups);
    }
  return new Map(
    [...users].flatMap(([file, groups]) => {
      const group = onlyGroup(groups);
      return group === undefined ? [] : [[file, group] as const];
    }),
  );
}
