import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '@site/src/config/environment';
import AccessibilityText from '../AccessibilityText';
import PrivacyText from '../PrivacyText';

const environment = vi.hoisted((): { appCheck: unknown } => ({ appCheck: null }));

vi.mock('@generated/gate/default/environment.json', () => ({ default: environment }));

const config = vi.hoisted(() => ({ workFollows: true }));
vi.mock('@site/src/config/workFollows', () => ({
  get workFollows() {
    return config.workFollows;
  },
}));

afterEach(() => {
  environment.appCheck = null;
  config.workFollows = true;
});

it('tells in five sentences what it means to let the work follow', () => {
  render(<PrivacyText />);
  const text = screen.getByText(/låta ditt arbete följa med/).textContent;
  expect(text.match(/\.(?= |$)/g)).toHaveLength(5);
  expect(screen.getByText(/om du inte själv låter det följa med/)).toBeVisible();
});

it('says nothing of it where the school does not have it', () => {
  config.workFollows = false;
  render(<PrivacyText />);
  expect(screen.queryByText(/följa med/)).toBeNull();
  expect(screen.getByText('Inget av det skickas till skolan eller någon annan.')).toBeVisible();
});

it('says that nothing follows the reader, on a site without App Check', () => {
  render(<PrivacyText />);
  expect(screen.getByText(/inga reklamkakor, ingen statistik/)).toHaveTextContent(
    /vad du läser och inget som följer dig till andra sidor\.$/,
  );
  expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
});

it('promises no longer life to what lies in the browser than browsers do', () => {
  render(<PrivacyText />);
  expect(screen.getByText(/ligger kvar tills du/)).toHaveTextContent(
    /Webbläsaren kan också rensa själv\. Safari gör det när du har använt den i sju dagar/,
  );
});

it('tells where the browser’s promise to keep it can be read', () => {
  render(<PrivacyText />);
  expect(screen.getByText(/ligger kvar tills du/)).toHaveTextContent(
    /ber webbläsaren en gång att låta bli, och under Konto står vad den svarade\.$/,
  );
});

it('tells what Google gets to know on a site with App Check, and promises no more than is true', () => {
  environment.appCheck = readEnvironment({
    FIREBASE_TARGET: 'emulator',
    FIREBASE_APP_CHECK: 'enterprise:6LcTest-0123456789_0123456789',
    FIREBASE_APP_ID: '1:42:web:0a1b',
  }).appCheck;
  render(<PrivacyText />);
  expect(screen.getByText(/reCAPTCHA/)).toHaveTextContent(/kan spara en kaka\.$/);
  expect(screen.getByText(/inga reklamkakor och ingen statistik/)).toHaveTextContent(
    /vad du läser\.$/,
  );
  expect(screen.queryByText(/inget som följer dig/)).toBeNull();
});

it.each([
  ['privacy', PrivacyText],
  ['accessibility', AccessibilityText],
])('shows nothing unfinished on the page about %s, whatever the school has given', (_, Text) => {
  const { container } = render(<Text />);
  expect(container).not.toHaveTextContent(/[[\]]|fyllt i|null/);
  expect(container.querySelector('mark')).toBeNull();
});
