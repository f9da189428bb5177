/** What Enter opens, with an index that comes late or a question that has just been changed. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeIndex } from '../../build/makeIndex';
import { createSearchStore } from '../../client/createSearchStore';
import { indexFile } from '../../engine/shape';
import { lessons } from '../../query/__tests__/sea';
import QuestionField from '../QuestionField';
import { useSearch } from '../useSearch';

const files = makeIndex(lessons);

/** A search whose index comes when the test says so. */
function lateSearch() {
  const letCome = { index: (): void => undefined };
  const coming = new Promise<void>((resolve) => {
    letCome.index = resolve;
  });
  const open = async (name: string): Promise<string> => {
    await coming;
    return name === indexFile ? files.index : files.texts;
  };
  return { store: createSearchStore(open, true), letCome };
}

interface PageProps {
  readonly store: ReturnType<typeof lateSearch>['store'];
  onChoose(address: string): void;
}

function Page({ store, onChoose }: PageProps): ReactNode {
  const search = useSearch(store);
  const { confirmed } = search;
  useEffect(() => {
    if (confirmed !== undefined) onChoose(confirmed.address);
  }, [confirmed, onChoose]);
  return <QuestionField field={useRef(null)} listId="list" search={search} />;
}

function openPage() {
  const { store, letCome } = lateSearch();
  const onChoose = vi.fn<(address: string) => void>();
  render(<Page store={store} onChoose={onChoose} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  return {
    field,
    onChoose,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    indexComes: () =>
      act(async () => {
        letCome.index();
        await vi.waitFor(() => expect(store.state().kind).toBe('ready'));
      }),
  };
}

describe('Enter', () => {
  it('before the index has come opens the answer when it has', async () => {
    const { onChoose, type, press, indexComes } = openPage();
    type('konflikt');
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
    await indexComes();
    expect(onChoose.mock.calls).toEqual([['/a/git#konflikt']]);
  });

  it('opens the answer to what stands in the field, though nobody was told of the change', async () => {
    const { field, onChoose, type, press, indexComes } = openPage();
    await indexComes();
    type('konflikt');
    // As when a page is too busy to hear of it: the field has the new question, its listener has
    // not.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '0x1F');
    press('Enter');
    expect(onChoose.mock.calls).toEqual([['/b/natverk#grind']]);
  });

  it('opens the answer that the arrows went to', async () => {
    const { onChoose, type, press, indexComes } = openPage();
    await indexComes();
    type('en');
    press('Enter');
    press('ArrowDown');
    press('Enter');
    expect(onChoose).toHaveBeenCalledTimes(2);
    expect(onChoose.mock.calls[1]).not.toEqual(onChoose.mock.calls[0]);
  });

  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  it.each(['', '  ', 'xyzzy', ...names])('on %j opens nothing, then or later', async (question) => {
    const { onChoose, type, press, indexComes } = openPage();
    type(question);
    press('Enter');
    await indexComes();
    expect(onChoose).not.toHaveBeenCalled();
    type('konflikt');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('is forgotten when the question is changed while the index is on its way', async () => {
    const { onChoose, type, press, indexComes } = openPage();
    type('konflikt');
    press('Enter');
    type('konflikter');
    await indexComes();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
