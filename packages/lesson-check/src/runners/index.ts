import { toolOfVersion } from '../run/tooOld';
import type { ToolName } from '../run/tools';
import type { Block } from '@kurser/lesson-language/source/blocks';
import { languageKind } from '@kurser/lesson-language/source/languages';
import { bash } from './bash';
import { c } from './c';
import { toolsOfCommands } from './commands';
import { go } from './go';
import { python } from './python';
import type { ProgramRunner } from './runner';
import { rust } from './rust';
import { sql } from './sql';

const programs: Readonly<Record<string, ProgramRunner>> = { python, c, rust, go, bash, sql };

/**
 * The runner of a language that is run. Throws for any other: the plan makes program steps only of
 * these.
 */
export function requireRunner(language: string): ProgramRunner {
  const runner = Object.hasOwn(programs, language) ? programs[language] : undefined;
  if (runner === undefined) throw new Error(`No runner for ${language}`);
  return runner;
}

/** The tools whose versions a block's result can depend on. */
export function toolsOf(block: Block): readonly ToolName[] {
  const { version } = block.words;
  const asked = version === undefined ? undefined : toolOfVersion(version);
  return [
    ...toolsOfLanguage(block),
    ...toolsOfCommands(block),
    ...(asked === undefined ? [] : [asked]),
  ];
}

function toolsOfLanguage(block: Block): readonly ToolName[] {
  switch (languageKind(block.language)) {
    case 'program':
      return requireRunner(block.language).tools;
    case 'console':
      return [
        'bash',
        ...(block.words.run ? (['python'] as const) : []),
        ...(block.words.server === undefined ? [] : (['curl'] as const)),
      ];
    case 'gdb':
      return ['gdb', 'gcc'];
    case 'parsed':
      return block.language === 'gdscript' ? ['gdscript'] : [];
    case 'shown':
    case 'output':
    case 'steptrace':
    case 'lab':
    case undefined:
      return [];
  }
}
