import { listFiles, readBytes } from './buildFolder';

/** How a text may stand in a file: as it is, and as a script or a page writes it. */
function formsOf(secret: string): readonly string[] {
  const inScript = JSON.stringify(secret).slice(1, -1);
  const inAscii = inScript.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [...new Set([secret, inScript, inAscii])];
}

/**
 * Looks for what must be in no deployed file.
 * @param outDir what would be deployed
 * @param secrets such as passphrases
 * @throws naming a file that has one, without the secret
 */
export async function checkForSecrets(outDir: string, secrets: readonly string[]): Promise<void> {
  if (secrets.length === 0) return;
  const forms = secrets.flatMap(formsOf).map((form) => Buffer.from(form));
  for (const name of await listFiles(outDir)) {
    const bytes = Buffer.from(await readBytes(outDir, name));
    if (forms.some((form) => bytes.includes(form)))
      throw new Error(
        `${name} has a passphrase in it: something else than the seal plugin was told of it, such as customFields, or an option that is no function.`,
      );
  }
}
