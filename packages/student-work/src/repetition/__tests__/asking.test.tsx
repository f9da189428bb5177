import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardKey } from '../core/card';
import { dayCountKey } from '../core/dayCount';
import {
  answer,
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

describe('what there is to ask', () => {
  it('is nothing before a lesson has been begun, and nothing on the same day', async () => {
    open();
    expect(await screen.findByText(/Här finns inget att repetera än/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vidare' })).toBeVisible();
    cleanup();
    storeOf().write(cardKey('personer/Ada'), { state: 'begun', day: today });
    open();
    expect(await screen.findByText(/Inget mer att repetera i dag/)).toBeVisible();
  });

  it('is ten questions a day and no more, and says why', async () => {
    read('personer/Ada', 'personer/Grace');
    storeOf().write(dayCountKey, { day: today, asked: 9 });
    const user = open();
    expect(await screen.findByText('Fråga 1 av 1')).toBeVisible();
    await answer(user, 'fel');
    await goOn(user);
    expect(screen.getByText(/Du har svarat på 10 frågor i dag/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes on with what waits, when the student wants to', async () => {
    read('personer/Ada');
    const user = open();
    await answer(user, await askedName());
    read('personer/Grace');
    await goOn(user);
    await user.click(screen.getByRole('button', { name: 'Fortsätt med 1 fråga' }));
    expect(await askedName()).toBe('Grace');
  });

  it('bears values that nobody can read', async () => {
    for (const raw of ['{', '7', '{"state":"asked"}', 'null']) {
      localStorage.setItem('kurser:elev:read:personer/Ada', 'true');
      localStorage.setItem('kurser:elev:repeat:personer/Ada', raw);
      localStorage.setItem('kurser:elev:repeat:borttagen', raw);
      localStorage.setItem('kurser:elev:repeat-day', raw);
      const user = open();
      await answer(user, await askedName());
      expect(cardOf('personer/Ada').day).toBe(today);
      cleanup();
      localStorage.clear();
    }
  });

  it('is asked again after the clock has been set back', async () => {
    goToDay(400);
    read('personer/Ada');
    await answer(open(), 'Ada');
    cleanup();
    goToDay(0);
    await answer(open(), 'Ada');
    expect(cardOf('personer/Ada').day).toBe(today);
  });

  it('is each account’s own', async () => {
    read('personer/Ada');
    open('annan elev');
    expect(await screen.findByText(/Här finns inget att repetera än/)).toBeVisible();
  });
});
