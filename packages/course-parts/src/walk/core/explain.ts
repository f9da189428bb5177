import type { RecordedStep, Recording } from '@kurser/python-runner/recording';
import { segmentsOf, textOf, type Segment } from './segments';
import type { ShownStep } from './show';

/** How much of a value a sentence holds. */
const maxInSentence = 60;

/** Text as code in a sentence (`InlineText`), in which there is no room for much. */
function code(text: string): string {
  const cut = text.length > maxInSentence ? `${text.slice(0, maxInSentence - 1)}…` : text;
  const line = cut.replaceAll('\n', ' ');
  return line.includes('`') ? line : `\`${line}\``;
}

const codeOf = (segments: readonly Segment[]): string => code(textOf(segments));

function variableChanges({ frames }: ShownStep): readonly string[] {
  return frames.flatMap(({ variables, name, isInnermost }) =>
    variables
      .filter(({ mark }) => mark !== 'same')
      .map((each) => {
        const where = isInnermost || name === '' ? '' : ` i ${code(name)}`;
        return `${code(each.name)}${where} blir ${codeOf(each.value)}`;
      }),
  );
}

function objectChanges({ objects }: ShownStep): readonly string[] {
  return objects
    .filter(({ mark }) => mark === 'changed')
    .map(({ number, names }) => {
      const known = names.length === 0 ? '' : ` (${names.map(code).join(', ')})`;
      return `objekt ${number}${known} ändras`;
    });
}

function outputChange({ written }: ShownStep): readonly string[] {
  const text = written.replace(/\n$/, '');
  if (text === '') return [];
  const lines = text.split('\n').length;
  return [lines > 1 ? `${lines} rader skrivs` : `${code(text)} skrivs`];
}

/** The changes as sentences, the first letter of each as in one. */
function sentences(changes: readonly string[]): string {
  return changes
    .map((each) => `${each.charAt(0).toLocaleUpperCase('sv')}${each.slice(1)}.`)
    .join(' ');
}

function callText(step: RecordedStep, shown: ShownStep): string {
  const own = shown.frames.at(-1);
  const given = own?.variables.map(({ name, value }) => `${name}=${textOf(value)}`).join(', ');
  return `Anropar ${code(`${step.name ?? ''}(${given ?? ''})`)}.`;
}

function handedOver({ value, objects }: RecordedStep, apart: ReadonlySet<number>): string {
  return value === null ? '' : codeOf(segmentsOf(value, { objects, apart }));
}

const changesIn = (shown: ShownStep): readonly string[] => [
  ...variableChanges(shown),
  ...objectChanges(shown),
  ...outputChange(shown),
];

/** What a step changed, in sentences; '' when it changed nothing. */
export const changesText = (shown: ShownStep): string => sentences(changesIn(shown));

/** What a call hands over at a step, in a sentence; '' at any other step. */
export function handOverText(step: RecordedStep, apart: ReadonlySet<number>): string {
  if (step.kind === 'return')
    return `${code(step.name ?? '')} returnerar ${handedOver(step, apart)}.`;
  if (step.kind === 'yield')
    return `${code(step.name ?? '')} lämnar ifrån sig ${handedOver(step, apart)} och väntar.`;
  return '';
}

function whatHappens(step: RecordedStep, shown: ShownStep, apart: ReadonlySet<number>): string {
  const changes = changesIn(shown);
  switch (step.kind) {
    case 'call':
      return callText(step, shown);
    case 'return':
    case 'yield':
      return `${handOverText(step, apart)} ${sentences(changes)}`;
    case 'exception':
      return `Felet ${code(step.error ?? '')} uppstår. ${sentences(changes)}`;
    case 'back':
      return `Anropet är klart. ${sentences(changes)}`;
    case 'line':
      return changes.length === 0 ? 'Raden har körts.' : sentences(changes);
  }
}

/** What is said at the last step of how the recording ended. */
function endText({ end, steps }: Recording): string {
  switch (end) {
    case 'end':
      return steps.at(-1)?.kind === 'exception'
        ? 'Programmet avbryts av felet.'
        : 'Det var sista steget.';
    case 'steps':
      return 'Här slutar inspelningen: den rymmer 2 000 steg. Programmet stoppades.';
    case 'size':
    case 'time':
      return 'Här slutar inspelningen: programmet har för mycket i minnet för att visas längre. Det stoppades.';
  }
}

/** What a step did, in a sentence or two that stand on their own. */
export function explain(
  recording: Recording,
  index: number,
  shown: ShownStep,
  apart: ReadonlySet<number>,
): string {
  const step = recording.steps[index];
  if (step === undefined) return '';
  const text = whatHappens(step, shown, apart).trim();
  return index === recording.steps.length - 1 ? `${text} ${endText(recording)}` : text;
}
