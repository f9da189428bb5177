import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage, part } from '@site/tests/support/dom/page';
import RecordedTrace from '..';
import { parseRecorded } from '../settings';
import type { TracedStep } from '../core/traced';

const code = 'a = [1]\nb = a\n';

function stepWith(line: number, names: readonly string[], output: string): TracedStep {
  return {
    ...{ line, explanation: `Steg på rad ${line}.`, changes: `Rad ${line} ändrar.` },
    shown: {
      frames: [
        {
          ...{ number: 0, name: '', isInnermost: true, defined: [] },
          variables: names.map((name) => ({ name, value: [{ object: 1 }], mark: 'new' })),
        },
      ],
      hiddenFrames: 0,
      objects: [
        {
          ...{ number: 1, typeName: 'list', form: 'row', left: 0, names, mark: 'same' },
          items: [{ key: ['0'], value: ['1'], mark: 'same' }],
        },
      ],
      ...{ output, written: output },
    },
  };
}

const steps = [stepWith(1, ['a'], ''), stepWith(2, ['a', 'b'], 'klart\n')];

const fence = (language: string, text: string): ReactNode => (
  <pre key={language}>
    <code className={`language-${language}`}>{text}</code>
  </pre>
);

function Lesson(): ReactNode {
  return (
    <RecordedTrace title="En delad lista" steps={steps}>
      {fence('python', code)}
    </RecordedTrace>
  );
}

describe('a program that the build has run', () => {
  test('is walked through with its keys, what two names share in one place', async () => {
    const { press } = await openPage(Lesson);
    const trace = part(/En delad lista/);
    expect(trace.getByText('ingen ännu')).toBeVisible();
    await press(trace.getByRole('button', { name: 'Steg framåt' }), '{ArrowRight}');
    expect(trace.element.querySelector('[aria-live]')).toHaveTextContent(
      'Steg 2, rad 2: Steg på rad 2.',
    );
    expect(trace.getByRole('group', { name: /objekt 1 list delas av a, b/ })).toBeVisible();
    expect(trace.getByText('klart')).toBeVisible();
  });

  test('is a list of all its steps for paper', async () => {
    await openPage(Lesson);
    const rows = within(screen.getByText('Rad 1.').closest('ol') ?? document.body);
    expect(rows.getByText('Rad 2 ändrar.')).toBeInTheDocument();
  });
});

describe('what stands between the tags', () => {
  test.each([
    ['text', 'Se här.'],
    ['another language first', [fence('steps', '@1'), fence('python', code)]],
    ['a third block', [fence('python', code), fence('steps', '@1'), fence('text', 'a')]],
  ])('is refused: %s', (_, children) => {
    expect(() => parseRecorded({ children })).toThrow('ett block python trace');
  });
});
