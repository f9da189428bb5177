import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import EmptyNote from '..';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const pageWhere = (canFollow: boolean, isFirstVisit = false) => (
  <DeviceStoreProvider scope="elev">
    <EmptyNote canFollow={canFollow} isFirstVisit={() => isFirstVisit} />
  </DeviceStoreProvider>
);
const page = pageWhere(false);
const text = /^Har du arbetat här förut.*läs in en kopia under Konto om du har sparat en\.$/;

it('tells a member of whom the device holds nothing what to do, whatever others have left', () => {
  window.localStorage.setItem('kurser:annan:read:3/m1', 'true');
  window.localStorage.setItem('kurser:signed-in-before', '1');
  const { container } = render(page);
  expect(container).toHaveTextContent(text);
});

it('tells of work that follows where a school has it', () => {
  const { container } = render(pageWhere(true));
  expect(container).toHaveTextContent(
    /sparat en\. Du kan också låta arbetet följa med: .* och loggar sedan in här igen\.$/,
  );
});

it('says nothing to who has just got an account', () => {
  expect(render(pageWhere(true, true)).container).toBeEmptyDOMElement();
});

it('says nothing where there is work, nor in the rendered copy of the page', () => {
  window.localStorage.setItem('kurser:elev:read:3/m1', 'true');
  const { container } = render(page);
  expect(container).toBeEmptyDOMElement();
  window.localStorage.clear();
  expect(renderToString(page)).toBe('');
  expect(screen.queryByText(text)).toBeNull();
});
