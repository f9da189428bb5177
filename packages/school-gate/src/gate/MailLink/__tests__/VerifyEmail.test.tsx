import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MailActions } from '../../../auth/mailActions';
import type { Visitor } from '../../../auth/visitor';
import VerifyEmail from '../VerifyEmail';

const email = 'a@edu.umea.se';
const auth = vi.hoisted((): { visitor: unknown; actions: unknown } => ({
  visitor: null,
  actions: null,
}));

vi.mock('../../../auth/AuthProvider', () => ({ useAuth: () => auth }));

/** The screen of a link as this visitor sees it, with what its buttons ask for. */
function openLink(visitor: Visitor) {
  const actions = {
    verifyEmail: vi.fn<MailActions['verifyEmail']>(() =>
      Promise.resolve({ kind: 'passwordNeeded', email }),
    ),
    requestPasswordReset: vi.fn<MailActions['requestPasswordReset']>(() => Promise.resolve()),
  };
  Object.assign(auth, { visitor, actions });
  const mailLink = {
    link: { kind: 'verifyEmail', code: 'code' },
    firstMode: 'signIn',
    clearAddress: vi.fn(),
    leave: vi.fn(),
  } as const;
  render(<VerifyEmail code="code" mailLink={mailLink} />);
  return actions;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('where a session stands the way on for somebody who has not made the account is there before the press', async () => {
  const { verifyEmail, requestPasswordReset } = openLink({ kind: 'unverified', email });
  expect(screen.getByText(email)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Har du inte skapat kontot?' })).toBeVisible();
  await press('Mejla en länk för nytt lösenord');
  expect(requestPasswordReset).toHaveBeenCalledWith(email);
  expect(verifyEmail).not.toHaveBeenCalled();
});

it('where nobody is signed in the address is not known before the press, and the same way on is there after it', async () => {
  openLink({ kind: 'signedOut' });
  expect(screen.queryByText('Har du inte skapat kontot?')).toBeNull();
  await press('Verifiera min e-post');
  expect(screen.getByText('För')).toHaveTextContent(`För ${email}`);
  expect(screen.getByRole('heading', { name: 'Har du inte skapat kontot?' })).toBeVisible();
});

it('a code that the service does not know may have been used, or cut: both are said', async () => {
  const { verifyEmail } = openLink({ kind: 'signedOut' });
  verifyEmail.mockRejectedValue({ code: 'auth/invalid-action-code' });
  await press('Verifiera min e-post');
  expect(screen.getByRole('heading', { name: 'Länken fungerar inte' })).toBeVisible();
  expect(screen.getByText(/bara en gång, och bara hel/)).toBeVisible();
});
