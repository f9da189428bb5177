// COORDINATOR'S TEMPORARY STAND-IN until sealing lands: overwrite freely.
export type ContentFailure =
  | 'refused'
  | 'notPublished'
  | 'offline'
  | 'unavailable'
  | 'damaged'
  | 'outdated'
  | 'chunkMissing'
  | 'browserTooOld';
export function contentFailureToText(f: ContentFailure): {
  title: string;
  text: string;
  action: string;
} {
  return { title: 'Innehållet kan inte öppnas', text: f, action: 'Försök igen' };
}
