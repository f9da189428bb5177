import type { ReactNode } from 'react';
import { fnv1a64 } from '@kurser/shared/contentHash';
import { findMetaValue } from '@kurser/shared/fenceMeta';
import { nodeToText, splitFences, type Fence } from '@kurser/shared/nodeText';

export interface Check {
  /** What the student reads when the check fails. */
  readonly text: string;
  /** Python that is run after the program. */
  readonly code: string;
}

export interface Program {
  /** The code in the box at first. */
  readonly source: string;
  readonly checks: readonly Check[];
  /**
   * Names the exercise by its content, so that what is kept on the device follows it and nothing
   * else.
   */
  readonly hash: string;
}

function readCheck(fence: Fence): Check {
  const text = findMetaValue(fence.meta, 'check')?.trim() ?? '';
  if (text === '')
    throw new Error(
      `PyRun: kodblocket "${fence.text.slice(0, 40)}" är varken det första eller en kontroll; skriv check="det som studenten ska läsa" efter python.`,
    );
  return { text, code: fence.text };
}

/**
 * The program and the checks that an author wrote inside `PyRun`. Throws an Error in Swedish when
 * there is no code, when a block is not Python, or when a block after the first is no check.
 */
export function readProgram(children: ReactNode): Program {
  const { fences, rest } = splitFences(children);
  const [first, ...others] = fences;
  if (first === undefined)
    throw new Error('PyRun ska innehålla ett kodblock med språket python, men har inget.');
  const stray = rest.map(nodeToText).join('').trim();
  if (stray !== '')
    throw new Error(
      `PyRun: "${stray.slice(0, 40)}" är inget kodblock; bara kodblock får stå inuti (och raden med \`\`\` får inte själv innehålla \`).`,
    );
  const foreign = fences.find(({ language }) => language !== 'python');
  if (foreign !== undefined)
    throw new Error(`PyRun: språket "${foreign.language}" går inte att köra; skriv python.`);
  if (findMetaValue(first.meta, 'check') !== undefined)
    throw new Error(
      'PyRun: det första blocket är en kontroll; skriv först koden som visas i rutan.',
    );
  const checks = others.map(readCheck);
  const hash = fnv1a64(JSON.stringify([first.text, ...checks.map(({ code }) => code)]));
  return { source: first.text, checks, hash };
}
