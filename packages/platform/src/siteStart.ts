/**
 * Starts Docusaurus' app as its own client entry does. Part of the chunk that asks for it, and run
 * when it is called.
 */
export async function startSite(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}
