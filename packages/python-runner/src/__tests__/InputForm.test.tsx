import { useState, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import InputForm from '../InputForm';

/** A program that asks again when the test says so, as a worker does: after its answer. */
function openForm() {
  const answers: (string | null)[] = [];
  let ask = (): void => undefined;
  function Program(): ReactNode {
    const [isAsking, setAsking] = useState(true);
    ask = () => {
      setAsking(true);
    };
    return (
      <InputForm
        isAsking={isAsking}
        onAnswer={(line) => {
          answers.push(line);
          setAsking(false);
        }}
      />
    );
  }
  render(<Program />);
  return { answers, askAgain: () => act(() => ask()) };
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Svara programmet' });

it('answers one question with each of the lines that are pasted, and leaves the last to be sent', async () => {
  const user = userEvent.setup();
  const { answers, askAgain } = openForm();
  await user.type(field(), 'n: ');
  await user.paste('Alva\r\n17\n\nUmeå');
  expect(answers).toEqual(['n: Alva']);
  expect(field()).toHaveValue('Umeå');
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 inklistrade rader väntar på att programmet ska fråga.',
  );
  askAgain();
  askAgain();
  expect(answers).toEqual(['n: Alva', '17', '']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  askAgain();
  await user.keyboard('{Enter}');
  expect(answers).toEqual(['n: Alva', '17', '', 'Umeå']);
});

it('takes one line that is pasted as it is', async () => {
  const user = userEvent.setup();
  const { answers } = openForm();
  await user.click(field());
  await user.paste('Alva');
  expect(answers).toEqual([]);
  expect(field()).toHaveValue('Alva');
});
