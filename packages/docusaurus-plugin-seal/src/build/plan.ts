import { isPublicChunk, publicChunkPrefix } from '../common/addresses';

/** A chunk group that is loaded lazily under a name of its own. */
export interface NamedGroup {
  readonly name: string;
  readonly files: readonly string[];
}

/** What the bundler says of the scripts it made. */
export interface BundleFacts {
  /** Files that a page or a worker starts with. */
  readonly entryFiles: ReadonlySet<string>;
  readonly namedGroups: readonly NamedGroup[];
  /** The files of compartments, each with its compartment's id. */
  readonly apart: ReadonlyMap<string, string>;
  /** The files that only one group of pages has use for, each with its group. */
  readonly grouped: ReadonlyMap<string, string>;
}

/** All names are paths in the build, with slashes. */
export interface BuiltSite {
  readonly files: readonly string[];
  /** Those that are copies from the site's static folders. */
  readonly staticFiles: ReadonlySet<string>;
  readonly bundle: BundleFacts;
}

/**
 * What becomes of each file of the build. A file can be in both lists: readable as it is, and
 * sealed for the lessons that use it.
 */
export interface SealPlan {
  /** Pages: every one must be the bare shell. */
  readonly shells: readonly string[];
  /** Files that stay as they are. */
  readonly open: readonly string[];
  readonly sealed: readonly string[];
}

const isStyle = (name: string): boolean => /^assets\/css\/[^/]+\.css$/.test(name);

/**
 * What a browser runs or reads before there is a key; other files stay readable when one of these
 * names them.
 */
function isEntry(name: string, { bundle }: BuiltSite): boolean {
  return isStyle(name) || bundle.entryFiles.has(name) || isPublicChunk(name);
}

/** With a broken public chunk the sign-in would never load: better that the build says so. */
function checkPublicGroups({ bundle }: BuiltSite): void {
  const faults = bundle.namedGroups
    .filter(({ name }) => name.startsWith(publicChunkPrefix))
    .flatMap(({ name, files }) =>
      files
        .filter((file) => file.endsWith('.js') && !isPublicChunk(file))
        .map((file) => `  - ${name} needs ${file}, which will be sealed`),
    );
  if (faults.length > 0) {
    throw new Error(
      `A public- chunk is loaded before there is a key, so it cannot share code with sealed chunks:\n${faults.join('\n')}`,
    );
  }
}

const isAsset = (name: string): boolean => /^assets\/(?!js\/|css\/)/.test(name);
// Only style sheets use fonts.
const isFont = (name: string): boolean => name.startsWith('assets/fonts/');

/**
 * Decides what becomes of every file. Sealed is what nothing makes public: a kind of file that
 * nobody thought of is sealed.
 * @param readText the content of a file that is public, to see which pictures and fonts it names
 * @throws when a public chunk needs a sealed one, or when there is nothing to seal at all
 */
export function planSeal(site: BuiltSite, readText: (name: string) => string): SealPlan {
  checkPublicGroups(site);
  const own = site.files.filter((name) => !site.staticFiles.has(name));
  const shells = own.filter((name) => name.endsWith('.html'));
  const entries = own.filter((name) => isEntry(name, site));
  const texts = entries.map(readText).join('\n');
  const named = new Set(own.filter((name) => isAsset(name) && texts.includes(name)));
  const shellNames = new Set(shells);
  const readable = new Set([...shells, ...entries, ...site.staticFiles]);
  const content = site.files.filter((name) => !readable.has(name));
  const sealed = content.filter((name) => !(named.has(name) && isFont(name)));
  const open = site.files.filter(
    (name) => !shellNames.has(name) && (readable.has(name) || named.has(name)),
  );
  if (shells.length === 0 || sealed.length === 0) {
    throw new Error(
      `Nothing to seal: ${String(shells.length)} pages and ${String(sealed.length)} other files`,
    );
  }
  return { shells, open, sealed };
}
