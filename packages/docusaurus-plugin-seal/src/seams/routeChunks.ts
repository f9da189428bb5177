import path from 'node:path';

/** The file in which Docusaurus says which chunks each route names. */
export function routeChunksFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'routesChunkNames.json');
}
