import path from 'node:path';

/** The name by which Docusaurus' app asks for the data that plugins give to all pages. */
export const globalDataName = '@generated/globalData';

/** Where Docusaurus writes that data, before it bundles. */
export function globalDataFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'globalData.json');
}

/** The file in which Docusaurus says which chunks each route names. */
export function routeChunksFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'routesChunkNames.json');
}
