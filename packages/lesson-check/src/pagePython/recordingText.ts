import type { RecordedStep, Recording } from '@kurser/python-runner/recording';

/** JSON knows no maps: the objects of a step as pairs of number and object. */
type WrittenStep = Omit<RecordedStep, 'objects'> & {
  readonly objects: readonly (readonly [number, unknown])[];
};

/** The recording as text, for a file of our own. */
export function recordingToText({ steps, ...rest }: Recording): string {
  const written = steps.map((step): WrittenStep => ({ ...step, objects: [...step.objects] }));
  return JSON.stringify({ ...rest, steps: written });
}

/** What `recordingToText` wrote; undefined for a file that was cut short. */
export function recordingFromText(text: string): Recording | undefined {
  try {
    const { steps, ...rest } = JSON.parse(text) as Omit<Recording, 'steps'> & {
      readonly steps: readonly WrittenStep[];
    };
    const read = steps.map((step) => ({ ...step, objects: new Map(step.objects) }) as RecordedStep);
    return { ...rest, steps: read };
  } catch {
    return undefined;
  }
}
