import { render, screen } from '@testing-library/react';
import { markItem, type Mark } from '@kurser/offline/mark';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ContentClosed from '..';
import { failureText, notKeptText } from '../failureText';

vi.mock('../../../auth/AuthProvider', () => ({ useAuth: () => ({ actions: {} }) }));

const mark: Mark = { uid: 'alva', until: 1, edition: 'e', keyId: 'k', wanted: ['3'], kept: ['3'] };
const keep = (value: Mark): void => window.localStorage.setItem(markItem, JSON.stringify(value));
const wayHome = () => screen.queryByRole('button', { name: 'Till startsidan' });

afterEach(() => {
  window.localStorage.clear();
});

describe('a page that did not come, on a device that keeps courses', () => {
  it('says that it is not kept, and leads to those that are', () => {
    keep(mark);
    render(<ContentClosed failure="offline" />);
    expect(screen.getByText(notKeptText)).toBeVisible();
    expect(wayHome()).toBeVisible();
  });

  it('is told as everywhere else where none is whole yet, or the fault is another', () => {
    keep({ ...mark, kept: [] });
    const { unmount } = render(<ContentClosed failure="offline" />);
    expect(screen.getByText(failureText('offline').text)).toBeVisible();
    expect(wayHome()).toBeNull();
    unmount();
    keep(mark);
    render(<ContentClosed failure="unavailable" />);
    expect(screen.getByText(failureText('unavailable').text)).toBeVisible();
    expect(wayHome()).toBeNull();
  });
});
