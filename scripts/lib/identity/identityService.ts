import type { BuildEnvironment } from '../../../src/config/environment';
import { findCredentials, type Credentials, type Purpose } from '../../publishKey/findCredentials';

/** The project's sign-in service as its administrator reaches it. */
export interface IdentityService extends Credentials {
  readonly projectId: string;
  /** The service's address, or the emulator's. */
  readonly address: string;
}

const host = 'identitytoolkit.googleapis.com';

/** @throws when there are no credentials, saying what to do */
export async function findIdentityService(
  { provider, emulators }: BuildEnvironment,
  purpose: Purpose,
): Promise<IdentityService> {
  return {
    projectId: provider.projectId,
    address: emulators === null ? `https://${host}` : `${emulators.auth}/${host}`,
    ...(await findCredentials(process.env, emulators !== null, purpose)),
  };
}

/**
 * Sends a request about the project, and returns the answer.
 * @throws with the service's own words when it refuses
 */
export async function callIdentityService(
  { token, namesProject, projectId, address }: IdentityService,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(namesProject ? { 'x-goog-user-project': projectId } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `Inloggningstjänsten i projektet ${projectId} svarade ${String(response.status)}: ${text}`,
    );
  }
  return JSON.parse(text);
}
