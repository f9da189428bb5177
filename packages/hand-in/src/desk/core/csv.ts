/**
 * A text as a cell. A spreadsheet runs what begins with an operator as a formula, one of full width
 * too; a quote in front keeps it text.
 */
function toCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as a Swedish spreadsheet opens it: semicolons, UTF-8 with its mark, CRLF. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;
}
