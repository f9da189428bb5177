/** What Docusaurus writes of every route: the chunks it is made of, and how each is loaded. */
export { default as registry } from '@generated/registry';
export { default as routesChunkNames } from '@generated/routesChunkNames';
