import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/**
 * Files that a file system which does not tell upper case from lower would take for one module:
 * `./forms` finds `Forms.tsx`.
 */
function clashes(files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const key = file.toLowerCase().replace(/\.(?:tsx?|mts|mjs)$/, '');
    const other = seen.get(key);
    seen.set(key, file);
    return other === undefined ? [] : [`${other} och ${file}`];
  });
}

describe('file names', () => {
  it('differ by more than upper and lower case, for Windows and macOS', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    expect(files.length).toBeGreaterThan(100);
    expect(clashes(files.filter((file) => file !== ''))).toEqual([]);
  });

  it('would be found out', () => {
    expect(clashes(['src/a/Forms.tsx', 'src/a/forms.ts', 'src/b/forms.ts'])).toEqual([
      'src/a/Forms.tsx och src/a/forms.ts',
    ]);
  });
});
