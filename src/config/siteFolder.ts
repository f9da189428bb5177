/** Characters with a meaning in a bundler's requests, in whichever folder's name they occur. */
const forbidden = ['#', '!', '?'];

/**
 * @throws one sentence where the folder of the site, or one above it, has a name that no bundler
 * can read a file from
 */
export function requireBuildableFolder(folder: string): void {
  const found = forbidden.filter((character) => folder.includes(character));
  if (found.length === 0) return;
  throw new Error(
    `Webbplatsen kan inte byggas i mappen ${folder}: namnet får inte ha ${forbidden.join(', ')}, och det har ${found.join(' ')}. Byt namn på mappen.`,
  );
}
