import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readProgress, standingOf } from '../../progress/progress';
import { cardKey } from '../core/card';
import { dayOf } from '../core/days';
import { catalogue, list, quizzes } from './lessons';
import {
  answer,
  asked,
  askedName,
  cardOf,
  goOn,
  goToDay,
  open,
  read,
  storeOf,
  today,
  keepSchoolDays,
} from './student';

keepSchoolDays();

/** What a selection of the page puts on the clipboard beside the browser's own text. */
function copiedOf(element: Element): string | undefined {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  const clipboardData = new DataTransfer();
  element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
  return clipboardData.getData('text/html');
}

it('a formula in a question is copied once, as it is written', () => {
  open();
  const text = document.createElement('p');
  const annotation = '<math><annotation>a^2</annotation></math>';
  text.innerHTML = `Vad är <span class="katex">${annotation}<span>a2</span></span>?`;
  document.body.append(text);
  expect(copiedOf(text)).toContain('$a^2$');
  text.remove();
});

describe('a right answer', () => {
  it('shows the reason and the way to its place, and comes back in days', async () => {
    read('personer/Ada');
    const user = open();
    expect(await screen.findByText('Fråga 1 av 1')).toBeVisible();
    await answer(user, 'ada');
    expect(screen.getByText('Ada heter så.').closest('[data-feedback]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Om Ada' }).getAttribute('href')).toMatch(
      /^\/courses\/personer\/Ada#quiz-[0-9a-f]{8}$/,
    );
    expect(cardOf('personer/Ada').due).toBeGreaterThanOrEqual(today + 2);
    await goOn(user);
    expect(screen.getByText('1 av 1 rätt på första försöket.')).toBeVisible();
    expect(screen.getByText(/Inget mer att repetera i dag/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Klart för den här gången' })).toHaveFocus();
  });

  it('counts in the lesson, and a later miss takes nothing away', async () => {
    read('personer/Ada');
    const [lesson] = list.lessons;
    if (lesson === undefined) throw new Error('no lesson');
    const done = () => {
      const store = storeOf();
      const texts = store.keys().map((key) => [key, store.read(key) ?? ''] as const);
      return standingOf(lesson, readProgress(texts)).questions;
    };
    const user = open();
    await answer(user, 'Ada');
    expect(done()).toEqual({ done: 1, total: 2 });
    cleanup();
    for (const day of [10, 20, 30]) {
      goToDay(day);
      await answer(open(), 'fel');
      cleanup();
    }
    expect(done()).toEqual({ done: 1, total: 2 });
  });
});

describe('a miss', () => {
  it('shows what is right, comes back last, and is due tomorrow', async () => {
    read('personer/Ada', 'personer/Grace', 'personer/Linus');
    const user = open();
    const missed = await askedName();
    await answer(user, 'fel');
    expect(screen.getByText('✗ Inte rätt än.')).toBeVisible();
    expect(screen.getByText(`”${missed}”`)).toBeVisible();
    expect(screen.getByText(`${missed} heter så.`)).toBeVisible();
    const card = cardOf(`personer/${missed}`);
    expect(card.due).toBe(today + 1);
    await goOn(user);
    for (const number of [2, 3]) {
      expect(screen.getByText(`Fråga ${number} av 4`)).toBeVisible();
      await answer(user, await askedName());
      await goOn(user);
    }
    expect(await askedName()).toBe(missed);
    await answer(user, missed);
    expect(cardOf(`personer/${missed}`)).toEqual(card);
    await goOn(user);
    expect(screen.getByText('2 av 3 rätt på första försöket.')).toBeVisible();
    expect(asked()).toEqual({ day: today, asked: 4 });
  });

  it('is also to ask for the answer, which leaves the lesson’s result alone', async () => {
    read('personer/Ada');
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Jag minns inte, visa svaret' }));
    expect(screen.getByText('Ada heter så.')).toBeVisible();
    expect(cardOf('personer/Ada').due).toBe(today + 1);
    expect(
      storeOf()
        .keys()
        .filter((key) => key.startsWith('quiz:')),
    ).toEqual([]);
  });

  it('is not an answer that has not been given', async () => {
    read('personer/Ada');
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Svara' }));
    expect(screen.getByText('Skriv ett svar först.').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(asked()).toBeNull();
  });
});

it('asks all kinds, one a day, with every reason, before one comes again', async () => {
  const prompts = ['Vad är en kö?', 'Vilka är grindar?', 'Vad heter Ada, fråga 1?'];
  const written = 'Vad skriver print("1" + "1") ut?';
  const more = ['Hur stor är en byte?', 'Ordna stegen.', written, 'Vad är en kö?'];
  const reasons = [
    ['Den som kom först går först.', 'Det är en stack.'],
    ['Båda måste vara 1.', 'En räcker.', 'Den lagrar.'],
    ['Ada heter så.'],
    ['Två nibblar.'],
    ['Varje mellansteg kan granskas.'],
    ['Strängar läggs efter varandra.'],
    ['Det är en stack.'],
  ];
  read('blandat/1');
  for (const [index, prompt] of [...prompts, ...more].entries()) {
    goToDay(index * 2);
    const user = open();
    expect(await screen.findByText(prompt)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Jag minns inte, visa svaret' }));
    for (const reason of reasons[index] ?? ['?']) expect(screen.getByText(reason)).toBeVisible();
    cleanup();
  }
});

it('keeps an answer by the lesson’s own choices, whatever order they are shown in', async () => {
  const orders = new Set<string>();
  for (const day of [0, 1, 2, 3, 4]) {
    goToDay(day);
    storeOf().removeAll();
    read('blandat/1');
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'Först in, först ut' }));
    const choices = screen.getAllByText(/in, .*st ut$/, { selector: 'label' });
    orders.add(choices.map(({ textContent }) => textContent).join());
    await user.click(screen.getByRole('button', { name: 'Svara' }));
    expect(screen.getByText('✓ Rätt.')).toBeVisible();
    const key =
      storeOf()
        .keys()
        .find((each) => each.startsWith('quiz:')) ?? '';
    expect(JSON.parse(storeOf().read(key) ?? '')).toMatchObject({
      given: { picked: [0] },
      right: true,
    });
    cleanup();
  }
  expect(orders.size).toBe(2);
});

it('goes on when the device is full, and says so', async () => {
  read('personer/Ada', 'personer/Grace');
  const device = window.localStorage;
  vi.stubGlobal('localStorage', {
    length: device.length,
    key: (index: number) => device.key(index),
    getItem: (name: string) => device.getItem(name),
    removeItem: (name: string) => device.removeItem(name),
    setItem: () => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    },
  });
  const user = open();
  await answer(user, await askedName());
  expect(screen.getByText(/utrymmet som webbläsaren ger sidan är fullt/)).toBeVisible();
  await goOn(user);
  await answer(user, await askedName());
  await goOn(user);
  expect(screen.getByText('2 av 2 rätt på första försöket.')).toBeVisible();
});

it('passes over a lesson whose questions have been taken away', async () => {
  read('personer/Ada');
  const course = { default: { 'personer/Ada': quizzes() } };
  const user = open('elev', { ...catalogue, loadCourse: [() => Promise.resolve(course)] });
  expect(await screen.findByText('”Om Ada” har inga frågor just nu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nästa fråga' }));
  expect(screen.getByRole('region', { name: 'Inget att repetera just nu' })).toHaveFocus();
  expect(asked()).toBeNull();
});

it('tries again when the questions could not be fetched', async () => {
  read('personer/Ada');
  let tries = 0;
  const load = catalogue.loadCourse[0] ?? (() => Promise.reject(new Error('no course')));
  const flaky = (): ReturnType<typeof load> => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no network')) : load();
  };
  const user = open('elev', { ...catalogue, loadCourse: [flaky] });
  expect(await screen.findByText(/Frågorna gick inte att hämta/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await askedName()).toBe('Ada');
});

it('fills a month of school days with few questions, through a week away', async () => {
  const askedEachDay: number[] = [];
  for (let day = 1; day <= 30; day += 1) {
    goToDay(day);
    const newLesson = list.lessons[Math.floor(day / 4)];
    if (day % 4 === 0 && newLesson !== undefined && newLesson.course === 0)
      storeOf().write(cardKey(newLesson.id), { state: 'begun', day: dayOf(new Date()) });
    if (day >= 15 && day <= 21) continue;
    const user = open();
    let count = 0;
    while (
      await screen
        .findByText(/^(Fråga|Klart|Inget att)/)
        .then((line) => line.textContent.startsWith('Fråga'))
    ) {
      // Every fourth question is missed.
      await answer(user, count % 4 === 3 ? 'fel' : await askedName());
      await goOn(user);
      count += 1;
    }
    askedEachDay.push(count);
    cleanup();
  }
  const total = askedEachDay.reduce((sum, each) => sum + each, 0);
  expect(Math.max(...askedEachDay)).toBeLessThanOrEqual(10);
  expect(total).toBeGreaterThanOrEqual(6);
  for (const { id } of list.lessons.slice(1, 4)) expect(cardOf(id).due).toBeGreaterThan(0);
});
