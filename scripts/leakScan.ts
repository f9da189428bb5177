/**
 * `npm run leak-scan`: looks for every text of docs/ in every byte of build/. Ends with an error
 * when one is found. Runs before each deployment too (firebase.json). With SEAL=off there is
 * nothing to look for: everything is readable then.
 */
import path from 'node:path';
import { accelerate, chooseAccelerators } from '@kurser/accelerators';
import { publicContent } from '../src/plugins/published';
import { readLessonTexts, scanBuild, scanReport } from 'docusaurus-plugin-seal/scan';

async function main([buildDir = 'build', docsDir = 'docs']: readonly string[]): Promise<void> {
  if (process.env['SEAL'] === 'off') {
    console.warn('SEAL=off: vem som helst kan läsa kursmaterialet, och det letas inte efter.');
    return;
  }
  const siteDir = process.cwd();
  const lessons = await readLessonTexts(siteDir, path.resolve(docsDir));
  const { seal } = accelerate(chooseAccelerators(process.env['ACCELERATORS']));
  const content = publicContent(seal.servedOtherwise);
  const folders = { siteDir, buildDir: path.resolve(buildDir), ...content };
  const result = await scanBuild(folders, lessons);
  console.log(scanReport(result));
  if (result.leaks.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
