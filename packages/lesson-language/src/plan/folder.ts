import { textToSlug } from '@kurser/shared/slug';
import type { TestedExercise } from './exercise';
import type { GivenFile } from './files';

/** What a folder's command needs on the student's computer, and what its page says of it. */
const requirements = {
  python: 'Python 3.11 eller senare',
  numpy: 'numpy (`python3 -m pip install numpy`)',
  gcc: 'gcc',
  rustc: 'Rust 1.85 eller senare',
  go: 'Go 1.22 eller senare',
} as const;

export type Requirement = keyof typeof requirements;

/** A folder in which an exercise tests itself on a computer of one's own. */
export interface ExerciseFolder {
  /** Its name, of the exercise's title. */
  readonly name: string;
  /** The student's own file in it. */
  readonly file: string;
  /** The one command that tests it, in the folder. */
  readonly command: string;
  readonly needs: readonly Requirement[];
  readonly files: readonly GivenFile[];
}

/** What a language adds to the student's file and the test, and how they are run. */
interface Kit {
  readonly file: string;
  readonly command: string;
  readonly needs: readonly Requirement[];
  /** What is written when all is well; undefined where the page judges what is written. */
  readonly passed: string | undefined;
  readonly files: readonly GivenFile[];
}

/**
 * The folder of an exercise: the student's file as it begins, the test, what both need and a page
 * that says how. Pure.
 * @throws for a language that there is no kit for
 */
export function toFolder(exercise: TestedExercise): ExerciseFolder {
  const kit = kitFor(exercise);
  const name = plainName(exercise.title);
  const own = { path: kit.file, content: `${exercise.starter}\n` };
  const readMe = { path: readMeName, content: readMeOf(exercise, kit) };
  return {
    name,
    file: kit.file,
    command: kit.command,
    needs: kit.needs,
    files: [readMe, own, ...kit.files, ...exercise.files],
  };
}

/** A title as a file's name that every system takes: `Bryt dödläget` is `bryt-dodlaget`. */
function plainName(title: string): string {
  return textToSlug(title).normalize('NFD').replace(/\p{M}/gu, '');
}

function kitFor(exercise: TestedExercise): Kit {
  switch (exercise.language) {
    case 'python':
      return pythonKit(exercise);
    case 'rust':
      return rustKit(exercise);
    case 'go':
      return goKit(exercise);
    case 'c':
      return cKit(exercise);
    default:
      throw new Error(`No folder for an exercise in ${exercise.language}: ${exercise.title}`);
  }
}

/** What is written when all is well; a driver's rows are for the page to judge. */
const passedOr = (prints: boolean, passed: string): string | undefined =>
  prints ? undefined : passed;

/** The program and its test share their names, as in the page. */
function pythonKit({ file, test, prints, solution, files, starter }: TestedExercise): Kit {
  const programs = [starter, test, solution, ...files.map(({ content }) => String(content))];
  const needs = (pattern: RegExp): boolean => programs.some((program) => pattern.test(program));
  const runner = [
    `"""Kör ${file} och sedan testet i test.py, med samma namn."""`,
    '',
    'from pathlib import Path',
    '',
    `for fil in ("${file}", "test.py"):`,
    '    exec(compile(Path(fil).read_text(encoding="utf-8"), fil, "exec"))',
    ...(prints ? [] : ['print("Alla test klarade.")']),
  ];
  return {
    file,
    command: 'python3 testa.py',
    needs: [
      'python',
      ...(needs(/^\s*(?:import|from) numpy\b/m) ? (['numpy'] as const) : []),
      ...(needs(/["']gcc["']/) ? (['gcc'] as const) : []),
    ],
    passed: passedOr(prints, '`Alla test klarade.`'),
    files: [
      { path: 'test.py', content: `${test}\n` },
      { path: 'testa.py', content: `${runner.join('\n')}\n` },
    ],
  };
}

/** One crate of two files, so that the test sees everything that the student's file has. */
function rustKit({ test, prints }: TestedExercise): Kit {
  const manifest = '[package]\nname = "uppgift"\nversion = "0.1.0"\nedition = "2024"\n';
  // A driver sees what the student's file keeps to itself, and neither's `main` is the other's.
  const main = prints
    ? '#![allow(dead_code)]\n\nmod losning {\n    include!("losning.rs");\n    pub mod test {\n' +
      '        use super::*;\n        include!("test.rs");\n    }\n}\n\n' +
      'fn main() {\n    losning::test::main();\n}\n'
    : '#![allow(dead_code)]\n\ninclude!("losning.rs");\ninclude!("test.rs");\n';
  const shownTest = prints ? test.replace(/^fn main\(\)/m, 'pub fn main()') : test;
  return {
    file: 'src/losning.rs',
    command: prints ? 'cargo run' : 'cargo test',
    needs: ['rustc'],
    passed: passedOr(prints, '`test result: ok`'),
    files: [
      { path: 'Cargo.toml', content: manifest },
      { path: 'src/main.rs', content: main },
      { path: 'src/test.rs', content: `${shownTest}\n` },
    ],
  };
}

function goKit({ test, starter, solution }: TestedExercise): Kit {
  const [packageLine = 'package main'] = /^package \w+/m.exec(`${starter}\n${solution}`) ?? [];
  return {
    file: 'main.go',
    command: 'go test',
    needs: ['go'],
    passed: '`PASS`',
    files: [
      { path: 'go.mod', content: 'module uppgift\n\ngo 1.22\n' },
      { path: 'main_test.go', content: `${packageLine}\n\n${test}\n` },
    ],
  };
}

/** The test has a main of its own; the student's is renamed. */
function cKit({ file, test, prints }: TestedExercise): Kit {
  const program = `#define main elevens_main\n#include "${file}"\n#undef main\n\n${test}\n`;
  return {
    file,
    command: `gcc -std=c11 -Wall -Wextra test.c -o test -lm && ./test${prints ? '' : ' && echo "Alla test klarade."'}`,
    needs: ['gcc'],
    passed: passedOr(prints, '`Alla test klarade.`'),
    files: [{ path: 'test.c', content: program }],
  };
}

function readMeOf({ title }: TestedExercise, { file, command, needs, passed }: Kit): string {
  return [
    `# ${title}`,
    '',
    `Skriv din lösning i \`${file}\`. Testa den i den här mappen med`,
    '',
    '```bash',
    command,
    '```',
    '',
    passed === undefined
      ? 'Klistra in det som skrivs i uppgiftens svarsruta på sidan. Sidan säger vilka rader som stämmer.'
      : `Står det ${passed} sist är uppgiften löst. Annars står det vilken rad i testet som föll.`,
    '',
    `Du behöver ${needs.map((each) => requirements[each]).join(' och ')}.`,
    '',
  ].join('\n');
}

/** The page in a folder that says how it is used. */
export const readMeName = 'LÄS-MIG.md';

/**
 * The command that a folder's own page tells its reader to write; undefined where it tells none.
 */
export function commandIn(readMe: string): string | undefined {
  return /^```bash\n(.+)\n```$/m.exec(readMe)?.[1];
}

/** The folder's files as bytes by their paths, as they are packed. */
export function asPackable({ files }: ExerciseFolder): Readonly<Record<string, Uint8Array>> {
  const encoder = new TextEncoder();
  return Object.fromEntries(
    files.map(({ path, content }) => [
      path,
      typeof content === 'string' ? encoder.encode(content) : content,
    ]),
  );
}
