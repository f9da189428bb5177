import { zipSync } from 'fflate';
import type { HandedExercise, HandIn } from '../file/handIn';
import { handInToPage } from '../file/page';

export const site = 'demo-kurser';

export function handed(facts: Partial<HandedExercise> = {}): HandedExercise {
  return {
    ...{ id: 'uppgift-dubbla', title: 'Dubbla', edition: 'a1', isDone: true, tries: 2, hints: 0 },
    ...{ hasSeenSolution: false, code: 'def dubbla(tal):\n    return tal * 2\n', answers: [] },
    ...facts,
  };
}

export function handIn(facts: Partial<HandIn> = {}): HandIn {
  return {
    ...{ site, lesson: { id: '3/m1', title: 'Modul 1: Objekt' }, name: 'Åsa Öberg', beside: null },
    ...{ made: new Date('2026-11-29T10:00:00Z'), exercises: [handed()] },
    ...facts,
  };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function fileOf(name: string, content: string | Uint8Array): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
}

export const pageFile = (name: string, facts: Partial<HandIn> = {}): File =>
  fileOf(name, handInToPage(handIn(facts)));

/** A zip of texts by their paths. */
export function zipOf(name: string, files: Readonly<Record<string, string | Uint8Array>>): File {
  const entries = Object.entries(files).map(
    ([path, content]) => [path, typeof content === 'string' ? bytes(content) : content] as const,
  );
  return fileOf(name, zipSync(Object.fromEntries(entries)));
}
