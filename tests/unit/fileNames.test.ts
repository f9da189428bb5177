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

/**
 * Files of a room that have one name, as `room/name`. Every lab is a folder of the same parts, and
 * an index is known by its folder.
 */
function namesakes(files: readonly string[]): string[] {
  const names = files.flatMap((file) => {
    const [, room, name] =
      /^packages\/([\w-]+)\/src\/(?!.*__tests__|.*fixtures)(?:.*\/)?(\w+)\.tsx?$/.exec(file) ?? [];
    return room === undefined || room === 'labs' || name === 'index' ? [] : [`${room}/${name}`];
  });
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].sort();
}

describe('two files of a room', () => {
  it('have one name only where each says the same of its own part', () => {
    const files = execFileSync('git', ['ls-files', 'packages'], { encoding: 'utf8' }).split('\n');
    expect(namesakes(files)).toEqual([
      // Of exercises and of quizzes: the words that authors write inside them.
      'course-parts/markers',
      // A door, and what is behind it.
      'docusaurus-plugin-seal/hooks',
      'docusaurus-plugin-seal/scan',
      // Of progress, of repetition and of work that follows: what each says on the screen.
      'student-work/texts',
    ]);
  });

  it('would be found out', () => {
    expect(
      namesakes([
        'packages/a/src/x/answers.ts',
        'packages/a/src/y/answers.tsx',
        'packages/a/src/y/index.ts',
        'packages/a/src/index.ts',
        'packages/b/src/answers.ts',
        'packages/a/src/__tests__/answers.ts',
      ]),
    ).toEqual(['a/answers']);
  });
});
