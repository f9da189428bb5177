/** The files that can be read, by how their names end, and how each is laid out. */
export const layouts = {
  '.gd': 'indented',
  '.py': 'indented',
  '.ras': 'pascal',
  '.tru': 'pascal',
  '.rs': 'braces',
  '.c': 'braces',
  '.go': 'braces',
  '.tscn': 'sections',
  '.tres': 'sections',
  '.godot': 'sections',
  '.toml': 'sections',
  // What the page writes of a file that is no text (binary.ts).
  '.prg': 'sections',
  '.zip': 'members',
} as const;

export type FileEnd = keyof typeof layouts;

/** The files that are no text: what the page reads of them is kept, and cannot be written. */
export const isBinary = (end: FileEnd): end is '.prg' | '.zip' => end === '.prg' || end === '.zip';

/** The ends that a name may have; undefined for a name that is none of them. */
export function endOf(name: string): FileEnd | undefined {
  const plain = name.trim().toLowerCase();
  return ends.find((end) => plain.endsWith(end));
}

export const ends = Object.keys(layouts).filter((name): name is FileEnd =>
  Object.hasOwn(layouts, name),
);

/** Where in a file something is asked for: in the whole of it, or in a named part of a script. */
export interface ScriptPlace {
  readonly kind: 'script';
  /** Functions or procedures that may be meant, by name or by what they hold; none for the file. */
  readonly names: readonly string[];
}

/** A section of a scene or of a file of settings; what is left out may be anything. */
export interface SectionPlace {
  readonly kind: 'section';
  /** What stands first between the brackets: `node`, `sub_resource`, `display`. */
  readonly head: string | undefined;
  readonly names: readonly string[];
  readonly types: readonly string[];
  /** The node that it lies directly under. */
  readonly parents: readonly string[];
  /** A signal of it that is connected. */
  readonly signal: string | undefined;
  readonly group: string | undefined;
}

/** Something that is asked of a file. */
export interface Fact {
  /** The sentence that is told as true or not. */
  readonly says: string;
  /** What is said where it is not true. */
  readonly why: string;
  readonly place: ScriptPlace | SectionPlace;
  /** Of a zip, the files that may be meant: `*.exe`. */
  readonly members?: readonly string[];
  /** Patterns of code, one of which must be there; none where the place itself is what counts. */
  readonly has: readonly string[];
  /** Patterns of code that must not be there. */
  readonly lacks: readonly string[];
}
