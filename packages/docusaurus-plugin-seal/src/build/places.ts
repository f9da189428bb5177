import path from 'node:path';

/** The sources, which the site they were made for uses, or the package as others install it. */
const isSource = __filename.endsWith('.ts');

/** What runs in a page has a folder of its own in the package: it is of another kind of modules. */
const pageFolder = path.resolve(__dirname, isSource ? '..' : '../../page');

/**
 * Where something lies that the bundler is to take.
 * @param name of the module in `src`, without its ending
 * @returns the file
 */
export function modulePlace(name: string): string {
  return path.join(pageFolder, `${name}${isSource ? '.ts' : '.js'}`);
}

/**
 * Where a folder lies that the bundler is to take.
 * @param name of the folder in `src`
 * @returns the folder
 */
export function folderPlace(name: string): string {
  return path.join(pageFolder, name);
}
