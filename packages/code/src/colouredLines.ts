import { kinds, readRuns } from './runs';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML, for places between elements. */
function escape(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
}

/** A piece as HTML; what goes over several lines is begun anew on each. */
function coloured(piece: string, className: string): string {
  return piece
    .split('\n')
    .map((part) => (part === '' ? '' : `<span class="${className}">${escape(part)}</span>`))
    .join('\n');
}

/**
 * The code's lines as HTML, safe to be put in whatever the code is. The same markup as React
 * elements would be half of all elements that a lesson is made of, each compared with itself
 * whenever something in the page changes.
 * @param runs as `writeRuns` writes them; what is not of this code colours nothing
 */
export function colouredLines(code: string, runs: string): readonly string[] {
  let html = '';
  let place = 0;
  for (const { gap, kind, length } of readRuns(runs)) {
    const start = place + gap;
    html += escape(code.slice(place, start));
    html += coloured(code.slice(start, start + length), `code-${kinds[kind]}`);
    place = start + length;
  }
  return (html + escape(code.slice(place))).split('\n');
}
