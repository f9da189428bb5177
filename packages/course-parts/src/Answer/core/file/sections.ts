import type { SectionPlace } from './fact';
import type { Token } from './tokens';

/**
 * A section of a scene, `[node name="Coin" type="Area2D"]`, or of settings, `[keys.normal]`, and
 * the lines below it.
 */
export interface Section {
  readonly head: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly tokens: readonly Token[];
}

const unquoted = (text: string): string => text.replace(/^"|"$/g, '');

/** Where the brackets of a heading end. */
function headingEnd(tokens: readonly Token[], from: number): number {
  const to = tokens.findIndex(({ kind }, place) => place > from && kind === 'end');
  return to === -1 ? tokens.length : to;
}

/** What stands first between the brackets, whole where it has parts: `editor.cursor-shape`. */
function headOf(heading: readonly Token[]): string {
  const to = heading.findIndex(({ text }, place) => place % 2 === 1 && !/^[.-]$/.test(text));
  return heading
    .slice(0, to === -1 ? 1 : to)
    .map(({ text }) => text)
    .join('');
}

function toSection(tokens: readonly Token[]): Section {
  const to = headingEnd(tokens, 0);
  const heading = tokens.slice(1, to);
  const attributes = heading.flatMap((token, place) =>
    heading[place + 1]?.text === '=' && token.kind === 'word'
      ? [[token.text, unquoted(heading[place + 2]?.text ?? '')] as const]
      : [],
  );
  return { head: headOf(heading), attributes: new Map(attributes), tokens };
}

/** The sections of a file, each from its heading on; what stands before the first is one too. */
export function sectionsOf(tokens: readonly Token[]): readonly Section[] {
  const starts = tokens.flatMap(({ text }, place) =>
    text === '[' && (place === 0 || tokens[place - 1]?.kind === 'end') ? [place] : [],
  );
  const sections = starts.map((start, at) => toSection(tokens.slice(start, starts[at + 1])));
  return sections.map((section) => ({ ...section, tokens: resolved(section, sections) }));
}

/** `SubResource("Circle_1")` is the type of what it names, and `ExtResource("1")` its path. */
function resolved({ tokens }: Section, all: readonly Section[]): readonly Token[] {
  const heads = { SubResource: 'sub_resource', ExtResource: 'ext_resource' } as const;
  return tokens.flatMap((token, place): readonly Token[] => {
    const isPart = [1, 2, 3].some((back) => {
      const before = tokens[place - back]?.text ?? '';
      return Object.hasOwn(heads, before);
    });
    if (isPart) return [];
    if (token.text !== 'SubResource' && token.text !== 'ExtResource') return [token];
    const id = unquoted(tokens[place + 2]?.text ?? '');
    const found = all.find(
      ({ head, attributes }) =>
        head === heads[token.text as keyof typeof heads] && attributes.get('id') === id,
    );
    const name = found?.attributes.get(token.text === 'SubResource' ? 'type' : 'path') ?? id;
    return [
      token.text === 'SubResource'
        ? { ...token, text: name }
        : { ...token, kind: 'string', text: `"${name}"` },
    ];
  });
}

/** A node's way from the root, as connections name it: `.` for the root itself. */
function pathOf({ attributes }: Section): string {
  const [name = '', parent] = [attributes.get('name'), attributes.get('parent')];
  if (parent === undefined) return '.';
  return parent === '.' ? name : `${parent}/${name}`;
}

function parentName(section: Section, all: readonly Section[]): string {
  const parent = section.attributes.get('parent');
  const root = all.find(({ head, attributes }) => head === 'node' && !attributes.has('parent'));
  if (parent === '.') return root?.attributes.get('name') ?? '';
  return parent?.split('/').at(-1) ?? '';
}

const among = (names: readonly string[], name: string | undefined): boolean =>
  names.length === 0 || (name !== undefined && names.includes(name));

/** The sections that a fact may be about. */
export function sectionsAt(place: SectionPlace, all: readonly Section[]): readonly Section[] {
  return all.filter((section) => {
    const { head, attributes, tokens } = section;
    const isConnected =
      place.signal === undefined ||
      all.some(
        ({ head: kind, attributes: of }) =>
          kind === 'connection' &&
          of.get('signal') === place.signal &&
          of.get('from') === pathOf(section),
      );
    const groups = tokens.slice(0, headingEnd(tokens, 0));
    return (
      head === place.head &&
      among(place.names, attributes.get('name')) &&
      among(place.types, attributes.get('type')) &&
      (place.parents.length === 0 || place.parents.includes(parentName(section, all))) &&
      isConnected &&
      (place.group === undefined || groups.some(({ text }) => text === `"${place.group ?? ''}"`))
    );
  });
}
