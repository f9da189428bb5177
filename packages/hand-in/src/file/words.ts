import type { AnswerMark } from './handIn';

export const markWords: Readonly<Record<AnswerMark, string>> = {
  right: 'rätt',
  nearly: 'nästan rätt',
  wrong: 'fel',
  open: 'inte rättat',
};

/** '1 försök', '3 ledtrådar öppnade'. */
export function countText(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** '4,2 MB', '12 kB'. */
export function bytesText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${String(Math.ceil(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}
