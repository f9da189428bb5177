import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sealedFolder } from 'docusaurus-plugin-seal/common';

/** The ids of the keys that a build is sealed with; none when there is no sealed build. */
export async function builtKeys(buildDir: string): Promise<readonly string[]> {
  try {
    return await readdir(path.join(buildDir, sealedFolder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @throws when a build is there and sealed with another key: publishing this one would open nothing
 */
export async function requireBuiltWith(keyId: string, buildDir: string): Promise<void> {
  const built = await builtKeys(buildDir);
  if (built.length === 0 || built.includes(keyId)) return;
  throw new Error(
    `${buildDir}/ är förseglad med nyckeln ${built.join(', ')}, men nyckeln här är ${keyId}. Bygg om, eller sätt CONTENT_KEY till den nyckel som bygget gjordes med.`,
  );
}
