/**
 * Where the key comes from in a site that says so itself (`keys: { kind: 'custom' }`): the plugin
 * puts the site's module in place of this one.
 */

/** @returns the content key, as base64url or as its 32 bytes */
export default function findKey(): Promise<string | Uint8Array> {
  return Promise.reject(new Error('The seal plugin has no module that finds the key'));
}
