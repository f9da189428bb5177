/**
 * What the resolver cannot say of rooms (packages/): it refuses what is not in a door, and these
 * are the rest.
 */

import path from 'node:path';

/** A room's manifest, as far as it says what the room may use. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Room {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The sources of the room without its tests, by their paths from the project's root. */
  readonly files: Readonly<Record<string, string>>;
}

/** How a room is asked for; the seal has the name by which other sites install it. */
const roomPattern = /^(?:@kurser\/[\w-]+|docusaurus-plugin-seal)(?=\/|$)/;

/** What a file imports, as it is written. */
function importsOf(source: string): readonly string[] {
  const written = source.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^'\n]+)'/g);
  return [...written].map(([, from = '']) => from);
}

const roomOf = (from: string): readonly string[] => roomPattern.exec(from) ?? [];

/** The other rooms that a room's sources import, whatever its manifest says. */
function usedRooms({ manifest, files }: Room): ReadonlySet<string> {
  const rooms = Object.values(files).flatMap(importsOf).flatMap(roomOf);
  return new Set(rooms.filter((name) => name !== manifest.name));
}

/** What the manifest names and the sources do not use, or the other way round. */
export function dependencyFaults(room: Room): readonly string[] {
  const named = Object.keys(room.manifest.dependencies ?? {}).filter((name) =>
    roomPattern.test(name),
  );
  const used = usedRooms(room);
  const { name } = room.manifest;
  return [
    ...[...used].filter((each) => !named.includes(each)).map((each) => `${name} uses ${each}`),
    ...named.filter((each) => !used.has(each)).map((each) => `${name} does not use ${each}`),
  ];
}

/** The ways of a room's door that nobody takes: the names of its manifest's exports. */
export function unusedWays(
  { folder, manifest }: Room,
  exports: Readonly<Record<string, string>>,
  others: readonly string[],
): readonly string[] {
  const taken = new Set(others.flatMap(importsOf));
  return Object.keys(exports)
    .map((way) => manifest.name + way.slice(1))
    .filter((way) => !taken.has(way))
    .map((way) => `${folder}: nobody takes ${way}`);
}

/**
 * Imports that leave a room by another way than a door: a relative path, or the site's own folder
 * where it is not in the list of what a room may ask the site.
 */
export function escapes(room: Room, permitted: readonly string[]): readonly string[] {
  return Object.entries(room.files).flatMap(([file, source]) =>
    importsOf(source)
      .filter((from) => leavesRoom(file, from, permitted))
      .map((from) => `${file}: ${from}`),
  );
}

/** Whether a file leaves its room by a way that is not permitted: ways begin with `@site/`. */
function leavesRoom(file: string, from: string, permitted: readonly string[]): boolean {
  if (!from.startsWith('.') && !from.startsWith('@site/')) return false;
  const target = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : '';
  const way = target === '' ? from : `@site/${target}`;
  const [, room = ''] = /^packages\/([\w-]+)\//.exec(file) ?? [];
  return ![`@site/packages/${room}/`, ...permitted].some((each) => way.startsWith(each));
}

/** The first circle of rooms that use each other; undefined when there is none. */
export function findCircle(rooms: readonly Room[]): readonly string[] | undefined {
  const uses = new Map(rooms.map((room) => [room.manifest.name, usedRooms(room)]));
  const isDone = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (isDone.has(name)) return undefined;
    for (const next of uses.get(name) ?? []) {
      const circle = walk(next, [...path, name]);
      if (circle !== undefined) return circle;
    }
    isDone.add(name);
    return undefined;
  };
  for (const name of uses.keys()) {
    const circle = walk(name, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
