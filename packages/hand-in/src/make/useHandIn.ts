import { useState } from 'react';
import type { CompiledPage } from '@kurser/course-parts/Exercise/readExercise';
import { useDeviceStore } from '@kurser/device-store';
import { saveFile } from '@kurser/shared/saveFile';
import type { Lesson } from '@kurser/student-work/progress/lessons';
import { readStanding } from '@kurser/student-work/work/exerciseWork';
import { handInFileName, type HandedExercise, type HandIn } from '../file/handIn';
import { handedExercise } from '../file/makeHandIn';
import { handInToPage } from '../file/page';
import { useLessonExercises } from '../lesson/lessonExercises';
import { findBesideProblem } from './beside';
import { shareableFiles } from './share';

/** What the panel says last. */
export type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'good' | 'bad'; readonly text: string };

export interface HandInFacts {
  /** Tells our site's hand-ins from those of others. */
  readonly site: string;
  readonly lesson: Lesson;
  readonly Page: CompiledPage;
}

function savedText(name: string, beside: File | null): string {
  const both = beside === null ? 'den' : `den och ${beside.name}`;
  return `Sparad som ${name} bland dina hämtade filer. Lämna in ${both} där din lärare har sagt.`;
}

/** The file that is handed in, and the one beside it. */
function filesOf(handIn: HandIn, beside: File | null): readonly [File, ...File[]] {
  const name = handInFileName(handIn);
  const page = new File([handInToPage(handIn)], name, { type: 'text/html' });
  return beside === null ? [page] : [page, beside];
}

/** What can be handed in of a lesson, what is chosen of it, and the ways to get it out. */
export function useHandIn({ site, lesson, Page }: HandInFacts) {
  const store = useDeviceStore();
  const exercises = useLessonExercises(Page).map((exercise): HandedExercise =>
    handedExercise(exercise, readStanding(store.read, lesson.id, exercise)),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [name, setName] = useState('');
  const [beside, setBeside] = useState<File | null>(null);
  const [said, setSaid] = useState<Said>({ kind: 'nothing' });
  const isChosen = ({ id, isDone }: HandedExercise): boolean => chosen.get(id) ?? isDone;
  const own = exercises.filter(isChosen);

  const make = (): HandIn => ({
    site,
    lesson: { id: lesson.id, title: lesson.title },
    name: name.trim(),
    made: new Date(),
    beside: beside === null ? null : { name: beside.name, bytes: beside.size },
    exercises: own,
  });
  const hasChosen = (): boolean => {
    if (own.length === 0)
      setSaid({ kind: 'bad', text: 'Kryssa för minst en uppgift att lämna in.' });
    return own.length > 0;
  };
  return {
    ...{ exercises, isChosen, name, setName, beside, said },
    choose: (id: string, next: boolean) => {
      setChosen(new Map([...chosen, [id, next]]));
    },
    takeBeside: (file: File | undefined) => {
      const problem = file === undefined ? undefined : findBesideProblem(file);
      setBeside(file === undefined || problem !== undefined ? null : file);
      setSaid(problem === undefined ? { kind: 'nothing' } : { kind: 'bad', text: problem });
    },
    canShare: shareableFiles(navigator, filesOf(make(), null)).length > 0,
    save: () => {
      if (!hasChosen()) return;
      const [page] = filesOf(make(), beside);
      saveFile(page.name, page);
      setSaid({ kind: 'good', text: savedText(page.name, beside) });
    },
    share: () => {
      if (!hasChosen()) return;
      const files = shareableFiles(navigator, filesOf(make(), beside));
      navigator.share({ files: [...files] }).then(
        () => {
          const left = beside !== null && files.length < 2 ? ` Lämna in ${beside.name} också.` : '';
          setSaid({ kind: 'good', text: `Inlämningen är delad.${left}` });
        },
        (error: unknown) => {
          // The student who closes the sheet knows that nothing was shared.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          setSaid({ kind: 'bad', text: 'Det gick inte att dela. Spara inlämningen i stället.' });
        },
      );
    },
  };
}
