import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import { createDeviceStore } from '@kurser/device-store/store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import { SeenParts, type PagePart } from '@kurser/shared/pageParts';
import Exercise from '..';
import { exerciseHash } from '../exercise';
import { Passed } from '../Done';
import Solution from '../Solution';

const partOf = (name: string): PagePart => ({
  key: `exercise:${name}`,
  goals: [],
  id: `uppgift-${name}`,
  name,
});
const question: PagePart = { key: 'quiz:aa', goals: [], id: 'quiz-aa', name: 'Fråga 1' };
const parts = [question, partOf('ett'), partOf('två'), partOf('tre')];
const store = createDeviceStore('elev', () => localStorage);

function passed(name: string, seen = parts) {
  return render(
    <DeviceStoreProvider scope="elev">
      <SeenParts value={seen}>
        <Passed partKey={`exercise:${name}`} name={name} />
      </SeenParts>
    </DeviceStoreProvider>,
  );
}

it('says how many are done, and leads to the next that is not', () => {
  store.write('exercise:ett', true);
  store.write('exercise:två', true);
  passed('ett');
  expect(screen.getByRole('status')).toHaveTextContent('✓ ett: klar. 2 av 3 klara.');
  // Who has chosen calm is told no numbers.
  expect(screen.getByText('2 av 3 klara.')).toHaveAttribute('data-counter');
  expect(screen.getByRole('link', { name: 'Nästa: tre' })).toHaveAttribute('href', '#uppgift-tre');
});

/** The squares of the page's exercises, each by what its class says of it. */
const squares = ({ container }: { readonly container: HTMLElement }): readonly string[] =>
  [...container.querySelectorAll('[aria-hidden] > span')].map(({ className }) => className);

it('fills a square for each that is done, the one of just now by a movement, and at last all', () => {
  store.write('exercise:ett', true);
  store.write('exercise:tre', true);
  const { unmount, container } = passed('tre');
  expect(squares({ container }).map((each) => /full/.test(each))).toEqual([true, false, true]);
  expect(squares({ container }).map((each) => /fresh/.test(each))).toEqual([false, false, true]);
  unmount();
  store.write('exercise:två', true);
  expect(squares(passed('två')).every((each) => /full/.test(each))).toBe(true);
  expect(document.querySelector('[aria-hidden]')).toHaveAttribute('data-counter');
  expect(document.querySelector('[aria-hidden]')?.className).toMatch(/all/);
});

it('goes back to one that was passed over', () => {
  store.write('exercise:två', true);
  store.write('exercise:tre', true);
  passed('tre');
  expect(screen.getByRole('link')).toHaveTextContent('Nästa: ett');
});

it('offers nothing when all are done', () => {
  for (const { key } of parts) store.write(key, true);
  passed('tre');
  expect(screen.getByRole('status')).toHaveTextContent('3 av 3 klara.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says nothing on a page that is no lesson', () => {
  passed('ett', []);
  expect(screen.queryByRole('status')).toBeNull();
});

it('is said when the exercise is passed, and not when it has been before', async () => {
  const key = `exercise:${exerciseHash('Ett', 'Gör så.', () => false)}`;
  const own = { ...partOf('Ett'), key };
  const show = () =>
    render(
      <DeviceStoreProvider scope="elev">
        <SeenParts value={[own, partOf('två')]}>
          <Exercise title="Ett" stars={1}>
            Gör så.
          </Exercise>
        </SeenParts>
      </DeviceStoreProvider>,
    );
  const { unmount } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Klar' }));
  expect(screen.getByRole('status')).toHaveTextContent('✓ Ett: klar. 1 av 2 klara.');
  unmount();
  show();
  expect(screen.getByRole('checkbox', { name: 'Klar' })).toBeChecked();
  expect(screen.queryByRole('status')).toBeNull();
});

function Lab({ name, isKept = false }: { readonly name: string; readonly isKept?: boolean }) {
  const tell = useJudgedPart(name, () => isKept);
  return (
    <button
      onClick={() => {
        tell(true);
      }}
    >
      {name}
    </button>
  );
}

it('is not passed while a lab of it is on its way', async () => {
  const labs = (...names: readonly string[]) => (
    <DeviceStoreProvider scope="elev">
      <Exercise title="Två labbar" stars={1} judged={2}>
        Gör så.
        {names.map((name) => (
          <Lab key={name} name={name} />
        ))}
      </Exercise>
    </DeviceStoreProvider>
  );
  const { rerender } = render(labs('a'));
  const box = screen.getByRole('checkbox', { name: 'Klar' });
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(box).not.toBeChecked();
  const left = screen.getByRole('status');
  expect(left).toHaveTextContent('1 av 2 delar rätt. Klar när alla delar är rätt.');
  expect(screen.getByText('1 av 2 delar rätt.')).toHaveAttribute('data-counter');
  rerender(labs('a', 'b'));
  expect(box).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(box).toBeChecked();
  expect(left).not.toBeInTheDocument();
});

it('asks nothing of a lab in its solution', async () => {
  render(
    <DeviceStoreProvider scope="elev">
      <Exercise title="Med lösning" stars={1} judged={1}>
        <Lab name="a" />
        <Solution>
          <Lab name="b" />
        </Solution>
      </Exercise>
    </DeviceStoreProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(screen.getByRole('checkbox', { name: 'Klar' })).toBeChecked();
});

it('is marked once for what was right before, and not again when the mark is taken away', async () => {
  const show = () =>
    render(
      <DeviceStoreProvider scope="elev">
        <Exercise title="Löst förut" stars={1} judged={1}>
          <Lab name="a" isKept />
        </Exercise>
      </DeviceStoreProvider>,
    );
  const { unmount } = show();
  const box = () => screen.getByRole('checkbox', { name: 'Klar' });
  expect(box()).toBeChecked();
  await userEvent.click(box());
  unmount();
  show();
  expect(box()).not.toBeChecked();
});
