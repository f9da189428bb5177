import { isAbsolute, posix } from 'node:path';
import { type Block, findEnclosing } from '@kurser/lesson-language/source/blocks';
import type { FenceFault } from '@kurser/lesson-language/source/fence';
import type { Page } from '../page/page';
import { languageKind, languages } from '@kurser/lesson-language/source/languages';
import { fault, type Rule } from './rule';

/** Every fence names a language the check knows, with words that exist and mean something there. */
export const fences: Rule = {
  name: 'kodblock',
  check: (page: Page) =>
    page.blocks.flatMap((block) =>
      fenceFaults(block).map(({ problem, expected }) => fault(page, block.line, problem, expected)),
    ),
};

function fenceFaults(block: Block): FenceFault[] {
  if (languageKind(block.language) === undefined) return [languageFault(block.language)];
  return [
    ...block.faults,
    ...misplacedWords(block),
    ...modeFaults(block),
    ...valueFaults(block),
    ...placeFaults(block),
  ];
}

function languageFault(language: string): FenceFault {
  const problem = language === '' ? 'kodblocket saknar språk' : `okänt språk: ${language}`;
  return { problem, expected: `något av ${languages.join(', ')}` };
}

type Place = { readonly where: string; fits(block: Block): boolean };

const isProgram = (block: Block) => languageKind(block.language) === 'program';
const isPlain = (block: Block) =>
  !['output', 'steptrace', 'lab'].includes(languageKind(block.language) ?? '');

const plain: Place = { where: 'kodblock', fits: isPlain };
const programs: Place = { where: 'språk som körs', fits: isProgram };
const tries: Place = {
  where: 'kodblock inuti Exercise',
  fits: (block) => isProgram(block) && findEnclosing(block, 'Exercise') !== undefined,
};
const trials: Place = {
  where:
    'kodblock direkt i en Exercise med python test, driver, Answer kind="file" eller GateSim mode="write" med check',
  fits: (block) => block.within.at(-1)?.name === 'Exercise',
};
const pyRun: Place = {
  where: 'python-block inuti PyRun',
  fits: (block) => block.language === 'python' && findEnclosing(block, 'PyRun') !== undefined,
};

/** Where a word means something. Words that are not here fit everywhere. */
const places: Readonly<Record<string, Place>> = {
  no_run: {
    where: 'språk som körs eller console',
    fits: (block) => isProgram(block) || block.language === 'console',
  },
  should_fail: programs,
  compile_fail: programs,
  file: plain,
  append: plain,
  continues: {
    where: 'python och sql',
    fits: (block) => block.language === 'python' || block.language === 'sql',
  },
  stdin: {
    where: 'språk som körs och gdb',
    fits: (block) => isProgram(block) || block.language === 'gdb',
  },
  args: {
    where: 'språk som körs och gdb',
    fits: (block) => isProgram(block) || block.language === 'gdb',
  },
  version: {
    where: 'språk som körs, console och gdb',
    fits: (block) => isProgram(block) || ['console', 'gdb'].includes(block.language),
  },
  test: tries,
  driver: trials,
  skeleton: tries,
  wrong: trials,
  also: trials,
  check: pyRun,
  solution: pyRun,
  run: {
    where: 'bash och console',
    fits: (block) => block.language === 'bash' || block.language === 'console',
  },
  server: {
    where: 'console run',
    fits: (block) => block.language === 'console' && block.words.run,
  },
  source: plain,
  program: { where: 'gdb', fits: (block) => block.language === 'gdb' },
  trace: {
    where: 'python-block inuti StepTrace',
    fits: (block) => block.language === 'python' && findEnclosing(block, 'StepTrace') !== undefined,
  },
  lang: { where: 'steptrace', fits: (block) => block.language === 'steptrace' },
};

function misplacedWords(block: Block): FenceFault[] {
  return block.words.names.flatMap((name) => {
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    if (place === undefined || place.fits(block)) return [];
    return [
      {
        problem: `ordet ${name} betyder inget för ${block.language} här`,
        expected: `${name} hör till ${place.where}`,
      },
    ];
  });
}

const modes = ['no_run', 'ignore', 'should_fail', 'compile_fail', 'run'];

function modeFaults({ words }: Block): FenceFault[] {
  const present = modes.filter((mode) => words.names.includes(mode));
  if (present.length < 2) return [];
  return [
    { problem: `orden ${present.join(' och ')} säger emot varandra`, expected: 'ett av dem' },
  ];
}

function valueFaults({ words, language }: Block): FenceFault[] {
  const faults: FenceFault[] = [];
  if (words.ignore?.trim() === '')
    faults.push({
      problem: 'ignore saknar skäl',
      expected: 'ignore="varför blocket inte kan kontrolleras"',
    });
  if (language === 'gdb' && words.program === undefined && words.ignore === undefined) {
    faults.push({ problem: 'gdb-blocket säger inte vilket program', expected: 'program=fil.c' });
  }
  if (words.file !== undefined && words.append !== undefined) {
    faults.push({ problem: 'file och append i samma block', expected: 'ett av dem' });
  }
  for (const name of [words.file, words.append, words.program]) {
    if (name !== undefined && !staysInside(name)) {
      faults.push({
        problem: `filen ${name} ligger utanför sidans katalog`,
        expected: 'ett relativt namn utan ..',
      });
    }
  }
  return faults;
}

function staysInside(name: string): boolean {
  return !isAbsolute(name) && !posix.normalize(name).startsWith('..');
}

/** What a `StepTrace` holds: steps that are written, or a program that is run for them. */
function isTracePart({ language, words }: Block): boolean {
  return languageKind(language) === 'steptrace' || (language === 'python' && words.trace);
}

function placeFaults(block: Block): FenceFault[] {
  const inTrace = findEnclosing(block, 'StepTrace') !== undefined;
  if (inTrace && !isTracePart(block)) {
    return [
      {
        problem: `${block.language}-block inuti StepTrace`,
        expected: 'ett block python trace och kanske steps, eller ett block steptrace',
      },
    ];
  }
  if (!inTrace && languageKind(block.language) === 'steptrace') {
    return [
      {
        problem: `${block.language}-block utanför StepTrace`,
        expected: 'inuti <StepTrace title="…">',
      },
    ];
  }
  if (block.words.test && findEnclosing(block, 'Solution') !== undefined) {
    return [{ problem: 'test inuti Solution', expected: 'testet i Exercise, utanför lösningarna' }];
  }
  return [];
}
