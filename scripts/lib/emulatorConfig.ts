import { readFileSync, writeFileSync } from 'node:fs';

export type Emulator = 'auth' | 'firestore' | 'hosting';

interface FirebaseConfig {
  readonly emulators: Readonly<Record<string, unknown>>;
}

/**
 * Writes a configuration with only the emulators that are asked for and answers its path. Taken from firebase.json, so that
 * addresses and headers stand in one place. It lies in the project's folder because the hosting emulator serves nothing from outside.
 */
export function emulatorConfig(only: readonly Emulator[]): string {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;
  const { singleProjectMode, ui, ...addresses } = config.emulators;
  const wanted = Object.fromEntries(
    Object.entries(addresses).filter(([name]) => only.some((emulator) => emulator === name)),
  );
  const path = `.firebase.${only.join('-')}.json`;
  writeFileSync(
    path,
    JSON.stringify({ ...config, emulators: { singleProjectMode, ui, ...wanted } }),
  );
  return path;
}
