import { createElement, useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Check from '../Check';
import { bindFields } from '../bindFields';
import More from '../More';
import { readFences } from '../readFences';
import ReadText from '../ReadText';
import { parseProps } from '../settings';
import Table from '../Table';
import TextField, { TextBox } from '../TextField';

interface Options {
  readonly loud: boolean;
  readonly times: number;
}

describe('bindFields', () => {
  it('shows one of several values and changes it alone', async () => {
    const set = vi.fn<(change: Partial<Options>) => void>();
    const field = bindFields({ loud: false, times: 3 }, set);
    expect(field('times').value).toBe(3);
    render(<Check label="Högt" {...field('loud')} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Högt' }));
    expect(set.mock.calls).toEqual([[{ loud: true }]]);
  });
});

function Written(): ReactNode {
  const [word, setWord] = useState('');
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Ord" value={word} onChange={setWord} maxLength={3} />
      <TextBox label="Text" value={text} onChange={setText} />
      <p>
        {word}, {text}
      </p>
    </>
  );
}

describe('TextField and TextBox', () => {
  it('are found by their labels and say what is written', async () => {
    render(<Written />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Ord' }), 'orden');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'rad');
    expect(screen.getByText('ord, rad')).toBeVisible();
  });
});

describe('ReadText', () => {
  const show = (shown?: string) => {
    const read = vi.fn((text: string) => (text === 'fel' ? 'Det var fel.' : undefined));
    render(
      <ReadText
        label="Text att läsa"
        button="Läs in"
        rows={2}
        read={read}
        {...(shown !== undefined && { shown })}
      />,
    );
    return {
      read,
      box: screen.getByRole('textbox', { name: 'Text att läsa' }),
      button: screen.getByRole('button', { name: 'Läs in' }),
    };
  };

  it('says what is wrong, keeps the text to be mended, and takes in what is right', async () => {
    const { read, box, button } = show();
    await userEvent.click(button);
    expect(read).not.toHaveBeenCalled();
    await userEvent.type(box, 'fel');
    await userEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent('Det var fel.');
    expect(box).toHaveValue('fel');
    await userEvent.type(box, 'fritt');
    await userEvent.click(button);
    expect(read).toHaveBeenLastCalledWith('felfritt');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('has nothing to read while what stands there is what the lab says', async () => {
    const { read, box, button } = show('a');
    expect(box).toHaveValue('a');
    await userEvent.type(box, 'b{Backspace}');
    await userEvent.click(button);
    expect(read).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('More', () => {
  it('opens by its heading', async () => {
    render(<More summary="Fler val">Dolt</More>);
    const details = screen.getByRole('group');
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Fler val'));
    expect(details).toHaveAttribute('open');
  });
});

describe('Table', () => {
  const row = (
    <tr>
      <td>1</td>
    </tr>
  );

  it('names its columns and itself', () => {
    render(
      <Table caption="Kast" heads={['Ögon']}>
        {row}
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Kast' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Ögon' })).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('can be come to by Tab where nothing in it takes focus', async () => {
    render(
      <Table label="Felmatris" heads={['Ögon']}>
        {row}
      </Table>,
    );
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Felmatris' })).toHaveFocus();
  });
});

describe('readFences', () => {
  const fence = (language: string, key = language): ReactNode =>
    createElement(
      'pre',
      { key },
      createElement('code', { className: `language-${language}` }, 'a\n'),
    );
  const read = (what: 'kodblock' | 'ett enda kodblock', ...children: ReactNode[]) =>
    parseProps('Labb', {}, (reader) => readFences(reader, children, what, 'karta'));

  it('answers the blocks', () => {
    expect(read('kodblock', '\n', fence('karta'), fence('karta', 'b'))).toHaveLength(2);
    expect(read('ett enda kodblock', fence('karta'))).toMatchObject([{ text: 'a' }]);
    expect(read('ett enda kodblock')).toEqual([]);
  });

  it.each<readonly ['kodblock' | 'ett enda kodblock', readonly ReactNode[]]>([
    ['kodblock', [fence('text')]],
    ['kodblock', ['bara ord']],
    ['ett enda kodblock', [fence('karta'), fence('karta', 'b')]],
  ])('asks for %s', (what, children) => {
    expect(() => read(what, ...children)).toThrow(
      `Labb: innehållet ska vara ${what} med språket karta.`,
    );
  });
});
