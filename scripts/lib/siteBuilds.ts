/** The builds that browser tests open: the site and the small site of tests/fixtures/docs. */
import type { Step } from './lanes';
import { toolCommand } from './packageTools';
import { countOfExit } from './steps';

export const fixtureFolder = '.cache/fixtures';

const emulator = { FIREBASE_TARGET: 'emulator' };

/**
 * The product's build, which contains the leak scan.
 * @param folder where it is put; build/ when left out
 */
export function siteBuild(sealed: boolean, folder?: string): Step {
  const place = folder === undefined ? [] : ['--out-dir', folder];
  return {
    name: 'Bygge',
    command: toolCommand('docusaurus', 'build', ...place),
    env: sealed ? emulator : { ...emulator, SEAL: 'off' },
    count: countOfExit,
  };
}

/** @param accelerators what of packages/accelerators/src is in it */
export function fixtureBuild(accelerators: string): Step {
  return {
    name: 'Bygge av provsidorna',
    command: toolCommand('docusaurus', 'build', '--out-dir', fixtureFolder),
    env: {
      ...emulator,
      SITE: 'fixtures',
      SEAL: 'off',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixtures',
      // The bundler's cache does not tell one site's generated files from another's.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ACCELERATORS: accelerators,
    },
    count: countOfExit,
  };
}

/** The parts are tried in the plain house: Docusaurus' own entry, with the gate in Root. */
export const plainHouse = '-earlyForm,-earlyPage,-smallEntry';
