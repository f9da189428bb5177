import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Kinds from '@site/tests/fixtures/docs/answerkinds.mdx';
import { openPage, part, type OpenPage, type Part } from '@site/tests/support/dom/page';

let page: OpenPage;

const exercise = (title: string): Part => part(`Uppgift: ${title}`);
const pairs = (): Part => exercise('Noder och arbeten');
const order = (): Part => exercise('Från fil till figur');
const lines = (): Part => exercise('Var ändras farten');
const cells = (): Part => exercise('Vägen ut');
const nodes = (): Part => exercise('Löven som aldrig läses');
const file = (): Part => exercise('Ett hopp');
const output = (): Part => exercise('Dubbelt så mycket');

const verdict = (inside: Part): HTMLElement | null =>
  inside.element.querySelector<HTMLElement>('[data-feedback]');

const expectSaid = (inside: Part, words: string): Promise<void> =>
  waitFor(() => {
    expect(verdict(inside)).toHaveTextContent(words);
  });

async function submit(inside: Part): Promise<void> {
  await page.press(inside.getByRole('button', { name: 'Svara' }), '{Enter}');
}

const isDone = (inside: Part): boolean => {
  const box = inside.getByRole('checkbox', { name: 'Klar' });
  return box instanceof HTMLInputElement && box.checked;
};

beforeEach(async () => {
  page = await openPage(Kinds);
});

test('pairs are found by letters that the list beside explains', async () => {
  await submit(pairs());
  expect(pairs().getByText('Välj en bokstav på någon rad först.')).toBeVisible();
  const choose = async (thing: string, partner: string): Promise<void> => {
    await page.user.selectOptions(pairs().getByLabelText(thing), partner);
  };
  await choose('Area2D', 'står still och stoppar');
  await choose('StaticBody2D', 'känner av utan att stoppa');
  await choose('Timer', 'räknar ner');
  await submit(pairs());
  await expectSaid(pairs(), '✗ Inte rätt än. Ett område stoppar ingen.');
  expect(pairs().getByLabelText('Timer')).toHaveAccessibleDescription('Stämmer');
  expect(pairs().getByLabelText('Area2D')).toHaveAccessibleDescription('Stämmer inte');

  await choose('Area2D', 'känner av utan att stoppa');
  await choose('StaticBody2D', 'står still och stoppar');
  await submit(pairs());
  await expectSaid(pairs(), '✓ Rätt. Bara kroppar stoppar.');
  expect(isDone(pairs())).toBe(true);
});

test('an order is made by the keys, judged from the top, and kept', async () => {
  await submit(order());
  expect(order().getByText('Flytta någon del först.')).toBeVisible();
  const right = ['spara bilden', 'Godot läser in den', 'noden får texturen', 'figuren syns'];
  for (const [place, text] of right.slice(0, 2).entries()) {
    const grip = order().getByRole('button', { name: `Flytta: ${text}` });
    await page.press(grip, `[Space]{Home}${'{ArrowDown}'.repeat(place)}[Space]`);
  }
  await page.press(
    order().getByRole('button', { name: 'Flytta: noden får texturen' }),
    '[Space]{End}[Space]',
  );
  await submit(order());
  await expectSaid(order(), '≈ Nästan. Två grannar har bytt plats.');
  await page.press(
    order().getByRole('button', { name: 'Flytta: noden får texturen' }),
    '[Space]{ArrowUp}[Space]',
  );
  expect(verdict(order())).toBeNull();
  await submit(order());
  await expectSaid(order(), '✓ Rätt.');
  await page.reload();
  expect(
    order()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(right);
});

test('lines are marked one by one, and nothing is said of those left alone', async () => {
  await page.user.click(
    lines().getByRole('checkbox', { name: 'Rad 2: velocity.y += 980 * delta' }),
  );
  await page.user.click(lines().getByRole('checkbox', { name: 'Rad 6: move_and_slide()' }));
  await submit(lines());
  await expectSaid(
    lines(),
    '✗ Inte rätt än. 1 av de 2 rader som ska märkas är märkta. 1 rad ska inte vara med.',
  );
  expect(lines().getByLabelText(/^Rad 2/)).toHaveAccessibleDescription('Stämmer');
  expect(lines().getByLabelText(/^Rad 6/)).toHaveAccessibleDescription('Stämmer inte');
  expect(lines().getByLabelText(/^Rad 4/)).toHaveAccessibleDescription('');
  await page.user.click(lines().getByLabelText(/^Rad 6/));
  await page.user.click(lines().getByLabelText(/^Rad 4/));
  await submit(lines());
  await expectSaid(lines(), '✓ Rätt.');
});

test('cells are marked under the arrow keys, as one stop of the Tab key', async () => {
  const cell = (name: string): HTMLElement => cells().getByRole('button', { name });
  expect(cells().element.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  await page.press(cell('Rad 1, kolumn 1: S'), '{ArrowRight}');
  expect(cell('Rad 1, kolumn 2: .')).toHaveFocus();
  await page.user.keyboard('[Space]{ArrowRight}[Space]');
  expect(cell('Rad 1, kolumn 3: .')).toHaveAttribute('aria-pressed', 'true');
  await submit(cells());
  await expectSaid(cells(), '1 av de 3 rutor som ska märkas är märkta. 1 ruta ska inte vara med.');
  expect(cell('Rad 1, kolumn 3: ., stämmer inte')).toBeVisible();
  await page.user.click(cell('Rad 1, kolumn 3: ., stämmer inte'));
  await page.user.click(cell('Rad 2, kolumn 2: .'));
  await page.user.click(cell('Rad 2, kolumn 3: .'));
  await submit(cells());
  await expectSaid(cells(), '✓ Rätt.');
});

test('nodes of a drawing are marked under the arrow keys, and say what they are joined to', async () => {
  const node = (name: string): HTMLElement => nodes().getByRole('button', { name });
  expect(nodes().element.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  await page.press(node('MAX, hänger ihop med A, B'), '{ArrowRight}');
  expect(node('A, hänger ihop med MAX, 5, 9')).toHaveFocus();
  await page.user.keyboard('[Space]');
  await page.user.click(node('6, hänger ihop med B'));
  await submit(nodes());
  await expectSaid(nodes(), '≈ Nästan. Märk bara en enda nod.');
  expect(node('A, hänger ihop med MAX, 5, 9, stämmer inte')).toBeVisible();
  await page.user.click(node('A, hänger ihop med MAX, 5, 9, stämmer inte'));
  await submit(nodes());
  await expectSaid(nodes(), '✓ Rätt.');
});

const wrongFile = `extends CharacterBody2D

func _physics_process(_delta):
\tvelocity.y = -400.0
\tmove_and_slide()
`;
const rightFile = wrongFile.replace('\tvelocity', '\tif is_on_floor():\n\t\tvelocity');

const chooser = (): HTMLElement => file().getByLabelText(/^Välj en fil/);

test('a file is chosen, read, and told fact by fact', async () => {
  await submit(file());
  expect(file().getByText('Välj en fil eller klistra in den först.')).toBeVisible();
  expect(file().queryByText('Hoppet kräver golv')).toBeNull();
  await page.user.upload(chooser(), new File([wrongFile], 'player.gd'));
  await waitFor(() => {
    expect(file().getByText('player.gd')).toBeVisible();
  });
  await submit(file());
  await expectSaid(file(), '≈ Nästan. 2 av 3 påståenden stämmer. Var frågar du efter golvet?');
  expect(file().getByText('Hoppet kräver golv').closest('li')).toHaveTextContent('Stämmer inte');
  expect(file().getByText(/^Gör din fil det ändå/)).toBeVisible();
  fireEvent.change(file().getByRole('textbox'), { target: { value: rightFile } });
  await submit(file());
  await expectSaid(file(), '✓ Rätt.');
  expect(file().getByText(/Att hoppet är lagom högt ser du själv/)).toBeVisible();
  expect(file().queryByText(/^Gör din fil det ändå/)).toBeNull();
  expect(isDone(file())).toBe(true);
});

test('a file of another kind is refused, and what was there is left', async () => {
  const box = file().getByRole('textbox');
  fireEvent.change(box, { target: { value: wrongFile } });
  const zone = box.parentElement ?? box;
  const drop = (...files: readonly File[]): void => {
    const event = createEvent.drop(zone);
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } });
    fireEvent(zone, event);
  };
  for (const [given, words] of [
    [[new File(['x'], 'bild.png')], 'Filen heter bild.png. Här läses en fil'],
    [[new File(['a\0b'], 'player.gd')], 'player.gd är ingen textfil i UTF-8.'],
    [[new File(['x'], 'a.gd'), new File(['x'], 'b.gd')], 'Det var 2 filer. Välj en i taget'],
    [[new File([' '], 'player.gd')], 'player.gd är tom.'],
    [[new File(['#'.repeat(50_000)], 'stor.gd')], 'stor.gd har 50'],
  ] as const) {
    drop(...given);
    await waitFor(() => {
      expect(file().getByText((text) => text.startsWith(words))).toBeVisible();
    });
    expect(box).toHaveValue(wrongFile);
  }
  drop(new File([rightFile], 'player.gd'));
  await waitFor(() => {
    expect(box).toHaveValue(rightFile);
  });
});

test('a printout is pasted, and the rows that are wrong are named', async () => {
  await submit(output());
  expect(output().getByText('Klistra in det som provkörningen skrev först.')).toBeVisible();
  const box = output().getByRole('textbox');
  fireEvent.change(box, { target: { value: 'Finished\nfyra: 8\nnoll: 0\nminus tre: 6\n' } });
  await submit(output());
  await expectSaid(output(), '≈ Nästan. 2 av 3 rader stämmer. minus tre: Tecknet ska vara kvar.');
  expect(output().getByText('minus tre', { selector: 'li code' }).closest('li')).toHaveTextContent(
    'Stämmer inte',
  );
  fireEvent.change(box, { target: { value: 'fyra: 8\r\nnoll:  0\r\nminus tre: -6' } });
  await submit(output());
  await expectSaid(output(), '✓ Rätt. Så är det också för negativa tal.');
  expect(isDone(output())).toBe(true);
});
