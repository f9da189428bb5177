import { createElement, useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import type { Fence } from '@kurser/shared/nodeText';
import { clickNow, focus, letPass, stopClock } from '@site/tests/support/dom/page';
import Button from '../Button';
import Check from '../Check';
import { fencedLabPart } from '../fencedLabPart';
import { defineWork } from '../lab';
import { labPart, type ViewProps } from '../labPart';
import PresetField from '../PresetField';
import { parseProps, readText, type AuthorProps } from '../settings';
import StepButtons from '../StepButtons';
import UndoButtons from '../UndoButtons';
import { useKeptWork } from '../useKeptWork';
import { usePlay } from '../usePlay';
import { useStepper } from '../useStepper';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('Button', () => {
  it('swallows presses while it is off, and keeps the focus', async () => {
    const user = userEvent.setup({ delay: null });
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const show = (off: boolean): ReactNode => (
      <form onSubmit={onSubmit}>
        <Button type="submit" off={off} onClick={onClick}>
          Nästa
        </Button>
      </form>
    );
    const { rerender } = render(show(false));
    focus(button('Nästa'));
    rerender(show(true));
    await user.keyboard('{Enter}[Space]');
    await user.click(button('Nästa'));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button('Nästa')).toHaveFocus();
    expect(button('Nästa')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Check', () => {
  it('says whether it is checked', async () => {
    const onChange = vi.fn();
    render(<Check label="Visa bitarna" value={false} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Visa bitarna' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('PresetField', () => {
  it('shows what is the student’s own, and chooses what is ready-made', async () => {
    const onChange = vi.fn();
    render(
      <PresetField label="Bild" names={['kant', 'sjua']} value={undefined} onChange={onChange} />,
    );
    const field = screen.getByRole('combobox', { name: 'Bild' });
    expect(field).toHaveDisplayValue('egen');
    await userEvent.selectOptions(field, 'sjua');
    expect(onChange).toHaveBeenCalledWith('sjua');
    await userEvent.selectOptions(field, 'egen');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

function Steps({ count }: { readonly count: number }): ReactNode {
  const [at, go] = useState(0);
  const stepper = useStepper({ at, count, go, intervalMs: 100 });
  return (
    <>
      <StepButtons stepper={stepper} primary="togglePlay" />
      {[1, 99, -1].map((to) => (
        <Button key={to} onClick={() => stepper.jump(to)}>
          Hoppa till {to}
        </Button>
      ))}
      <p>Steg {at}</p>
    </>
  );
}

describe('useStepper', () => {
  it('moves to both ends by hand and keeps the focus there', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Steps count={3} />);
    focus(button('Framåt'));
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByText('Steg 2')).toBeVisible();
    expect(button('Framåt')).toHaveFocus();
    expect(button('Till slutet')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Till början'));
    expect(screen.getByText('Steg 0')).toBeVisible();
    await user.click(button('Till slutet'));
    await user.click(button('Bakåt'));
    expect(screen.getByText('Steg 1')).toBeVisible();
  });

  it.each([
    [['Framåt'], 1],
    [['Till slutet', 'Framåt'], 2],
    [['Till slutet', 'Bakåt'], 1],
    [['Framåt', 'Till början'], 0],
    [['Hoppa till 1'], 1],
    [['Hoppa till 99'], 2],
    [['Hoppa till -1'], 0],
  ])('%j ends at %i and pauses', (presses, at) => {
    render(<Steps count={3} />);
    stopClock();
    clickNow(button('Spela'));
    for (const press of presses) clickNow(button(press));
    letPass(500);
    expect(screen.getByText(`Steg ${at}`)).toBeVisible();
    expect(button('Spela')).toBeVisible();
  });

  it('plays to the end, pauses there, and plays again from the first', () => {
    render(<Steps count={3} />);
    stopClock();
    clickNow(button('Spela'));
    letPass(160);
    expect(screen.getByText('Steg 1')).toBeVisible();
    letPass(200);
    expect(screen.getByText('Steg 2')).toBeVisible();
    clickNow(button('Spela'));
    expect(screen.getByText('Steg 0')).toBeVisible();
    clickNow(button('Framåt'));
    letPass(300);
    expect(screen.getByText('Steg 1')).toBeVisible();
    expect(button('Spela')).toBeVisible();
  });

  it('has nothing to play in a single step', () => {
    render(<Steps count={1} />);
    clickNow(button('Spela'));
    expect(button('Spela')).toHaveAttribute('aria-disabled', 'true');
  });
});

function Playing(): ReactNode {
  const [count, setCount] = useState(0);
  const { playing, verbs } = usePlay({
    verbs: { clear: () => setCount(0), add: (by: number) => setCount(count + by) },
    step: () => setCount(count + 1),
    canStep: count < 5,
    intervalMs: 100,
    pausedBy: ['clear'],
  });
  return (
    <>
      <Button onClick={verbs.togglePlay}>{playing ? 'Pausa' : 'Spela'}</Button>
      <Button onClick={verbs.clear}>Töm</Button>
      <Button onClick={() => verbs.add(10)}>Tio till</Button>
      <p>Antal {count}</p>
    </>
  );
}

describe('usePlay', () => {
  it('goes on until a verb that it makes no sense after', () => {
    render(<Playing />);
    stopClock();
    clickNow(button('Spela'));
    letPass(220);
    expect(screen.getByText('Antal 2')).toBeVisible();
    clickNow(button('Töm'));
    letPass(300);
    expect(screen.getByText('Antal 0')).toBeVisible();
    expect(button('Spela')).toBeVisible();
  });

  it('stops when there is nothing left to do, with the verbs that do not pause it too', () => {
    render(<Playing />);
    stopClock();
    clickNow(button('Spela'));
    clickNow(button('Tio till'));
    expect(button('Spela')).toBeVisible();
    letPass(300);
    expect(screen.getByText('Antal 10')).toBeVisible();
  });
});

const sum = defineWork((raw) => (typeof raw === 'number' ? raw : undefined), {
  add: (total, by: number) => total + by,
});

function Sum(): ReactNode {
  const kept = useKeptWork(sum, 'summa', 0);
  return (
    <>
      <UndoButtons work={kept} />
      <Button onClick={() => kept.verbs.add(1)}>Ett till</Button>
      <Button
        onClick={() => {
          kept.verbs.add(1);
          kept.extend(['add', 1]);
        }}
      >
        Ett streck
      </Button>
      <Button onClick={() => kept.verbs.add(0)}>Inget</Button>
      <Button onClick={kept.startOver}>Börja om</Button>
      <p>Antal {kept.state}</p>
    </>
  );
}

const showSum = () =>
  render(
    <DeviceStoreProvider scope="elev">
      <Sum />
    </DeviceStoreProvider>,
  );

describe('useKeptWork', () => {
  it('undoes and does again, a stroke at a time', () => {
    showSum();
    clickNow(button('Ett till'));
    clickNow(button('Ett streck'));
    clickNow(button('Inget'));
    expect(screen.getByText('Antal 3')).toBeVisible();
    clickNow(button('Ångra'));
    expect(screen.getByText('Antal 1')).toBeVisible();
    clickNow(button('Gör om'));
    expect(screen.getByText('Antal 3')).toBeVisible();
    expect(button('Gör om')).toHaveAttribute('aria-disabled', 'true');
    clickNow(button('Ångra'));
    clickNow(button('Ångra'));
    expect(screen.getByText('Antal 0')).toBeVisible();
  });

  it('starts over, which undo takes back', () => {
    showSum();
    clickNow(button('Ett till'));
    clickNow(button('Börja om'));
    expect(screen.getByText('Antal 0')).toBeVisible();
    clickNow(button('Ångra'));
    expect(screen.getByText('Antal 1')).toBeVisible();
  });

  it('is found again on the device', () => {
    const { unmount } = showSum();
    clickNow(button('Ett till'));
    unmount();
    showSum();
    expect(screen.getByText('Antal 1')).toBeVisible();
    expect(button('Ångra')).toHaveAttribute('aria-disabled', 'true');
  });
});

const fence = createElement('pre', { key: 'kod' }, <code className="language-text">{'10\n'}</code>);

describe('a lab in a lesson', () => {
  const parse = (props: AuthorProps, fences: readonly Fence[] = []): string =>
    parseProps(
      'Labb',
      props,
      (read) => `${readText(read, 'title', 'Utan namn')}, ${fences.length}`,
    );
  const View = ({ settings, children }: ViewProps<string>): ReactNode => (
    <section aria-label={settings}>{children}</section>
  );

  it('shows what the author wrote between its tags', () => {
    const Lab = labPart(parse, View);
    render(<Lab title="Ett">Prova {fence}</Lab>);
    expect(screen.getByRole('region', { name: 'Ett, 0' })).toHaveTextContent('Prova 10');
  });

  it('keeps the code that it reads from the page', () => {
    const Lab = fencedLabPart(parse, View);
    render(<Lab>Prova {fence}</Lab>);
    expect(screen.getByRole('region', { name: 'Utan namn, 1' })).toHaveTextContent(/^Prova$/);
  });

  it('says what the author wrote wrong', () => {
    const Lab = labPart(parse, View);
    const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lab titel="Ett" />)).toThrow(/Labb: titel är ingen egenskap/);
    fault.mockRestore();
  });
});
