/**
 * From the address that the bundler knows a file by to the file's name in the build, and on to
 * where its sealed form lies.
 */

/** Chunks whose name begins so are loaded before there is a key and stay readable. */
export const publicChunkPrefix = 'public-';

/**
 * Written out, so that the bundler drops the names from the script in the head, which has no use
 * for them.
 */
type PublicChunkName = `${typeof publicChunkPrefix}${string}`;

/** The chunk with Docusaurus' app: readable, and fetched by nobody but those who may come in. */
const appChunkName: PublicChunkName = 'public-app';

/** The chunk with App Check, which only a site that has it on has: readable. */
const appCheckChunkName: PublicChunkName = 'public-app-check';

/**
 * All chunks that are loaded before there is a key: for signing in, or on the way in. A new one
 * needs its place here to get its name into its file's.
 */
export const publicChunkNames: readonly PublicChunkName[] = [
  'public-auth',
  appCheckChunkName,
  appChunkName,
];

const bundled = /^assets\/(?!css\/)/;

/** The folder of all sealed files. */
export const sealedFolder = 'sealed';

/** Is this the name of a chunk that stays readable in a sealed build? */
export function isPublicChunk(name: string): boolean {
  return name.startsWith(`assets/js/${publicChunkPrefix}`);
}

/** Is this the name of a file of the app's chunk? */
export function isAppChunk(name: string): boolean {
  return name.startsWith(`assets/js/${appChunkName}.`);
}

/** Is this the name of a file of App Check's chunk? */
export function isAppCheckChunk(name: string): boolean {
  return name.startsWith(`assets/js/${appCheckChunkName}.`);
}

/**
 * The name in the build of what a page refers to, without query and decoded, or undefined for
 * anything else than a bundled file of this site (another origin, a data or blob address, a static
 * file).
 */
export function findBundledName(address: string, base: string): string | undefined {
  if (!address.startsWith(base) || address.startsWith('//')) return undefined;
  const [path = ''] = address.slice(base.length).split(/[?#]/);
  try {
    const name = decodeURIComponent(path);
    return bundled.test(name) ? name : undefined;
  } catch {
    // Not a percent encoding that the bundler writes.
    return undefined;
  }
}

/**
 * Where the sealed form of a file lies, relative to the site's root. The key's id is in the path,
 * so that a cached file never meets the key of another deployment. The suffix makes every server
 * call it plain bytes and leave it uncompressed.
 */
export function sealedPath(keyId: string, name: string): string {
  return `${sealedFolder}/${keyId}/${name}.bin`;
}

/** The sealed file's address for a browser. */
export function sealedAddress(base: string, keyId: string, name: string): string {
  return base + sealedPath(keyId, name).split('/').map(encodeURIComponent).join('/');
}
