import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import FileField from '..';

const file = new File(['{}'], 'kopia.json', { type: 'application/json' });

async function choose(holdsChoice: boolean): Promise<{ field: HTMLInputElement; names: string[] }> {
  const names: string[] = [];
  render(
    <FileField
      holdsChoice={holdsChoice}
      onChosen={(files) => names.push(...files.map(({ name }) => name))}
    >
      Välj fil
    </FileField>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Välj fil');
  await userEvent.upload(field, file);
  return { field, names };
}

it('hands over what was chosen, and can be given the same file again', async () => {
  const { field, names } = await choose(false);
  expect(names).toEqual(['kopia.json']);
  expect(field.files).toHaveLength(0);
  await userEvent.upload(field, file);
  expect(names).toEqual(['kopia.json', 'kopia.json']);
});

it('holds what was chosen where calling it off is to take it away', async () => {
  const { field, names } = await choose(true);
  expect(names).toEqual(['kopia.json']);
  expect(field.files).toHaveLength(1);
});
