/**
 * Media types by file extension, for files that a blob address is made of: the server that would
 * have said it is not asked.
 */
const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
};

/**
 * The media type of a file; plain bytes for an extension that is not listed, so that nothing
 * unknown is ever run or shown as a page.
 */
export function mediaTypeOf(name: string): string {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return mediaTypes[extension] ?? 'application/octet-stream';
}

/**
 * `assets/files/karta-3f2a….zip` was `karta.zip` in the lesson's folder; that is what it should be
 * called when saved.
 */
export function originalFileName(name: string): string {
  const file = name.split('/').at(-1) ?? name;
  return file.replace(/-[0-9a-f]{32}(?=\.[^.]*$|$)/, '');
}
