import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as browser from '../../../device/browser';
import SavedHere from '..';

vi.hoisted(() => vi.resetModules());
vi.mock(import('docusaurus-plugin-seal/common'), async (original) => ({
  ...(await original()),
  whenIdle: () => Promise.resolve(),
}));
vi.mock(import('../../../device/browser'), () => ({
  canKeep: vi.fn(),
  loadList: vi.fn(),
  keeperOf: vi.fn(),
}));

const update = vi.fn<() => Promise<void>>();
const onReturn = vi.fn();
const site = vi.fn<typeof fetch>();
const holder = { uid: 'elev', getIdToken: () => Promise.resolve('') };

async function settle(ms = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
  update.mockReset().mockResolvedValue(undefined);
  onReturn.mockReset();
  vi.stubGlobal('fetch', site);
  vi.mocked(browser.keeperOf).mockReturnValue({ update } as unknown as ReturnType<
    typeof browser.keeperOf
  >);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('SavedHere', () => {
  it('asks for a new edition at each visit, and says nothing while there is a network', async () => {
    site.mockResolvedValue(new Response());
    render(<SavedHere holder={holder} onReturn={onReturn} />);
    await settle();
    expect(update).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(onReturn).not.toHaveBeenCalled();
  });

  it('says that there is none, and by itself that there is one again', async () => {
    site.mockRejectedValue(new TypeError('no network'));
    render(<SavedHere holder={holder} onReturn={onReturn} />);
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Du läser utan nät');
    site.mockResolvedValue(new Response());
    await settle(15_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(onReturn).toHaveBeenCalledOnce();
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('looks when the browser says that something has changed', async () => {
    site.mockResolvedValue(new Response());
    render(<SavedHere holder={holder} onReturn={onReturn} />);
    await settle();
    site.mockRejectedValue(new TypeError('no network'));
    act(() => void window.dispatchEvent(new Event('offline')));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Du läser utan nät');
  });
});
