import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeviceStoreProvider, useDeviceStore, type DeviceStore } from '@kurser/device-store';
import LessonPage from '..';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** A lesson that is open, and the student's store. */
function openLesson(): DeviceStore {
  let store: DeviceStore | undefined;
  function Student() {
    store = useDeviceStore();
    return <LessonPage id="3/m1">{null}</LessonPage>;
  }
  render(
    <DeviceStoreProvider scope="elev">
      <Student />
    </DeviceStoreProvider>,
  );
  if (store === undefined) throw new Error('nothing was rendered');
  return store;
}

const settled = (): Promise<void> => act(() => Promise.resolve());

it('asks the browser to keep the work at the first passed exercise, and only then', async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(false) } });
  const store = openLesson();
  act(() => {
    store.write('read:3/m1', true);
    store.write('quiz:1', { state: 'answered', right: true, tries: 1 });
  });
  await settled();
  expect(persist).not.toHaveBeenCalled();

  act(() => {
    store.write('exercise:1', true);
  });
  await vi.waitFor(() => {
    expect(persist).toHaveBeenCalledTimes(1);
  });
  await settled();
  act(() => {
    store.remove('exercise:1');
  });
  act(() => {
    store.write('exercise:2', true);
  });
  cleanup();
  openLesson();
  await settled();
  expect(persist).toHaveBeenCalledTimes(1);
});
