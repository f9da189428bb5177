import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../plan/outcome';
import type { Mode } from '@kurser/lesson-language/source/program';
import type { ProcessResult } from '../run/process';
import {
  findTool,
  isMissing,
  lackText,
  skipCauseOf,
  type MissingTool,
  type Tool,
  type ToolName,
} from '../run/tools';
import { type Workshop, writeFile } from '../run/workshop';

/** A program to try: the text of a block with what belongs to it. */
export interface Job {
  readonly mode: Mode;
  readonly text: string;
  /** Code that comes before in the same program and whose output does not count. */
  readonly earlier: readonly string[];
  /** The page's file that already holds the text; undefined for a block without a name. */
  readonly file?: string;
  readonly stdin: string;
  readonly args: readonly string[];
  /** An exercise's test, to run after the text. */
  readonly test?: string;
}

export interface ProgramRunner {
  readonly tools: readonly ToolName[];
  /** Compiles and runs as the job's mode says. Never throws for what the code does. */
  run(job: Job, workshop: Workshop): Promise<Outcome>;
}

function unavailable(tool: MissingTool): Outcome {
  return { kind: 'unavailable', cause: skipCauseOf(tool), reason: lackText(tool) };
}

/**
 * Looks for the tools, then works with them; returns `unavailable` for the first that is missing.
 */
export async function withTools<Name extends ToolName>(
  names: readonly Name[],
  work: (tools: Readonly<Record<Name, Tool>>) => Promise<Outcome>,
): Promise<Outcome> {
  const tools: Partial<Record<Name, Tool>> = {};
  for (const name of names) {
    const tool = await findTool(name);
    if (isMissing(tool)) return unavailable(tool);
    tools[name] = tool;
  }
  return work(tools as Record<Name, Tool>);
}

export function toOutcome({ exit, stdout, stderr, stopped }: ProcessResult): Outcome {
  return stopped === undefined
    ? { kind: 'ran', exit, stdout, stderr }
    : { kind: 'stopped', limit: stopped };
}

/** A compiler's answer: undefined when it was content. */
export function toRejection({ exit, stdout, stderr, stopped }: ProcessResult): Outcome | undefined {
  if (stopped !== undefined) return { kind: 'stopped', limit: stopped };
  return exit === 0 ? undefined : { kind: 'rejected', messages: stderr + stdout };
}

/** Whether the job ends when the code has been compiled. */
export function onlyCompiles({ mode }: Job): boolean {
  return mode === 'compile' || mode === 'compileFail';
}

/**
 * Gives the text a file for as long as the work lasts: the block's own name stays, a block without
 * a name becomes `main.<ending>`, or `program.<ending>` where the page has a main of its own.
 */
export async function withSource<T>(
  workshop: Workshop,
  { file, ending, text }: { file: string | undefined; ending: string; text: string },
  work: (name: string) => Promise<T>,
): Promise<T> {
  if (file !== undefined) return work(file);
  const taken = existsSync(join(workshop.dir, `main.${ending}`));
  const name = `${taken ? 'program' : 'main'}.${ending}`;
  writeFile(workshop, name, text);
  try {
    return await work(name);
  } finally {
    rmSync(join(workshop.dir, name), { force: true });
  }
}
