import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import PrintButtons from '../PrintButtons';

/** What the page says of its answers at the moment of printing. */
function watchPrinting(): (string | undefined)[] {
  const seen: (string | undefined)[] = [];
  vi.stubGlobal('print', () => {
    seen.push(document.documentElement.dataset['answers']);
    window.dispatchEvent(new Event('afterprint'));
  });
  return seen;
}

describe('a lesson on paper', () => {
  it('has its answers, or leaves them out and has them on the screen again', async () => {
    const seen = watchPrinting();
    render(<PrintButtons hasAnswers />);
    await userEvent.click(screen.getByRole('button', { name: 'Skriv ut' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skriv ut utan lösningar' }));
    expect(seen).toEqual([undefined, 'none']);
    expect(document.documentElement.dataset['answers']).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('without tasks has nothing to choose', () => {
    render(<PrintButtons hasAnswers={false} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
