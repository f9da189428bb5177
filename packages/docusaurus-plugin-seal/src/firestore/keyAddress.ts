/**
 * The Firestore collection that holds the content keys, one document a key, named by the key's id.
 * firestore.rules knows it too.
 */
export const keyCollection = 'contentKeys';

/**
 * The REST address of a project's Firestore documents; with the emulator's address it is the
 * emulator's.
 */
export function documentsAddress(projectId: string, emulator: string | null): string {
  const host = emulator ?? 'https://firestore.googleapis.com';
  return `${host}/v1/projects/${projectId}/databases/(default)/documents`;
}

/** What all keys' documents lie below: what a page may ask the database for. */
export function keysAddress(projectId: string, emulator: string | null): string {
  return `${documentsAddress(projectId, emulator)}/${keyCollection}/`;
}

/** Where a key's document is read and written. */
export function keyAddress(projectId: string, emulator: string | null, keyId: string): string {
  return keysAddress(projectId, emulator) + keyId;
}
