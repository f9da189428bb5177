/** The lockfile, as far as licences go. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package of the lockfile, as far as licences go. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX, as the package's publisher wrote it; undefined where nothing is said. */
  readonly licence: string | undefined;
}

const permissive = 'tillåtande: kräver bara att upphovsrätten nämns';
const publicDomain = 'upphovsmannen har avstått från sina rättigheter';

/** The licences that a package of the site may have, and why. */
const allowed: Readonly<Record<string, string>> = {
  MIT: permissive,
  'MIT-0': 'MIT utan kravet att nämna upphovsrätten',
  ISC: permissive,
  '0BSD': publicDomain,
  'BSD-2-Clause': permissive,
  'BSD-3-Clause': permissive,
  'Apache-2.0': 'tillåtande, med patentlicens',
  'BlueOak-1.0.0': permissive,
  'Python-2.0': permissive,
  'CC0-1.0': publicDomain,
  Unlicense: publicDomain,
  'CC-BY-4.0': 'data, inte kod: källan nämns här',
  'OFL-1.1': 'typsnitt: får delas fritt, men inte säljas för sig',
  'MPL-2.0': 'gäller fil för fil; filerna används oförändrade och källkoden är publik',
};

/** Packages whose publisher did not write an SPDX name in package.json, read by hand. */
const readByHand: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  khroma: 'MIT',
  'require-like': 'MIT',
};

/**
 * Packages for development whose file is shipped all the same: the lesson on Go and htmx serves it.
 */
const shippedToo = ['htmx.org'];

/**
 * What the site is made of: every package of the lockfile that is not only for development, and
 * {@link shippedToo}. What reaches a browser is a part of it.
 */
export function sitePackages({ packages }: Lockfile): LicensedPackage[] {
  const found = Object.entries(packages)
    // The project's own rooms lie beside `node_modules`, and are linked from it.
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', locked }))
    .filter(({ name, locked }) => {
      const onlyDeveloping = locked.dev === true || locked.devOptional === true;
      return name !== '' && (!onlyDeveloping || shippedToo.includes(name));
    })
    .map(({ name, locked }) => ({
      name,
      version: locked.version ?? '',
      licence: locked.license ?? readByHand[name],
    }));
  const unique = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  return [...unique.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
}

/** `(MIT OR GPL-2.0)` is fine when one of them is; `MIT AND Zlib` when both are. */
export function isAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false;
  const bare = licence.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => Object.hasOwn(allowed, name.trim())));
}

/** Packages whose licence is unknown, or not on the list. */
export function licenceFaults(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) => `${name} ${version}: ${licence ?? 'ingen licens angiven'}`,
    );
}

/** LICENCES.md: the licences, why each may be there, and whose they are. */
export function licencesText(packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence = 'okänd' } of packages)
    groups.set(licence, [...(groups.get(licence) ?? []), `${name} ${version}`]);
  const sections = [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([licence, names]) => {
      const why = allowed[licence];
      const lines = names.map((name) => `- ${name}`).join('\n');
      return `## ${licence}\n\n${why === undefined ? '' : `${why[0]?.toUpperCase() ?? ''}${why.slice(1)}.\n\n`}${lines}\n`;
    });
  return [
    '# Licenser',
    '',
    `De ${packages.length} paket som webbplatsen byggs av, efter licens. Det som når en webbläsare är en del av dem. Filen skrivs av`,
    '`npm run licences` ur `package-lock.json`; ändra den inte för hand. Projektets egen licens står i `LICENSE`.',
    '',
    sections.join('\n'),
  ].join('\n');
}

/** By code unit: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
