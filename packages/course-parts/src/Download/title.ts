/** @throws an Error in Swedish when the title of a frame with files is no text */
export function parseDownloadTitle(title: unknown): string {
  if (typeof title === 'string' && title.trim() !== '') return title;
  throw new Error(
    `Download: title är ${JSON.stringify(title)} men ska vara en rubrik: title="Filerna till labyrinten"`,
  );
}
