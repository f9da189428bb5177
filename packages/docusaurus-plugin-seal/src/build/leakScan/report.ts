import type { ScanResult } from './scanBuild';

const shown = 40;

/** What the scan has to say, for a terminal. */
export function scanReport({ probes, excused, files, bytes, leaks }: ScanResult): string {
  const size = (bytes / 1e6).toFixed(1);
  const head = `Leak scan: ${String(probes)} texts of the lessons (${String(excused)} more are public by design) in ${String(files)} files, ${size} MB: ${String(leaks.length)} found.`;
  const lines = leaks.slice(0, shown).map(({ file, packed, origin }) => {
    const how = packed.length === 0 ? '' : ` (in ${packed.join(' in ')})`;
    return `  ${file}${how} has ${origin.place}: ${origin.excerpt}`;
  });
  const more = leaks.length > shown ? [`  … and ${String(leaks.length - shown)} more`] : [];
  return [head, ...lines, ...more].join('\n');
}
