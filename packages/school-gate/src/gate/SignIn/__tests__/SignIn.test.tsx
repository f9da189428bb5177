/** What the form does with fields that somebody else than the visitor has changed. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { school } from '@site/src/config/school';
import { darken } from '@site/tests/support/darkReader';
import SignIn from '..';

const actions = {
  signIn: vi.fn(() => Promise.resolve()),
  register: vi.fn(() => Promise.resolve()),
  requestPasswordReset: vi.fn(() => Promise.resolve()),
};
vi.mock('../../../auth/AuthProvider', () => ({ useAuth: () => ({ actions }) }));
vi.mock('../../GateLink', () => ({ default: () => null }));

beforeEach(() => {
  vi.clearAllMocks();
});

const address = `elev@${school.emailDomain}`;
const email = () => screen.getByLabelText<HTMLInputElement>('E-post');
const secret = () => screen.getByLabelText<HTMLInputElement>('Lösenord');
const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/**
 * As a password manager does that tells nobody: past the listeners, and past what React knows of
 * the field.
 */
function fillInSilently(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

it('sends what stands in the fields, though nothing was heard of the change', async () => {
  render(<SignIn />);
  fillInSilently(email(), address);
  fillInSilently(secret(), 'hemligt');
  press('Visa lösenord');
  press('Logga in');
  await waitFor(() => expect(actions.signIn.mock.calls).toEqual([[address, 'hemligt', true]]));
  expect([email().value, secret().value]).toEqual([address, 'hemligt']);
});

it('a fault leaves such fields as they are', async () => {
  render(<SignIn />);
  fillInSilently(email(), 'elev@annan.se');
  fillInSilently(secret(), 'hemligt');
  press('Logga in');
  await screen.findByRole('alert');
  expect([email().value, secret().value]).toEqual(['elev@annan.se', 'hemligt']);
  expect(actions.signIn).not.toHaveBeenCalled();
});

it('another mode begins with empty fields, and keeps the address for a forgotten password', () => {
  render(<SignIn />);
  fillInSilently(email(), address);
  fillInSilently(secret(), 'hemligt');
  press('Glömt lösenordet?');
  expect(email()).toHaveValue(address);
  press('Logga in');
  expect([email().value, secret().value]).toEqual([address, '']);
  press('Registrera konto');
  expect([email().value, secret().value]).toEqual(['', '']);
});

it('an address is sent as it is meant', async () => {
  render(<SignIn />);
  fireEvent.change(email(), {
    target: { value: `Elev <elev@${school.emailDomain.toUpperCase()}>;` },
  });
  fireEvent.change(secret(), { target: { value: 'hemligt' } });
  press('Logga in');
  await waitFor(() => expect(actions.signIn.mock.calls).toEqual([[address, 'hemligt', true]]));
});

/** The static page with the form in it, and what is typed there before the scripts come. */
function openStaticPage(): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<SignIn standby />);
  fillInSilently(email(), address);
  fillInSilently(secret(), 'heml');
  tick().click();
  secret().focus();
  return page;
}

const pages: readonly (readonly [string, () => void, number])[] = [
  ['as the page was sent', () => undefined, 0],
  [
    'with an element in it that an extension has put there',
    () => {
      email().after(document.createElement('fake-extension'));
    },
    1,
  ],
  [
    'darkened, with a sheet beside each of the page’s',
    () => {
      // As the static page has its own in the form's first lines.
      email().before(document.createElement('style'));
      darken();
    },
    1,
  ],
];

it.each(pages)('what was typed before the form comes alive stays: %s', (_how, extend, repairs) => {
  const container = openStaticPage();
  extend();
  const onRecoverableError = vi.fn();
  render(<SignIn standby />, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).toHaveBeenCalledTimes(repairs);
  expect([email().value, secret().value]).toEqual([address, 'heml']);
  expect(tick()).not.toBeChecked();
  expect(secret()).toHaveFocus();
});
