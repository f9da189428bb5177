/** One place where the site leans on something that nobody has promised to keep. */
export interface Seam {
  /** The file of ours that alone knows it; one of the seal's begins with `seal/`. */
  readonly file: string;
  /** What is leant on. */
  readonly what: string;
  /** The package that it belongs to. */
  readonly whose: string;
  /** The version that it was last looked at in. */
  readonly version: string;
  /** What a reader or an author meets when it moves. */
  readonly breaks: string;
  /** How one would do without it. */
  readonly without: string;
  /** What the installed package must say of it. */
  readonly facts: readonly Fact[];
  /** What is found by running the installed package, as sentences on what is wrong. */
  readonly trial?: () => Promise<readonly string[]>;
}

/** Something that must stand in a file of the package. */
export interface Fact {
  /** The file, from `node_modules`. */
  readonly file: string;
  readonly pattern: RegExp;
  /** What it says, in the words of the fault when it no longer does. */
  readonly says: string;
}

/** Reads a file of an installed package, from `node_modules`. @throws when it is not there */
export type ReadInstalled = (file: string) => string;

export interface Verdict {
  readonly seam: Seam;
  readonly installed: string;
  /** Sentences on what has moved; none when the seam holds. */
  readonly faults: readonly string[];
}

function factFaults(read: ReadInstalled, { file, pattern, says }: Fact): readonly string[] {
  try {
    return pattern.test(read(file)) ? [] : [`${file} no longer ${says}`];
  } catch {
    return [`${file} is gone; it ${says}`];
  }
}

function versionOf(read: ReadInstalled, whose: string): string {
  const parsed: unknown = JSON.parse(read(`${whose}/package.json`));
  const isPackage = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  return isPackage ? String(parsed.version) : 'unknown';
}

/**
 * Asks the installed package whether a seam is where it was.
 * @throws when the package itself is not there
 */
export async function judgeSeam(seam: Seam, read: ReadInstalled): Promise<Verdict> {
  const { facts, trial, whose } = seam;
  if (facts.length === 0 && trial === undefined)
    throw new Error(`${seam.file}: a contract with nothing to check`);
  const faults = [...facts.flatMap((fact) => factFaults(read, fact)), ...((await trial?.()) ?? [])];
  return { seam, installed: versionOf(read, whose), faults };
}
