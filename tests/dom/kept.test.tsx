import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import LessonPage from '@kurser/student-work/progress/LessonPage';
import Answers from '@site/tests/fixtures/docs/answer.mdx';
import Exercises from '@site/tests/fixtures/docs/exercise.mdx';
import KeyTrainer from '@site/tests/fixtures/docs/keytrainer.mdx';
import Parsons from '@site/tests/fixtures/docs/parsons.mdx';
import Programs from '@site/tests/fixtures/docs/pyrun.mdx';
import TruthTables from '@site/tests/fixtures/docs/truthtable.mdx';
import { fill, openPage, part } from '../support/dom/page';
import { pressEverything } from '../support/inPage/translator';

const security = readFileSync('SECURITY.md', 'utf8');
const [, section = ''] = /### What stays on the device\n([^#]*)/.exec(security) ?? [];

/** The names that SECURITY.md gives in the list item that begins so. */
function namesIn(beginning: string): readonly string[] {
  const item = section.split(/\n- /).find((text) => text.startsWith(beginning)) ?? '';
  return [...item.matchAll(/`([a-z-]+:?[a-z]*)`/g)].map(([, name = '']) => name);
}

const isUnder = (names: readonly string[], key: string): boolean =>
  names.some((name) => key.startsWith(name));

/** What the device holds for the student, by key. */
function kept(): readonly (readonly [key: string, value: unknown])[] {
  return Object.entries(window.localStorage).map(([key, text]) => [
    key.replace(/^kurser:elev:/, ''),
    JSON.parse(String(text)) as unknown,
  ]);
}

/** The texts anywhere in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A state by our own name, a hash, or a hash under a name: no word of a lesson or a student. */
const isMark = (text: string): boolean => /^(?:[a-z]+:)?(?:[a-z]+|[0-9a-f]{16})$/.test(text);

/** What is kept under a name of which SECURITY.md says that it has no words, and has some. */
function wordy(marks: readonly string[]): readonly string[] {
  const marked = kept().filter(([key]) => isUnder(marks, key));
  return marked.flatMap(([key, value]) =>
    [key, ...textsIn(value)].filter((text) => !isMark(text)).map((text) => `${key}: ${text}`),
  );
}

/** Uses all that is on a page. */
async function use(Page: ComponentType): Promise<void> {
  await openPage(Page);
  // What is pressed here is not waited for one by one.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await pressEverything(document.body);
}

afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

describe('what stays on the device, as SECURITY.md says', () => {
  const marks = namesIn('Marks');

  it('says of each name one thing', () => {
    const names = ['Marks', 'What the student has answered', '**Words'].flatMap(namesIn);
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each<[name: string, Page: ComponentType]>([
    ['exercise:', Exercises],
    ['parsons:', Parsons],
    ['keytrainer:', KeyTrainer],
  ])('%s: has words only where they are told of', async (name, Page) => {
    await use(Page);
    expect(marks).toContain(name);
    expect(wordy(marks)).toEqual([]);
  });

  it('what is typed into a truth table is the student’s, and no mark', async () => {
    await use(TruthTables);
    const typed = kept().filter(([key]) => key.startsWith('truthtable:'));
    expect(
      typed.flatMap(([, value]) => textsIn(value)).filter((text) => !isMark(text)),
    ).not.toEqual([]);
    expect(wordy(marks)).toEqual([]);
    expect(namesIn('What the student has answered')).toContain('truthtable:');
  });

  it('would be found out', () => {
    const store = (key: string, value: unknown): void => {
      window.localStorage.setItem(`kurser:elev:${key}`, JSON.stringify(value));
    };
    store('parsons:38defff480743b31', { state: 'shown', lines: ['for rad in rader:'] });
    store('exercise:antal-veckor', true);
    store('parts:3/m1', { questions: ['quiz:38defff480743b31'] });
    expect(wordy(['parsons:', 'exercise:'])).toEqual([
      'parsons:38defff480743b31: for rad in rader:',
      'exercise:antal-veckor: exercise:antal-veckor',
    ]);
  });

  it('a program that is edited is kept whole, with what its author wrote', async () => {
    const title = 'Räkna medelvärdet';
    await openPage(Programs, title);
    const editor = await part(new RegExp(title)).findByRole('textbox', {
      name: `Pythonkod: ${title}`,
    });
    const start = editor instanceof HTMLTextAreaElement ? editor.value : '';
    expect(start).toContain('tal = [3, 5, 10]');
    fill(editor, `${start}\n# mitt`);
    expect(namesIn('**Words')).toContain('pyrun:');
    expect(kept().flatMap(([, value]) => textsIn(value))).toContain(`${start}\n# mitt`);
  });

  it('an exercise that was worked at is kept under its title', async () => {
    await use(Exercises);
    expect(namesIn('**Words')).toContain('work:');
    expect(kept().map(([key]) => key)).toContain('work:#uppgift-antal-veckor');
  });

  it('an answer is kept under its exercise’s title', async () => {
    const title = 'Andelen larm';
    await openPage(Answers, title);
    fill(part(new RegExp(title)).getByLabelText('Andelen sjuka'), '0,3125');
    expect(namesIn('**Words')).toContain('answer:');
    expect(kept()).toContainEqual([
      'answer:#uppgift-andelen-larm/0',
      expect.objectContaining({ fields: ['0,3125'] }),
    ]);
  });

  it('the lesson that was open last is kept with the words of its heading', async () => {
    render(
      <DeviceStoreProvider scope="elev">
        <LessonPage id="3/m1">
          <article>
            <h2 id="arv">Arv</h2>
          </article>
        </LessonPage>
      </DeviceStoreProvider>,
    );
    fireEvent.scroll(window);
    await waitFor(() => {
      expect(kept()).toContainEqual([
        'last-lesson',
        { id: '3/m1', heading: { id: 'arv', text: 'Arv' } },
      ]);
    });
    expect(namesIn('**Words')).toContain('last-lesson');
  });
});
