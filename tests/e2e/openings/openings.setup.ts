import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { openingsFolder, siteOfOpenings } from '../../support/openingsSite';

setup('a small site where something opens on a day is built and sealed', async () => {
  setup.setTimeout(600_000);
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [docusaurus, 'build', '--out-dir', openingsFolder], {
    env: {
      ...process.env,
      ...siteOfOpenings,
      // A test runner's own setting would make a development build.
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-openings',
      // The bundler's cache does not tell one site's generated files from another's.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
});
