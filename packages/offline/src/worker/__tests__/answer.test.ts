import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, isOurs, patienceMs, type Asked } from '../answer';

const asked = (pathname: string, more: Partial<Asked> = {}): Asked => ({
  ...{ method: 'GET', mode: 'cors', cache: 'default' },
  url: `https://skolan.example${pathname}`,
  ...more,
});

const said = (text: string) => Promise.resolve(new Response(text));
const nothing = () => Promise.reject(new TypeError('no network'));
const silence = () => new Promise<Response>(() => undefined);
/** What is kept: its own address, as a text. */
const keeping = (address: string) => said(`kept ${address}`);
const keepsNothing = () => Promise.resolve(undefined);
const textOf = async (answering: Promise<Response>) => (await answering).text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the worker', () => {
  it('answers what reads from this site, and leaves everything else alone', () => {
    const ours = (request: Asked) => isOurs(request, 'https://skolan.example');
    expect(ours(asked('/'))).toBe(true);
    expect(ours(asked('/', { method: 'HEAD', cache: 'no-store' }))).toBe(true);
    expect(ours(asked('/', { mode: 'navigate', cache: 'reload' }))).toBe(true);
    expect(ours(asked('/', { method: 'POST' }))).toBe(false);
    expect(ours(asked('/', { cache: 'reload' }))).toBe(false);
    expect(ours({ ...asked('/'), url: 'https://identitytoolkit.example/v1' })).toBe(false);
  });

  it('takes a page from the network, and the one that is kept for all where there is none', async () => {
    const page = asked('/courses/3/m1', { mode: 'navigate' });
    expect(await textOf(answer(page, { network: () => said('new'), find: keeping }))).toBe('new');
    expect(await textOf(answer(page, { network: nothing, find: keeping }))).toBe('kept /');
  });

  it('says that a page can be had when one is kept', async () => {
    const question = asked('/courses/3/m1', { method: 'HEAD' });
    const { ok, body } = await answer(question, { network: nothing, find: keeping });
    expect([ok, body]).toEqual([true, null]);
    const without = answer(question, { network: nothing, find: keepsNothing });
    await expect(without).rejects.toThrow('no network');
  });

  it('waits for no network that says nothing', async () => {
    const page = asked('/courses/3/m1', { mode: 'navigate' });
    const answering = textOf(answer(page, { network: silence, find: keeping }));
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answering).toBe('kept /');
  });

  it('goes on waiting where nothing is kept, and fails as the network does', async () => {
    let come = (_response: Response): void => undefined;
    const slow = () => new Promise<Response>((resolve) => (come = resolve));
    const answering = textOf(answer(asked('/x'), { network: slow, find: keepsNothing }));
    await vi.advanceTimersByTimeAsync(patienceMs);
    come(new Response('late'));
    expect(await answering).toBe('late');
    const failing = answer(asked('/x'), { network: nothing, find: keepsNothing });
    await expect(failing).rejects.toThrow('no network');
  });

  it('takes what is named by what it holds from what is kept, without asking', async () => {
    const network = vi.fn(() => said('new'));
    const file = asked('/sealed/k/assets/js/a.js.bin');
    expect(await textOf(answer(file, { network, find: keeping }))).toBe(
      'kept /sealed/k/assets/js/a.js.bin',
    );
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(answer(file, { network, find: keepsNothing }))).toBe('new');
    const index = asked('/sealed/k/search/index.json.bin');
    expect(await textOf(answer(index, { network, find: keeping }))).toBe('new');
  });
});
