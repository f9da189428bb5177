import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { requestFor, type RequestParts } from '../../../lesson-check/src/pagePython/requestFor';
import { systemInterpreter } from '../../../../tests/support/interpreter';
import type { RunRequest } from '../protocol';

/**
 * Drives the runner in the system's Python, where it must behave as it does in Pyodide. Programs
 * run one after another.
 */
const driver = `
import json, sys
job = json.load(sys.stdin)
sys.path.insert(0, job["package"])
from course_runner import runner
outcomes = []
for request in job["requests"]:
    events, exceeded, recordings = [], [], []
    lines = list(request["input"]["lines"])
    result = runner.run(
        json.dumps(request),
        lambda stream, text: events.append([stream, text]),
        lambda: lines.pop(0) if lines else None,
        lambda: exceeded.append(True),
        job["folders"],
        recordings.append,
    )
    runner.collect()
    outcomes.append({
        "result": json.loads(result), "events": events, "exceeded": len(exceeded),
        "recordings": [json.loads(text) for text in recordings],
    })
print(json.dumps(outcomes))
`;

interface Outcome {
  readonly result: {
    readonly ok: boolean;
    readonly checks: readonly (string | null)[] | null;
    readonly error: { readonly type: string; readonly line: number | null } | null;
  };
  readonly events: readonly (readonly [stream: string, text: string])[];
  readonly exceeded: number;
  readonly recordings: readonly unknown[];
}

interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly ok: boolean;
}

function python(args: readonly string[], input: string, cwd?: string): Promise<Printed> {
  const env = { ...process.env, ...(cwd === undefined ? {} : { PYTHONPATH: cwd }) };
  return new Promise((resolve, reject) => {
    const child = execFile(
      systemInterpreter(),
      ['-B', ...args],
      { cwd, env },
      (error, stdout, stderr) => {
        resolve({ stdout, stderr, ok: error === null });
      },
    );
    // A program that ends before it has read its input closes the pipe. That is its own business.
    child.stdin?.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error);
    });
    child.stdin?.end(input);
  });
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

export async function runAll(requests: readonly RunRequest[]): Promise<readonly Outcome[]> {
  const work = join(folder, 'work');
  const job = { requests, folders: [work], package: join(import.meta.dirname, '..', 'worker') };
  const { stdout, stderr } = await python(['-c', driver], JSON.stringify(job));
  if (stdout === '') throw new Error(stderr);
  expect(readdirSync(work)).toEqual([]);
  return JSON.parse(stdout) as Outcome[];
}

export async function run(source: string, parts: RequestParts = {}): Promise<Outcome> {
  const [outcome] = await runAll([requestFor(source, parts)]);
  if (outcome === undefined) throw new Error('the driver answered nothing');
  return outcome;
}

export function textOf(outcome: Outcome | undefined, stream: string): string | undefined {
  return outcome?.events.map(([name, text]) => (name === stream ? text : '')).join('');
}

/**
 * Up to Python 3.12 the command prints tracebacks by other code than its traceback module, with
 * other carets and hints. Pyodide's Python is newer, so the reference is made to use the module
 * too.
 */
const siteCustomize = 'import sys, traceback\nsys.excepthook = traceback.print_exception\n';

/** What the real python command writes for the same program and input. */
export async function reference(source: string, lines: readonly string[] = []): Promise<Printed> {
  const own = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    writeFileSync(join(own, 'program.py'), source);
    writeFileSync(join(own, 'sitecustomize.py'), siteCustomize);
    const input = lines.map((line) => `${line}\n`).join('');
    const printed = await python(['program.py'], input, own);
    return { ...printed, stderr: printed.stderr.replaceAll(`${own}/`, '') };
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** Our own frames below the program count towards the recursion limit. */
export const comparable = (trace: string | undefined): string | undefined =>
  trace?.replace(/repeated \d+ more/, 'repeated n more');

export const program = (...text: readonly string[]): string => text.join('\n');
