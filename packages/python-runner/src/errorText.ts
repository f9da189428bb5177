import type { ErrorReport } from './protocol';

/**
 * How a program ended badly, where, and what to look for. Null is a program that ended itself with
 * a status.
 */
export function errorText(error: ErrorReport | null): string {
  const place = error === null || error.line === null ? '' : ` på rad ${error.line}`;
  const help = error === null || error.help === null ? '' : ` ${error.help}`;
  return `Programmet slutade med ett fel${place}.${help}`;
}
