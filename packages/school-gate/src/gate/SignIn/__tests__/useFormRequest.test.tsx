import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFormRequest } from '../useSignInForm';

// The session of a page wants what only a build knows.
vi.mock('../../../auth/AuthProvider', () => ({ useAuth: () => ({ actions: {} }) }));

/** A form with a request on its way. */
async function sendOne() {
  const { result } = renderHook(() => useFormRequest());
  const verbs = { accept: (): void => undefined, refuse: (): void => undefined };
  const answered = new Promise<void>((resolve, reject) => {
    verbs.accept = resolve;
    verbs.refuse = () => reject(new Error('refused'));
  });
  const outcome = { onDone: vi.fn(), onFailure: vi.fn() };
  let run = Promise.resolve();
  await act(async () => {
    run = result.current.run(() => answered, outcome);
    await Promise.resolve();
  });
  const answer = (how: keyof typeof verbs): Promise<void> =>
    act(async () => {
      verbs[how]();
      await run;
    });
  return { result, outcome, answer };
}

it('a form is busy until it is answered', async () => {
  const { result, outcome, answer } = await sendOne();
  expect(result.current.busy).toBe(true);
  await answer('accept');
  expect(result.current.busy).toBe(false);
  expect(outcome.onDone).toHaveBeenCalledTimes(1);
});

it.each(['accept', 'refuse'] as const)(
  'a form that is another now waits for nothing, and hears of nothing: %s',
  async (how) => {
    const { result, outcome, answer } = await sendOne();
    act(() => result.current.leave());
    expect(result.current.busy).toBe(false);
    await answer(how);
    expect(outcome.onDone).not.toHaveBeenCalled();
    expect(outcome.onFailure).not.toHaveBeenCalled();
  },
);

it('an old answer does not end the wait for the next one', async () => {
  const { result, answer } = await sendOne();
  act(() => result.current.leave());
  await act(async () => {
    const outcome = { onDone: vi.fn(), onFailure: vi.fn() };
    void result.current.run(() => new Promise(() => undefined), outcome);
    await Promise.resolve();
  });
  await answer('accept');
  expect(result.current.busy).toBe(true);
});
