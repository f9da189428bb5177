import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import ReadButton from '../ReadButton';
import { FakeSpeech, fakeVoice, FakeUtterance } from './fakeSpeech';

function Lesson(): ReactNode {
  const [isThere, setIsThere] = useState(true);
  return (
    <DeviceStoreProvider scope="elev">
      <button type="button" onClick={() => setIsThere(false)}>
        Nästa sida
      </button>
      {isThere && (
        <div className="markdown">
          <h1>Grafer</h1>
          <ReadButton className={undefined} />
          <p>En graf har noder. Den har kanter.</p>
          <p>
            Det heter <em lang="en">depth first</em>.
          </p>
          <pre>
            <code>x = 1</code>
          </pre>
          <section>
            <header>
              <div>
                <span data-kind="exercise">Uppgift</span>
              </div>
            </header>
            <div>
              <p>Rita en graf.</p>
            </div>
          </section>
          <p>Slut.</p>
        </div>
      )}
    </DeviceStoreProvider>
  );
}

let speech: FakeSpeech;

function install(...voices: readonly SpeechSynthesisVoice[]): void {
  speech = new FakeSpeech(voices);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
}

beforeEach(() => install(fakeVoice('sv', false), fakeVoice('sv'), fakeVoice('en')));
afterEach(() => {
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const texts = (): readonly string[] => speech.said.map(({ text }) => text);

/** A utterance begins a moment after another was given up. */
async function afterCancel(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
}

async function finish(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await act(async () => {
      speech.finish();
      await Promise.resolve();
    });
}

/** Opens the player, with the voices that the browser finds. */
async function listen(): Promise<void> {
  render(<Lesson />);
  await user.click(button('Lyssna'));
  await screen.findByText(/^Letar efter/);
  await act(async () => {
    speech.tellVoices();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'Pausa' });
}

/** A browser that marks ranges, by the names of their marks, and leaves the document alone. */
function installMarks(): (name: string) => string | undefined {
  class FakeHighlight extends Set<Range> {
    constructor(...ranges: readonly Range[]) {
      super(ranges);
    }
  }
  const highlights = new Map<string, FakeHighlight>();
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('CSS', { highlights });
  return (name) => {
    const ranges = highlights.get(name);
    return ranges === undefined ? undefined : Array.from(ranges, String).join(' ');
  };
}

describe('a lesson is read', () => {
  it('with the sentence and the word marked, and no text of the page changed', async () => {
    const marked = installMarks();
    await listen();
    const before = screen.getByText('En graf har noder. Den har kanter.').outerHTML;
    expect(marked('read-sentence')).toBe('Grafer');
    await finish();
    // A voice that tells of no words has its sentence marked, and no word as if it were said.
    expect(marked('read-word')).toBeUndefined();
    act(() => speech.reach('En '.length));
    expect(marked('read-sentence')).toBe('En graf har noder.');
    expect(marked('read-word')).toBe('graf');
    act(() => speech.reach('En graf har '.length));
    expect(marked('read-word')).toBe('noder.');
    expect(screen.getByText('En graf har noder. Den har kanter.').outerHTML).toBe(before);
    await user.click(button('Pausa'));
    expect(marked('read-sentence')).toBe('En graf har noder.');
    expect(marked('read-word')).toBeUndefined();
    await user.click(button('Stäng'));
    expect(marked('read-sentence')).toBeUndefined();
  });

  it('and the page goes along, until the reader goes elsewhere', async () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, 5000, 100, 20),
    );
    await listen();
    const first = scroll.mock.calls.length;
    expect(first).toBeGreaterThan(0);
    fireEvent.wheel(window);
    await finish();
    expect(texts().at(-1)).toBe('En graf har noder.');
    expect(scroll).toHaveBeenCalledTimes(first);
    await user.click(button('Nästa mening'));
    await afterCancel();
    expect(scroll).toHaveBeenCalledTimes(first + 1);
  });

  it('sentence by sentence by the device’s own voices, and waits at an exercise', async () => {
    await listen();
    await finish(7);
    expect(texts()).toEqual([
      ...['Grafer', 'En graf har noder.', 'Den har kanter.', 'Det heter', 'depth first.'],
      ...['Kod, en rad.', 'Uppgift.'],
    ]);
    expect(new Set(speech.said.map(({ voice }) => voice))).toEqual(new Set(['sv', 'en']));
    expect(speech.said[4]?.voice).toBe('en');
    screen.getByText('Uppläsningen väntar här.');
    await user.click(button('Läs uppgiften'));
    expect(texts().at(-1)).toBe('Rita en graf.');
    await finish(2);
    expect(texts().at(-1)).toBe('Slut.');
    expect(button('Läs')).toBeVisible();
  });

  it('on past an exercise, and code as a reader says it, when that is wanted', async () => {
    await listen();
    await finish(5);
    await user.click(button('Läs koden'));
    await afterCancel();
    expect(texts().at(-1)).toBe('x lika med 1');
    await finish(2);
    await user.click(button('Läs vidare'));
    expect(texts().at(-1)).toBe('Slut.');
  });

  it('from a sentence back and forward, and again from its beginning after a pause', async () => {
    await listen();
    await finish();
    await user.click(button('Nästa mening'));
    await afterCancel();
    expect(texts().at(-1)).toBe('Den har kanter.');
    await user.click(button('Föregående mening'));
    await afterCancel();
    expect(texts().at(-1)).toBe('En graf har noder.');
    await user.click(button('Pausa'));
    expect(speech.speaking).toBe(false);
    await user.click(button('Läs'));
    expect(texts().slice(-2)).toEqual(['En graf har noder.', 'En graf har noder.']);
  });

  it('from where one presses', async () => {
    await listen();
    await user.click(screen.getByText('Slut.'));
    await afterCancel();
    expect(texts().at(-1)).toBe('Slut.');
  });

  it('at a speed that is kept on the device', async () => {
    await listen();
    fireEvent.change(screen.getByLabelText('Hastighet'), { target: { value: '1.4' } });
    await afterCancel();
    expect(speech.said.at(-1)?.rate).toBe(1.4);
    screen.getByText('1,4 ×');
    await user.click(button('Stäng'));
    expect(speech.speaking).toBe(false);
    await user.click(button('Lyssna'));
    await screen.findByText('1,4 ×');
  });

  it('by its key, which pauses too', async () => {
    render(<Lesson />);
    speech.tellVoices();
    await user.keyboard('{Alt>}l{/Alt}');
    await screen.findByRole('button', { name: 'Pausa' });
    await user.keyboard('{Alt>}l{/Alt}');
    expect(button('Läs')).toBeVisible();
  });

  it('until the page changes', async () => {
    await listen();
    await user.click(button('Nästa sida'));
    expect(speech.speaking).toBe(false);
    await finish();
    expect(texts()).toEqual(['Grafer']);
  });
});

it('a browser that refuses to speak is told of', async () => {
  await listen();
  vi.spyOn(speech, 'speak').mockImplementation((utterance) => {
    queueMicrotask(() => utterance.dispatchEvent(new Event('error')));
  });
  await user.click(button('Nästa mening'));
  await afterCancel();
  screen.getByText('Rösten svarar inte. Tryck på Läs för att försöka igen.');
});

it('without an own Swedish voice nothing is said, and one sentence says how one is had', async () => {
  install(fakeVoice('sv', false), fakeVoice('en'));
  render(<Lesson />);
  speech.tellVoices();
  await user.click(button('Lyssna'));
  await screen.findByText('Ingen svensk röst finns på den här enheten.');
  expect(speech.said).toEqual([]);
});

it('a voice that the browser finds late is used as soon as it is found', async () => {
  render(<Lesson />);
  await user.click(button('Lyssna'));
  await screen.findByText('Ingen svensk röst finns på den här enheten.', undefined, {
    timeout: 5_000,
  });
  act(() => speech.tellVoices());
  await screen.findByRole('button', { name: 'Pausa' });
  expect(texts()).toEqual(['Grafer']);
});
