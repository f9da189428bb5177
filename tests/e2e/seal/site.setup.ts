import { test as setup } from '@playwright/test';
import { contentKey, sealedSiteFolder } from '../../support/sealPage';
import { buildSealSite } from '../../support/sealSite';

setup('the small sealed site is built', async () => {
  setup.setTimeout(120_000);
  const build = await buildSealSite(sealedSiteFolder, {
    CONTENT_KEY: contentKey,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-browser',
  });
  if (build.ended === 'badly') throw new Error(build.output);
});
