/**
 * Why the installed packages are not those of package-lock.json, in Swedish; undefined when they
 * are. Pure.
 * @param {Record<string, { version?: string, link?: boolean, optional?: boolean }>} wanted
 *   package-lock.json's `packages`
 * @param {Record<string, { version?: string }> | undefined} installed the same of the list that npm
 *   keeps in node_modules; undefined where there is none
 * @param {(place: string) => boolean} exists whether there is a file or a folder
 * @returns {string | undefined}
 */
export function findLack(wanted, installed, exists) {
  if (!exists('node_modules')) return 'Paketen är inte hämtade än: kör npm ci.';
  const differs = ([place, { version, link = false, optional = false }]) => {
    if (!place.includes('node_modules/')) return false;
    // A room is a link, whose contents need no installing. Another program than npm keeps no list.
    if (link || installed === undefined) return !optional && !exists(place);
    const found = installed[place]?.version;
    // What is for another system is not installed.
    return found === undefined ? !optional : found !== version;
  };
  const [first] = Object.entries(wanted).find(differs) ?? [];
  if (first === undefined) return undefined;
  const name = first.slice(first.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `Paketen stämmer inte med package-lock.json (till exempel ${name}): kör npm ci.`;
}
