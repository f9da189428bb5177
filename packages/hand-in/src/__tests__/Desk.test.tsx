import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '@kurser/python-runner/engine';
import type { TestReport } from '@kurser/python-runner/protocol';
import Desk from '../desk/view/Desk';
import { list, loadLesson } from './lesson';
import { handed, pageFile, site, zipOf } from './support';

const user = userEvent.setup();

const report = (ok: boolean): TestReport => ({
  ...{ ok, line: 1, source: 'assert dubbla(2) == 4', call: 'dubbla(2)', wanted: '4', got: '2' },
  message: null,
});

/** Python that knows a right program by its word, and never ends one that waits. */
const openEngine = (): Engine => ({
  prepare: () => undefined,
  answer: () => undefined,
  stop: () => undefined,
  close: () => undefined,
  run: ({ source }, listener) => {
    listener({ kind: 'loading' });
    listener({ kind: 'started' });
    if (source.includes('väntar')) return;
    const tests = [report(source.includes('rätt'))];
    listener({ kind: 'finished', ok: true, error: null, tests, checks: null });
  },
});

async function drop(...files: readonly File[]): Promise<void> {
  render(<Desk site={site} list={list} loadLesson={loadLesson} openEngine={openEngine} />);
  await userEvent.upload(screen.getByLabelText(/^Släpp inlämningarna/), [...files]);
}

const student = (name: string, code: string | null, facts = {}): File =>
  pageFile(`${name}.html`, { name, exercises: [handed({ code, ...facts })] });

const cell = (name: RegExp) => within(screen.getByRole('row', { name }));

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('the desk', () => {
  it('runs every program again, and believes no file', async () => {
    await drop(
      student('Alva', 'rätt', { isDone: false }),
      student('Bo', 'fel', { isDone: true, hasSeenSolution: true }),
      student('Cleo', null),
      zipOf('klass.zip', { 'uppsats.docx': 'x' }),
    );
    expect(await screen.findByText('Klart: 2 av 2 program körda.')).toBeVisible();
    expect(screen.getByText('3 inlämningar är lästa.')).toBeVisible();
    expect(cell(/^Alva/).getByText('✓ Klarad')).toBeVisible();
    expect(cell(/^Bo/).getByText('✗ 0 av 1 test')).toBeVisible();
    expect(cell(/^Bo/).getByText('2 försök · lösning visad · annan utgåva')).toBeVisible();
    expect(cell(/^Cleo/).getByText('Tom')).toBeVisible();
    expect(screen.getByText('uppsats.docx')).toBeInTheDocument();
    const faults = within(screen.getByRole('region', { name: 'Fel i Dubbla' }));
    expect(faults.getByRole('listitem')).toHaveTextContent(
      /^1 elev: dubbla\(2\): väntat 4, fick 2/,
    );
  });

  it('judges answers anew, and says where only the student has judged', async () => {
    const answered = (fields: readonly string[]) =>
      handed({
        id: 'uppgift-hur-många',
        title: 'Hur många?',
        code: null,
        answers: [{ fields, mark: 'right' }],
      });
    const drawn = handed({ id: 'uppgift-rita', title: 'Rita', code: null });
    await drop(
      pageFile('a.html', { name: 'Alva', exercises: [answered(['7']), drawn] }),
      pageFile('b.html', { name: 'Bo', exercises: [answered(['8'])] }),
    );
    expect(await screen.findByText('1 av 1 rätt')).toBeVisible();
    expect(cell(/^Bo/).getByText('0 av 1 rätt')).toBeVisible();
    expect(cell(/^Alva/).getByText('Klar, ej prövad')).toBeVisible();
    expect(cell(/^Bo/).getByText('Inte med')).toBeVisible();
  });

  it('reads a file anew, and takes no word for it', async () => {
    const script = (text: string) =>
      handed({
        ...{ id: 'uppgift-hoppa', title: 'Hoppa', code: null },
        answers: [{ fields: [text, 'figur.gd'], mark: 'right' }],
      });
    await drop(
      pageFile('a.html', { name: 'Alva', exercises: [script('velocity.y = -400')] }),
      pageFile('b.html', { name: 'Bo', exercises: [script('# velocity.y = -400')] }),
    );
    expect(await screen.findByText('1 av 1 rätt')).toBeVisible();
    expect(cell(/^Alva/).getByText('1 av 1 rätt')).toBeVisible();
    expect(await cell(/^Bo/).findByText('0 av 1 rätt')).toBeVisible();
  });

  it('shows code and solution side by side, and goes on by key', async () => {
    await drop(student('Alva', 'rätt'), student('Bo', '<img src=x onerror=alert(1)> fel'));
    await screen.findByText('Klart: 2 av 2 program körda.');
    await user.click(cell(/^Alva/).getByRole('button'));
    const dialog = within(screen.getByRole('dialog', { name: 'Dubbla' }));
    expect(dialog.getByText('Så här gör du.')).toBeVisible();
    expect(dialog.getByText('rätt')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('heading', { name: 'Bo' })).toBeVisible();
    expect(dialog.getByText('<img src=x onerror=alert(1)> fel')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('heading', { name: 'Bo' })).toBeVisible();
    await user.keyboard('f');
    expect(dialog.getByRole('heading', { name: 'Alva' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Nästa →' }));
    expect(dialog.getByRole('heading', { name: 'Bo' })).toBeVisible();
  });

  it('tells of a program that could change its verdict, and not of what the solution does', async () => {
    await drop(student('Alva', 'import js # rätt'), student('Bo', 'locals() # rätt'));
    await screen.findByText('Klart: 2 av 2 program körda.');
    expect(cell(/^Alva/).getByText(/läs koden/)).toBeVisible();
    expect(cell(/^Bo/).queryByText(/läs koden/)).toBeNull();
    await user.click(cell(/^Alva/).getByRole('button'));
    expect(screen.getByText(/^Koden använder js, som kan ändra/)).toBeVisible();
  });

  it('can be ended and begun anew', async () => {
    await drop(student('Alva', 'väntar'));
    const button = await screen.findByRole('button', { name: 'Avbryt' });
    await user.click(button);
    expect(screen.getByText('Avbrutet: 0 av 1 program körda.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rätta igen' }));
    expect(screen.getByText('0 av 1 program körda …')).toBeVisible();
  });

  it('saves the table, and keeps nothing on the device', async () => {
    await drop(student('=1+1', 'rätt'));
    await screen.findByText('Klart: 1 av 1 program körda.');
    await user.click(screen.getByRole('button', { name: 'Spara tabell (CSV)' }));
    const text = await saved.at(-1)?.text();
    expect(text).toContain("'=1+1;'=1+1.html;✓ Klarad;2;nej\r\n");
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [[zipOf('k.zip', { 'a.txt': 'x' })], 'Ingen av filerna är en inlämning.'],
    [
      [pageFile('a.html', { lesson: { id: 'borta', title: 'Borta' } })],
      'Lektionen Borta finns inte',
    ],
    [
      [pageFile('a.html', { exercises: [handed({ id: 'uppgift-borta' })] })],
      'Ingen av inlämningarnas uppgifter finns kvar',
    ],
  ])('says so where there is nothing to correct: %#', async (files, text) => {
    await drop(...files);
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
  });

  it('asks which lesson where there are several', async () => {
    await drop(
      student('Alva', 'rätt'),
      student('Bo', 'rätt'),
      pageFile('c.html', { name: 'Cleo', lesson: { id: '3/m2', title: 'Modul 2: Git' } }),
    );
    expect(await screen.findByText('Klart: 2 av 2 program körda.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Lektion'), 'Modul 2: Git');
    expect(await screen.findByText('Klart: 1 av 1 program körda.')).toBeVisible();
    expect(cell(/^Cleo/).getByRole('button')).toBeVisible();
  });
});
