import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '@site/src/config/environment';
import AccessibilityText from '../AccessibilityText';
import PrivacyText from '../PrivacyText';

const environment = vi.hoisted((): { appCheck: unknown } => ({ appCheck: null }));

vi.mock('@generated/gate/default/environment.json', () => ({ default: environment }));

afterEach(() => {
  environment.appCheck = null;
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
