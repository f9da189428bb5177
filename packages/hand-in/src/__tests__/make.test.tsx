import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import { parseHandIn, type HandIn } from '../file/handIn';
import { dataIn } from '../file/page';
import ChooseLesson from '../make/ChooseLesson';
import LessonHandIn from '../make/LessonHandIn';
import { lesson, list, loadLesson } from './lesson';
import { site } from './support';

const user = userEvent.setup();
const work = { tries: 3, failed: [], hints: 1, hasSeenSolution: true, oldCode: null };

const keep = (key: string, value: unknown): void => {
  localStorage.setItem(`kurser:elev:${key}`, JSON.stringify(value));
};

let saved: { readonly name: string; readonly blob: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last !== undefined) saved.push({ name: this.download, blob: last });
  });
});

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

function open(): void {
  render(
    <DeviceStoreProvider scope="elev">
      <LessonHandIn site={site} lesson={lesson} loadLesson={loadLesson} />
    </DeviceStoreProvider>,
  );
}

async function save(): Promise<HandIn> {
  await user.click(screen.getByRole('button', { name: 'Spara inlämningen' }));
  const html = (await saved.at(-1)?.blob.text()) ?? '';
  const parsed = parseHandIn(dataIn(html) ?? '', site);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.handIn;
}

const box = (name: string): Promise<HTMLElement> => screen.findByRole('checkbox', { name });

describe('handing in', () => {
  it('has the exercises that are done ticked, and takes with it what is chosen', async () => {
    keep('work:3/m1#uppgift-dubbla', { hash: 'gammal', code: 'def dubbla(x): ...', ...work });
    keep('exercise:gammal', true);
    keep('answer:3/m1#uppgift-hur-många/0', { hash: 'x', fields: ['7'] });
    open();
    expect(await box('Dubbla')).toBeChecked();
    expect(await box('Hur många?')).not.toBeChecked();
    await user.click(await box('Hur många?'));
    await user.type(screen.getByLabelText('Ditt namn (får utelämnas)'), 'Åsa Öberg');
    const { name, exercises, lesson: of } = await save();
    expect(saved.at(-1)?.name).toBe('inlamning-3-m1-åsa-öberg.html');
    expect({ name, of }).toEqual({ name: 'Åsa Öberg', of: { id: '3/m1', title: lesson.title } });
    expect(exercises).toEqual([
      {
        ...{ id: 'uppgift-dubbla', title: 'Dubbla', edition: 'gammal', isDone: true, tries: 3 },
        ...{ hints: 1, hasSeenSolution: true, code: 'def dubbla(x): ...', answers: [] },
      },
      expect.objectContaining({
        id: 'uppgift-hur-många',
        answers: [{ fields: ['7'], mark: 'open' }],
      }),
    ]);
    expect(screen.getByText(/^Sparad som inlamning-3-m1-åsa-öberg\.html/)).toBeVisible();
  });

  it('shows what will be in it before it is saved', async () => {
    keep('work:3/m1#uppgift-dubbla', { hash: 'a', code: 'min kod', ...work });
    open();
    expect(await screen.findByText('min kod')).toBeInTheDocument();
    expect(screen.getByText('Inte klar · 3 försök · 1 ledtråd · lösningen visad')).toBeVisible();
  });

  it('is only saved where the browser has no way to share files', async () => {
    open();
    await user.click(await box('Rita'));
    expect(screen.getByRole('button', { name: 'Spara inlämningen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dela' })).toBeNull();
  });

  it('asks for an exercise where none is chosen, and saves nothing', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Spara inlämningen' }));
    expect(screen.getByRole('status')).toHaveTextContent('Kryssa för minst en uppgift');
    expect(saved).toEqual([]);
  });

  it('names a zip that comes beside, and refuses what is none or too large', async () => {
    open();
    await user.click(await box('Rita'));
    const field = screen.getByLabelText(/något som inte är kod|Lämnas in bredvid/);
    await userEvent.upload(field, new File(['x'], 'bild.png'), { applyAccept: false });
    expect(screen.getByRole('status')).toHaveTextContent('bild.png är ingen zip-fil.');
    const large = new File(['x'], 'spel.zip');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    await userEvent.upload(field, large);
    expect(screen.getByRole('status')).toHaveTextContent('spel.zip är 21,0 MB, och högst 20,0 MB');
    await userEvent.upload(field, new File(['x'], 'spel.zip'));
    expect((await save()).beside).toEqual({ name: 'spel.zip', bytes: 1 });
    expect(screen.getByRole('status')).toHaveTextContent('Lämna in den och spel.zip där');
  });

  it('shares the file where the browser shares files, and says so where it does not', async () => {
    const shared: string[] = [];
    const answers = [
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('x', 'AbortError')),
      () => Promise.reject(new Error('nej')),
    ];
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ({ files }: { readonly files: readonly File[] }) => {
        shared.push(...files.map(({ name }) => name));
        return answers.shift()?.();
      },
    });
    open();
    await user.click(await box('Rita'));
    const press = () => user.click(screen.getByRole('button', { name: 'Dela' }));
    await press();
    expect(await screen.findByText('Inlämningen är delad.')).toBeVisible();
    await press();
    expect(screen.getByText('Inlämningen är delad.')).toBeVisible();
    await press();
    expect(await screen.findByText(/^Det gick inte att dela/)).toBeVisible();
    expect(shared).toEqual(Array.from({ length: 3 }, () => 'inlamning-3-m1.html'));
  });

  it('shares the page alone where the browser hands on no zips, and says what is left', async () => {
    const shared: string[] = [];
    const isPage = ({ name }: File): boolean => name.endsWith('.html');
    Object.defineProperty(navigator, 'canShare', {
      configurable: true,
      value: ({ files }: { readonly files: readonly File[] }) => files.every(isPage),
    });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ({ files }: { readonly files: readonly File[] }) => {
        shared.push(...files.map(({ name }) => name));
        return Promise.resolve();
      },
    });
    open();
    await user.click(await box('Rita'));
    const field = screen.getByLabelText(/något som inte är kod/);
    await userEvent.upload(field, new File(['x'], 'spel.zip'));
    await user.click(screen.getByRole('button', { name: 'Dela' }));
    const said = await screen.findByText(/^Inlämningen är delad/);
    expect(said).toHaveTextContent('Lämna in spel.zip också.');
    expect(shared).toEqual(['inlamning-3-m1.html']);
  });

  it('says where the exercises cannot be fetched, and tries again', async () => {
    const tries = [() => Promise.reject(new Error('inget nät')), loadLesson];
    render(
      <DeviceStoreProvider scope="elev">
        <LessonHandIn
          site={site}
          lesson={lesson}
          loadLesson={() => (tries.shift() ?? loadLesson)()}
        />
      </DeviceStoreProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
    expect(await box('Dubbla')).toBeVisible();
  });
});

describe('in the account panel', () => {
  const openChoice = (): void => {
    render(
      <DeviceStoreProvider scope="elev">
        <ChooseLesson site={site} list={list} loadLesson={loadLesson} />
      </DeviceStoreProvider>,
    );
  };

  it('offers the lessons that have been worked in', async () => {
    keep('parts:3/m2', { exercises: [], questions: [] });
    keep('work:3/m1#uppgift-dubbla', { hash: 'a', code: 'x', ...work });
    openChoice();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      lesson.title,
    ]);
    expect(await box('Dubbla')).toBeVisible();
  });

  it('says so where there is none', () => {
    openChoice();
    expect(screen.getByText(/inte arbetat med någon uppgift/)).toBeVisible();
  });
});
