/**
 * The first package of package-lock.json that is not installed as it stands there; undefined when
 * all are. Pure.
 * @param {Record<string, { version?: string, link?: boolean, optional?: boolean }>} wanted
 *   package-lock.json's `packages`
 * @param {Record<string, { version?: string }>} listed the same of the list that npm keeps in
 *   node_modules: what it says is believed where it agrees, and looked at where it does not
 * @param {(place: string) => string | undefined} versionAt the version of the package that lies in
 *   a folder; undefined when none does
 * @returns {string | undefined}
 */
export function findLack(wanted, listed, versionAt) {
  const lacks = ([place, { version, link = false, optional = false }]) => {
    if (!place.includes('node_modules/')) return false;
    if (!link && listed[place]?.version === version) return false;
    const found = versionAt(place);
    // What is for another system is not installed. A room is a link, of any version.
    return found === undefined ? !optional : !link && found !== version;
  };
  const [place] = Object.entries(wanted).find(lacks) ?? [];
  return place?.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
