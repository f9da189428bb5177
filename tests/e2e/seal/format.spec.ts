import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bundleForBrowser } from '../../support/browserBundle';
import { openEmptyPage } from '../../support/emptyPage';
import type { Vectors } from '../../../packages/sealed-format/src/__tests__/vectors/types';

const folder = 'packages/sealed-format/src/__tests__/vectors';
const vectors = JSON.parse(readFileSync(`${folder}/vectors.json`, 'utf8')) as Vectors;

declare const vectorRunner: { failedVectors(vectors: Vectors): Promise<string[]> };

test('every vector comes out in the browser as it does in Node', async ({ page }) => {
  await openEmptyPage(page);
  await page.addScriptTag({
    content: await bundleForBrowser(`${folder}/runVectors.ts`, 'vectorRunner'),
  });
  expect(vectors.knownAnswers.length + vectors.mustFail.length).toBeGreaterThan(25);
  const failed = await page.evaluate((all) => vectorRunner.failedVectors(all), vectors);
  expect(failed).toEqual([]);
});
