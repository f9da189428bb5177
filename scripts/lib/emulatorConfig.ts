import { readFileSync, writeFileSync } from 'node:fs';
import { authEmulatorHost } from '../../src/config/environment';
import { reportingPolicy, withHeaderPolicy, type FirebaseConfig } from './securityHeaders';

export type Emulator = 'auth' | 'firestore' | 'hosting';

/**
 * Where the browser tells of what a page's security policy has refused. Nothing answers there; the
 * browser tests watch who asks.
 */
export const policyReports = '/policy-reports';

/**
 * A built site is sent with its own policy: a build for the emulators talks to other addresses than
 * the deployed one.
 */
function withLocalPolicy(config: FirebaseConfig, folder: string): FirebaseConfig {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  return withHeaderPolicy(config, reportingPolicy(html, policyReports));
}

/**
 * Writes a configuration with only the emulators that are asked for and returns its path. Taken
 * from firebase.json, so that addresses and headers stand in one place. It lies in the project's
 * folder because the hosting emulator serves nothing from outside.
 * @param folder where the built site is
 */
export function emulatorConfig(only: readonly Emulator[], folder = 'build'): string {
  const stored = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;
  const config = only.includes('hosting') ? withLocalPolicy(stored, folder) : stored;
  const { singleProjectMode, ui, ...addresses } = config.emulators;
  const [host, port] = authEmulatorHost(process.env).split(':');
  const all = { ...addresses, auth: { host, port: Number(port) } };
  const wanted = Object.fromEntries(
    Object.entries(all).filter(([name]) => only.some((emulator) => emulator === name)),
  );
  const path = `.firebase.${only.join('-')}.json`;
  writeFileSync(
    path,
    JSON.stringify({ ...config, emulators: { singleProjectMode, ui, ...wanted } }),
  );
  return path;
}
