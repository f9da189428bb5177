import { parseMeta } from '@kurser/shared/fenceMeta';
import { parsePicks } from '@kurser/course-parts/RecordedTrace/core/picks';
import { parseTrace, type TraceFault } from '@kurser/labs/StepTrace/core/parse';
import { metaForReader } from './meta';

/** A fenced code block as Markdown knows it. */
export interface LessonFence {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

/** What a reader gets instead of a fence. */
export type ReaderFence =
  | { readonly kind: 'code'; readonly language: string; readonly meta: string }
  | { readonly kind: 'diagram'; readonly alt: string; readonly source: string }
  /** Only for the lesson check. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'faulty'; readonly faults: readonly TraceFault[] };

/** Languages that are coloured as one that Prism knows. Turbo Rascal (TRSE) is a Pascal dialect. */
const colouredAs: Readonly<Record<string, string>> = {
  output: 'text',
  console: 'shell-session',
  trse: 'pascal',
};

function isForCheckOnly(names: ReadonlySet<string>, ancestors: readonly string[]): boolean {
  if (names.has('hidden')) return true;
  const isForTest = names.has('test') || names.has('wrong') || names.has('also');
  if (isForTest && ancestors.includes('Exercise')) return true;
  return names.has('solution') && ancestors.includes('PyRun');
}

function toDiagram(text: string): ReaderFence {
  const [first = '', ...rest] = text.split('\n');
  const alt = /^\s*%%\s*alt:(.*)$/.exec(first)?.[1]?.trim() ?? '';
  if (alt !== '') return { kind: 'diagram', alt, source: rest.join('\n') };
  const fault: TraceFault = {
    line: 1,
    problem: 'mermaid-blocket saknar alternativ text',
    remedy: 'skriv "%% alt: det som diagrammet visar, i ord" på blockets första rad',
  };
  return { kind: 'faulty', faults: [fault] };
}

/**
 * What the reader gets of a fence inside the components `ancestors` (names as written). Faults have
 * lines counted from the fence's first line of text.
 */
export function toReaderFence(fence: LessonFence, ancestors: readonly string[]): ReaderFence {
  const words = parseMeta(fence.meta);
  const names = new Set(words.map(({ name }) => name));
  if (isForCheckOnly(names, ancestors)) return { kind: 'nothing' };
  if (fence.language === 'mermaid') return toDiagram(fence.text);
  if (fence.language === 'steptrace') {
    const parsed = parseTrace(fence.text);
    if (!parsed.ok) return { kind: 'faulty', faults: parsed.faults };
  }
  if (fence.language === 'steps') {
    const parsed = parsePicks(fence.text);
    if (!parsed.ok) return { kind: 'faulty', faults: parsed.faults };
  }
  const language = colouredAs[fence.language] ?? fence.language;
  const meta = metaForReader(words);
  return { kind: 'code', language, meta: fence.language === 'output' ? outputMeta() : meta };

  function outputMeta(): string {
    const title = names.has('title') ? [] : ['title="Utskrift"'];
    // For the parts around a program and its output, which cannot tell it from other text
    // (teaching/fences).
    const mark = ancestors.some((name) => name === 'Predict' || name === 'Parsons')
      ? ['output']
      : [];
    return [...title, ...(meta === '' ? [] : [meta]), ...mark].join(' ');
  }
}

/**
 * The block of code that a part reads of a fence between its tags; undefined for one that no reader
 * sees. One that cannot be read stays as it is: its faults are told by themselves.
 */
export function fenceForReader(
  fence: LessonFence,
  ancestors: readonly string[],
): { readonly language: string; readonly meta: string } | undefined {
  const read = toReaderFence(fence, ancestors);
  if (read.kind === 'code') return read;
  return read.kind === 'faulty' ? fence : undefined;
}
