import { readText, type PropReader } from '@kurser/labs/kit/settings';
import type { FileAnswer } from '../question';
import { alternatives, isText, listOf, readRequired } from '../reading';
import { ends, type Fact, type FileEnd } from './fact';

function textsOf(value: unknown): readonly string[] | undefined {
  if (value === undefined) return [];
  if (isText(value)) return [value];
  return Array.isArray(value) && value.every(isText) ? value : undefined;
}

function namesOf(value: unknown): readonly string[] | undefined {
  return value === undefined ? [] : isText(value) ? alternatives(value) : undefined;
}

const sectionNames = ['section', 'node', 'type', 'parent', 'signal', 'group', 'resource'];
const known = ['says', 'why', 'in', 'has', 'lacks', 'member', ...sectionNames];

const asText = (value: unknown): string | undefined => (isText(value) ? value : undefined);

function placeOf(entry: Readonly<Record<string, unknown>>): Fact['place'] | undefined {
  const isSection = sectionNames.some((name) => entry[name] !== undefined);
  if (!isSection) {
    const names = namesOf(entry['in']);
    return names && { kind: 'script', names };
  }
  const [names, parents] = [namesOf(entry['node']), namesOf(entry['parent'])];
  const types = namesOf(entry['type'] ?? entry['resource']);
  if (names === undefined || parents === undefined || types === undefined) return undefined;
  const head = entry['resource'] === undefined ? 'node' : 'sub_resource';
  return {
    kind: 'section',
    head: asText(entry['section']) ?? head,
    names,
    types,
    parents,
    signal: asText(entry['signal']),
    group: asText(entry['group']),
  };
}

function toFact(entry: Readonly<Record<string, unknown>>): Fact | undefined {
  const [has, lacks] = [textsOf(entry['has']), textsOf(entry['lacks'])];
  const place = placeOf(entry);
  const members = namesOf(entry['member']);
  const { says, why = '' } = entry;
  if (!isText(says) || typeof why !== 'string') return undefined;
  if (has === undefined || lacks === undefined || place === undefined) return undefined;
  if (members === undefined) return undefined;
  if (!Object.keys(entry).every((name) => known.includes(name))) return undefined;
  const isEmpty = place.kind === 'script' && place.names.length + has.length + lacks.length === 0;
  if (members.length > 0) return { says, why, place, members, has, lacks };
  return isEmpty ? undefined : { says, why, place, has, lacks };
}

export function readFile(read: PropReader): FileAnswer {
  const expected = "påståenden om filen: {[{ says: 'Hoppet kräver golv', has: 'is_on_floor()' }]}";
  const list = "en lista: {['.gd']}, av " + ends.join(', ');
  return {
    kind: 'file',
    ends:
      readRequired(read, 'ends', list, (value) => {
        const found = textsOf(value)?.map((text) => ends.find((end) => end === text));
        const all = found?.filter((end): end is FileEnd => end !== undefined);
        return all?.length === found?.length && all?.length !== 0 ? all : undefined;
      }) ?? [],
    facts:
      readRequired(read, 'facts', expected, (value) => {
        const facts = listOf(toFact)(value);
        return facts?.length === 0 ? undefined : facts;
      }) ?? [],
    name: readText(read, 'name', ''),
    unseen: readText(read, 'unseen', ''),
  };
}
