import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Disclosure from '@kurser/ui/Disclosure';
import { copyStyles } from '../layOut';

test('the copy shows one hint at a time, as the living page does', () => {
  render(
    <>
      <style>{copyStyles}</style>
      <div inert>
        <Disclosure kind="hint" summary="Ledtråd 1 av 2">
          Ett
        </Disclosure>
        <Disclosure kind="hint" summary="Ledtråd 2 av 2">
          Två
        </Disclosure>
        <Disclosure kind="solution" summary="Lösning">
          Tre
        </Disclosure>
      </div>
    </>,
  );
  expect(screen.getByText('Ledtråd 1 av 2')).toBeVisible();
  expect(screen.getByText('Ledtråd 2 av 2')).not.toBeVisible();
  expect(screen.getByText('Lösning')).toBeVisible();
});
