import type { Page } from '@playwright/test';

/** What the browser keeps of the key, as a script in the page can see it. */
export async function storedKeys(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'kurser-content-key')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('kurser-content-key');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('refused'));
    });
    const all = await new Promise<unknown[]>((resolve) => {
      const reading = database.transaction('keys').objectStore('keys').getAll();
      reading.onsuccess = () => resolve(reading.result as unknown[]);
    });
    database.close();
    return all.map((record) => {
      const { uid, decryption } = record as { uid: string; decryption: CryptoKey };
      return { uid, extractable: decryption.extractable, usages: decryption.usages };
    });
  });
}
