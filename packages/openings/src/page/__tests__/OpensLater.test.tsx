import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaterPart } from '../../core/laterPart';
import OpensLater from '../OpensLater';
import type { Surroundings } from '../watch';

const opensAt = Date.parse('2027-02-26T09:00Z');

const service = vi.hoisted(() => ({
  now: 0,
  isOnline: true,
  kept: 0,
  timers: [] as (() => void)[],
}));

// Files share what they have imported, and another file may have other surroundings in it.
vi.hoisted(() => {
  vi.resetModules();
});
afterAll(() => {
  vi.resetModules();
});
vi.mock('@kurser/school-gate/auth/AuthProvider', () => ({
  useAuth: () => ({ actions: {} }),
}));
vi.mock('../surroundings', () => ({
  pageSurroundings: (): Surroundings => ({
    askTime: () =>
      service.isOnline
        ? Promise.resolve({ at: opensAt, now: service.now })
        : // oxlint-disable-next-line prefer-promise-reject-errors -- as the seal's errors are read
          Promise.reject({ reason: 'offline' }),
    fetchKey: () => Promise.resolve(new Uint8Array(32).fill(7)),
    keep: () => void (service.kept += 1),
    after: (_ms, callback) => {
      service.timers.push(callback);
      return () => undefined;
    },
    onWake: () => () => undefined,
    isSeen: () => true,
    clock: () => 0,
  }),
}));

const load = vi.fn(() => Promise.resolve({ default: () => <p>Gånger två.</p> }));
const part = (name: string): LaterPart => ({ name, load });

beforeEach(() => {
  Object.assign(service, {
    now: opensAt - 3_600_000,
    isOnline: true,
    kept: 0,
    timers: [],
  });
  load.mockClear();
});

describe('what opens on a day', () => {
  it('says when, fetches nothing before, and shows itself when it is time', async () => {
    render(<OpensLater kind="Solution" opening={part('prov-v8')} />);
    const text = 'Lösningen öppnas fredag 26 februari kl. 10.00';
    expect(await screen.findByText(text)).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    service.now = opensAt;
    await act(async () => {
      for (const run of service.timers.splice(0)) run();
      await Promise.resolve();
    });
    expect(await screen.findByText('Gånger två.')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Lösningen är öppen.');
    expect(service.kept).toBe(1);
  });

  it.each([
    ['Exam', 'Provet är öppet.'],
    ['Page', 'Sidan är öppen.'],
    ['Quiz', 'Frågorna är öppna.'],
  ] as const)('says when it has opened what it was: %s', async (kind, text) => {
    render(<OpensLater kind={kind} opening={part(`prov-${kind.toLowerCase()}`)} />);
    await screen.findByText(/öppnas fredag 26 februari/);
    service.now = opensAt;
    await act(async () => {
      for (const run of service.timers.splice(0)) run();
      await Promise.resolve();
    });
    await screen.findByText('Gånger två.');
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('says that it is offline, and when it opens', async () => {
    service.isOnline = false;
    render(<OpensLater kind="Quiz" opening={part('prov-v9')} />);
    const status = await screen.findByText(/Du är inte ansluten till nätet/);
    expect(status).toHaveTextContent('Frågorna öppnas fredag 26 februari kl. 10.00.');
  });

  it('stands there from the first where nothing is sealed, and tells its author when it opens', async () => {
    render(<OpensLater kind="Page" opening={part('oförseglat')} />);
    expect(await screen.findByText('Gånger två.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sidan öppnas fredag 26 februari 2027 kl. 10.00. Här är inget förseglat, så du ser den redan.',
    );
  });
});
