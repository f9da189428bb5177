import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import { createDeviceStore, type DeviceStore } from '@kurser/device-store/store';
import { SeenParts } from '@kurser/shared/pageParts';
import { cardKey } from '../core/card';
import { dayCountKey } from '../core/dayCount';
import { dayOf } from '../core/days';
import { OpenLesson } from '../BegunLesson';
import RepeatCard from '../RepeatCard';
import { catalogue, list } from './lessons';

const start = new Date(2026, 10, 25, 9);
const today = dayOf(start);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const storeOf = (): DeviceStore => createDeviceStore('elev', () => localStorage);

describe('the day a lesson is begun', () => {
  const [lesson] = list.lessons;
  const part = { key: 'quiz:aa', goals: [], id: 'quiz-aa', name: 'Fråga 1' };

  function openLesson(): void {
    if (lesson === undefined) throw new Error('no lesson');
    render(
      <DeviceStoreProvider scope="elev">
        <SeenParts value={[part]}>
          <OpenLesson lesson={lesson} />
        </SeenParts>
      </DeviceStoreProvider>,
    );
  }
  const stored = (): unknown => JSON.parse(storeOf().read(cardKey('personer/Ada')) ?? 'null');

  it('is not that of a look', () => {
    openLesson();
    expect(stored()).toBeNull();
  });

  it.each([
    ['read', 'read:personer/Ada', true],
    ['tried', 'quiz:aa', { state: 'answered', tries: 1, right: false }],
  ])('is noted when it is %s, once', (_, key, value) => {
    storeOf().write(key, value);
    openLesson();
    expect(stored()).toEqual({ state: 'begun', day: today });
    cleanup();
    vi.setSystemTime(new Date(2026, 10, 28, 9));
    openLesson();
    expect(stored()).toEqual({ state: 'begun', day: today });
  });
});

describe('the card on home', () => {
  function show(): HTMLElement {
    render(
      <DeviceStoreProvider scope="elev">
        <RepeatCard catalogue={catalogue} />
      </DeviceStoreProvider>,
    );
    return screen.getByRole('region', { name: 'Repetera' });
  }

  it('offers what a session has, never what waits beyond it', () => {
    for (const { id } of list.lessons)
      storeOf().write(cardKey(id), { state: 'begun', day: today - 1 });
    storeOf().write(dayCountKey, { day: today, asked: 7 });
    const card = show();
    expect(card).toHaveTextContent('3 frågor på det du har läst, ungefär 2 minuter.');
    expect(card).not.toHaveTextContent('5');
    expect(within(card).getByRole('link', { name: 'Repetera' }).getAttribute('href')).toBe(
      '/repetera',
    );
  });

  it.each([
    ['Från dagen efter att du har läst en lektion', {}],
    ['Klart för i dag.', { [dayCountKey]: { day: today, asked: 10 } }],
  ])('says "%s"', (text, values) => {
    for (const [key, value] of Object.entries(values)) storeOf().write(key, value);
    const card = show();
    expect(card).toHaveTextContent(text);
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it('says when questions come next, and leads to the lesson that they are of', () => {
    storeOf().write(cardKey('personer/Ada'), { state: 'begun', day: today });
    const card = show();
    expect(card).toHaveTextContent(
      'Inget att repetera i dag. Nästa frågor kommer i morgon, ur Om Ada.',
    );
    expect(within(card).getByRole('link', { name: 'Om Ada' }).getAttribute('href')).toBe(
      '/courses/personer/Ada',
    );
  });
});
