import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Editor from '../Editor';

it('lets the keyboard scroll the code that stands there until the editor has come', () => {
  render(
    <Editor
      value="print(1)"
      label="Pythonkod"
      describedBy="help"
      onChange={() => undefined}
      onRun={() => undefined}
      savedNote="Koden sparas."
    />,
  );
  const code = screen.getByRole('group', { name: 'Pythonkod' });
  expect(code).toHaveTextContent('print(1)');
  expect(code).toHaveAttribute('tabindex', '0');
});
