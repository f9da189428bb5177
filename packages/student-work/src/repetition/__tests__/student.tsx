import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import { createDeviceStore, type DeviceStore } from '@kurser/device-store/store';
import { readKey } from '../../progress/stored';
import type { Catalogue } from '../catalogue';
import { cardKey, parseCard, type AskedCard } from '../core/card';
import { dayCountKey } from '../core/dayCount';
import { dayOf } from '../core/days';
import Repetition from '../Repetition';
import { catalogue } from './lessons';

const start = new Date(2026, 10, 25, 9);
export const today = dayOf(start);

/**
 * Gives each test a clock of its own, and an empty device after it. The clock alone: what waits for
 * a moment still waits for real.
 */
export function keepSchoolDays(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}

export const storeOf = (scope = 'elev'): DeviceStore =>
  createDeviceStore(scope, () => localStorage);

export function goToDay(day: number): void {
  vi.setSystemTime(new Date(2026, 10, 25 + day, 9));
}

/** Marks lessons as read, with cards from yesterday. */
export function read(...ids: readonly string[]): void {
  for (const id of ids) {
    storeOf().write(readKey(id), true);
    storeOf().write(cardKey(id), { state: 'begun', day: dayOf(new Date()) - 1 });
  }
}

export function open(scope = 'elev', shown: Catalogue = catalogue): UserEvent {
  render(
    <DeviceStoreProvider scope={scope}>
      <Repetition catalogue={shown} onward={<a href="/courses/">Vidare</a>} />
    </DeviceStoreProvider>,
  );
  return userEvent.setup();
}

/** The name that the open question asks for. */
export async function askedName(): Promise<string> {
  const prompt = await screen.findByText(/^Vad heter/);
  return /^Vad heter (\w+)/.exec(prompt.textContent)?.[1] ?? '';
}

export async function answer(user: UserEvent, text: string): Promise<void> {
  await user.type(await screen.findByRole('textbox'), text);
  await user.click(screen.getByRole('button', { name: 'Svara' }));
}

export async function goOn(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Nästa fråga|Till resultatet)$/ }));
}

export function cardOf(id: string): AskedCard {
  const card = parseCard(JSON.parse(storeOf().read(cardKey(id)) ?? 'null'));
  if (card?.state !== 'asked') throw new Error(`${id} has not been asked`);
  return card;
}

export const asked = (): unknown => JSON.parse(storeOf().read(dayCountKey) ?? 'null');
