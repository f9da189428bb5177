import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { toolArguments } from '../../scripts/lib/packageTools';
import { byDay } from '../support/night';

const run = promisify(execFile);

const build = toolArguments('docusaurus', 'build', '--out-dir', '.cache/faults');

/**
 * Builds a small site with one planted fault and returns what the failed build said; throws when
 * the build is green.
 */
async function failingBuild(site: string): Promise<string> {
  const env = {
    ...process.env,
    SITE: site,
    SEAL: 'off',
    FIREBASE_TARGET: 'emulator',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-faults',
    // The bundler's cache does not tell one site's generated files from another's.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  try {
    await run(process.execPath, [...build], {
      env,
      timeout: 270_000,
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    return `${stdout ?? ''}${stderr ?? ''}`;
  }
  throw new Error(`The build of ${site} is green, though it has a planted fault.`);
}

const deadEnds: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    'faults/links: dead links in a lesson and in a page, behind the gate',
    [/\/courses\/[^]*-> linking to \/courses\/finns-inte\n/, /-> linking to \/finns-inte-heller/],
  ],
  // Apart from the links: Docusaurus looks at anchors only when every link leads somewhere. By day
  // the lesson check tells of those in lessons.
  ['faults/anchor: a dead anchor, behind the gate', [/\/courses\/[^]*-> linking to #finns-inte/]],
  // The words around it ("A theme navbar item failed to render") come from an error boundary, which
  // only a browser has.
  [
    'faults/navbar: an item that cannot be rendered',
    [/No NavbarItem component found for type "custom-finns-inte"/],
  ],
];

describe('a build fails and names the place', () => {
  it.each(byDay(1, deadEnds))('%s', async (fault, named) => {
    const output = await failingBuild(fault.replace(/:.*/, ''));
    for (const one of named) expect(output).toMatch(one);
  });

  it('faults/mdx: what MDX cannot read, in one line and without a stack', async () => {
    const output = await failingBuild('faults/mdx');
    expect(output).toContain(
      'tests/fixtures/faults/mdx/index.mdx:11  <Solution> på rad 11 stängs inte  </Solution> före </Exercise> på rad 15',
    );
    expect(output).toContain('Bygget stannade: ett fel i lektionerna.');
    expect(output).not.toMatch(/^\s*[│ ]*at /mu);
  });

  it('without the provider’s settings: one error names all four', async () => {
    const env = { ...process.env };
    for (const name of Object.keys(env))
      if (name.startsWith('FIREBASE_')) Reflect.deleteProperty(env, name);
    const failure = await run(process.execPath, [...build], {
      env,
    }).then(
      () => 'green',
      (error: unknown) => String((error as { readonly stderr?: string }).stderr),
    );
    for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET']) {
      expect(failure).toContain(`FIREBASE_${name} saknas`);
    }
  });
});
