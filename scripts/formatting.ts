/**
 * `tsx scripts/formatting.ts <files>`: whether files are as Prettier writes them, a line in Swedish
 * for each that is not.
 */
import { readFile } from 'node:fs/promises';
import { check, getFileInfo, resolveConfig } from 'prettier';

/**
 * What is wrong with a file's form; undefined for one that is as it should be, or that Prettier
 * leaves alone.
 */
async function faultOf(file: string): Promise<string | undefined> {
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  if (ignored || inferredParser === null) return undefined;
  try {
    const text = await readFile(file, 'utf8');
    const isFormatted = await check(text, { ...(await resolveConfig(file)), filepath: file });
    return isFormatted
      ? undefined
      : `${file}:1  filen är inte formaterad  npx prettier --write ${JSON.stringify(file)}`;
  } catch (error) {
    const { loc } = error as { readonly loc?: { readonly start?: { readonly line?: number } } };
    const [what] = String(error).split('\n');
    return `${file}:${String(loc?.start?.line ?? 1)}  filen går inte att läsa: ${what ?? ''}  rätta felet på raden`;
  }
}

async function main(files: readonly string[]): Promise<number> {
  const faults = (await Promise.all(files.map(faultOf))).filter((fault) => fault !== undefined);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
