import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import GateSims from '@site/tests/fixtures/docs/gatesim.mdx';
import {
  clickNow,
  fill,
  focus,
  letPass,
  openPage,
  part,
  stopClock,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const lab = (title: string): Part => part(`Labb ${title}`);

const open = async (title: string): Promise<Part> => {
  page = await openPage(GateSims, title);
  return lab(title);
};

const input = (panel: Part, name: string): HTMLElement =>
  panel.getByRole('button', { name: new RegExp(`^Ingång ${name}:`) });

const click = (panel: Part, name: string | RegExp): Promise<void> =>
  page.user.click(panel.getByRole('button', { name }));

test('runs a full adder and follows it in the truth table', async () => {
  const panel = await open('Heladderare');
  expect(textOf(panel.element)).toContain('S = 1, Cout = 0');
  await page.user.click(input(panel, 'A'));
  await page.user.click(input(panel, 'Cin'));
  expect(textOf(panel.element)).toContain('S = 1, Cout = 1');
  expect(input(panel, 'A')).toHaveAttribute('aria-pressed', 'true');
  const row = within(panel.getByRole('row', { current: true }));
  expect(row.getByRole('rowheader')).toHaveTextContent('▸ 7');
});

test('runs by keyboard alone, delay by delay', async () => {
  const panel = await open('Glitch');
  for (const name of ['A', 'B', 'C']) await page.press(input(panel, name), '{Enter}');
  await page.press(panel.getByRole('checkbox', { name: 'En grindfördröjning i taget' }), '[Space]');
  await page.press(input(panel, 'A'), '[Space]');
  const step = panel.getByRole('button', { name: 'Nästa grindfördröjning' });
  expect(textOf(panel.element)).toContain('Efter 0 grindfördröjningar: signalerna är på väg');
  for (const value of ['1', '0', '1']) {
    await page.press(step, '{Enter}');
    expect(panel.getByText(`Y = ${value}`)).toBeVisible();
  }
  expect(textOf(panel.element)).toContain(
    'Efter 3 grindfördröjningar: kretsen har kommit till ro.',
  );
  expect(step).toHaveAttribute('aria-disabled', 'true');
  expect(step).toHaveFocus();
});

test('remembers in a latch of two gates and says what the start left open', async () => {
  const panel = await open('SR-latch av NOR');
  expect(textOf(panel.element)).toContain('Slingan Q och P har 2 stabila lägen.');
  await page.user.dblClick(input(panel, 'R'));
  expect(textOf(panel.element)).toContain('Q = 0, P = 1');
  await page.user.dblClick(input(panel, 'S'));
  expect(textOf(panel.element)).toContain('Q = 1, P = 0');
});

test('clocks flip-flops step by step and by itself', async () => {
  const panel = await open('Räknare av vippor');
  for (let count = 0; count < 5; count += 1) await click(panel, 'Klockpuls');
  expect(textOf(panel.element)).toContain('q2 = 1, q1 = 0, q0 = 1');
  expect(
    panel.getByRole('img', { name: /^Tidsdiagram\. clk: 0 1 0 1 0 1 0 1 0 1 0\./ }),
  ).toBeVisible();
  stopClock();
  clickNow(panel.getByRole('button', { name: 'Kör klockan' }));
  letPass(1_300);
  expect(textOf(panel.element)).toContain('q2 = 1, q1 = 1, q0 = 0');
  clickNow(panel.getByRole('button', { name: 'Stoppa klockan' }));
  clickNow(panel.getByRole('button', { name: 'Slå av och på strömmen' }));
  expect(textOf(panel.element)).toContain('q2 = 0, q1 = 0, q0 = 0');
});

test('explains a loop that never rests, and the forbidden state', async () => {
  page = await openPage(GateSims, 'Ringoscillator', 'SR som del');
  const ring = lab('Ringoscillator');
  await page.user.click(input(ring, 'E'));
  expect(textOf(ring.element)).toContain(
    'Kretsen svänger: Y, NOT 1 och NOT 2 växlar mellan 0 och 1 utan slut.',
  );
  await page.user.click(input(ring, 'E'));
  expect(textOf(ring.element)).not.toContain('Kretsen svänger');
  const latch = lab('SR som del');
  await page.user.click(input(latch, 'S'));
  await page.user.click(input(latch, 'R'));
  expect(textOf(latch.element)).toContain('Q är i det förbjudna läget');
});

test('changes all drawings to IEC symbols and remembers it', async () => {
  const signs = (title: string, sign: string): HTMLElement[] => lab(title).queryAllByText(sign);
  page = await openPage(GateSims, 'Heladderare', 'XOR av NAND');
  expect(signs('Heladderare', '=1')).toEqual([]);
  await page.press(lab('Heladderare').getByRole('radio', { name: 'IEC' }), '[Space]');
  expect(signs('Heladderare', '=1')).not.toEqual([]);
  await page.reload();
  expect(signs('XOR av NAND', '&')).not.toEqual([]);
});

test('draws what is written and says which line is wrong', async () => {
  page = await openPage(GateSims, 'Skriv en krets');
  await screen.findByRole('region', { name: 'Labb Skriv en krets' });
  const text = (): HTMLElement => lab('Skriv en krets').getByLabelText('Kretsen som text');
  fill(text(), 'inputs: A, B\nY = A xor');
  expect(textOf(lab('Skriv en krets').element)).toContain(
    'Rad 2: i A xor. Plats 6: uttrycket tar slut',
  );
  fill(text(), 'inputs: A, B\nY = A xor B');
  const panel = lab('Skriv en krets');
  expect(
    panel.getByRole('img', { name: /^Kopplingsschema: ingångar A, B, 1 del, utgångar Y\./ }),
  ).toBeVisible();
  await page.user.click(input(panel, 'A'));
  expect(panel.getByText('Y = 1')).toBeVisible();
  await page.reload();
  expect(text()).toHaveValue('inputs: A, B\nY = A xor B');
  await click(lab('Skriv en krets'), 'Återställ texten');
  expect(text()).toHaveValue("inputs: A, B, C\noutputs: Y\nY = (A + B)·C'");
  await click(lab('Skriv en krets'), 'Visa min gamla text');
  expect(text()).toHaveValue('inputs: A, B\nY = A xor B');
});

test('judges what is written, and shows on the drawing what is wrong', async () => {
  const title = 'Skriv en räknare';
  page = await openPage(GateSims, title);
  await screen.findByRole('region', { name: `Labb ${title}` });
  const judge = async (verdict: string, text?: string): Promise<void> => {
    if (text !== undefined) fill(lab(title).getByLabelText('Kretsen som text'), text);
    await click(lab(title), 'Kontrollera');
    await waitFor(() => expect(textOf(lab(title).element)).toContain(verdict));
  };
  await judge('gör så här: 3 klockpulser. Då ska q1 vara 0, men din krets ger 1');
  await click(lab(title), 'Gör stegen på kretsen');
  expect(textOf(lab(title).element)).toContain('q1 = 1, q0 = 1');
  const head = 'clock: clk\noutputs: q1, q0\n';
  await judge('får bara byggas av AND, XOR, D-vippa', `${head}counter q: bits=2 clk=clk mod=3`);
  expect(textOf(lab(title).element)).not.toContain('gör så här');
  await judge('går inte att läsa än', 'clock: clk\noutputs: q1');
  await judge(
    '✓ Rätt. Kretsen gör rätt i alla lägen som den kan hamna i.',
    `${head}dff q0: d=q1'·q0' clk=clk\ndff q1: d=q0 clk=clk`,
  );
});

test('builds XOR, has it checked and finds it again', async () => {
  const title = 'XOR av fyra NAND';
  const panel = await open(title);
  const wire = async (from: string, to: string): Promise<void> => {
    await click(panel, `Ledning från ${from}`);
    await click(panel, `Ledning till ${to}`);
  };
  for (let count = 0; count < 4; count += 1) await click(panel, 'Lägg till NAND');
  await wire('A', 'NAND 1, ingång 1');
  await wire('B', 'NAND 1, ingång 2');
  await wire('NAND 1', 'utgången Y');
  await click(panel, 'Kontrollera');
  expect(textOf(panel.element)).toContain(
    'Första felet är på rad 0 (A=0, B=0): Y ska vara 0, men din krets ger 1.',
  );
  await wire('A', 'NAND 2, ingång 1');
  await wire('NAND 1', 'NAND 2, ingång 2');
  await wire('NAND 1', 'NAND 3, ingång 1');
  await wire('B', 'NAND 3, ingång 2');
  await wire('NAND 2', 'NAND 4, ingång 1');
  await wire('NAND 3', 'NAND 4, ingång 2');
  await wire('NAND 4', 'utgången Y');
  await click(panel, 'Ordna');
  await click(panel, 'Kontrollera');
  expect(textOf(panel.element)).toContain('✓ Rätt. Alla 4 rader stämmer, med 4 delar.');
  await page.user.click(input(panel, 'A'));
  expect(input(panel, 'A')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  expect(textOf(lab(title).element)).toContain('Ledningar (9)');
  await click(lab(title), 'Kontrollera');
  expect(textOf(lab(title).element)).toContain('✓ Rätt. Alla 4 rader stämmer, med 4 delar.');
});

test('mends a circuit by keyboard alone: place, move, wire from lists, delete, undo', async () => {
  const panel = await open('Laga halvadderaren');
  const enter = (name: string): Promise<void> =>
    page.press(panel.getByRole('button', { name }), '{Enter}');
  await enter('Kontrollera');
  expect(textOf(panel.element)).toContain('Första felet är på rad 3 (A=1, B=1): S ska vara 0');
  await enter('Ställ in raden på kretsen');
  expect(input(panel, 'B')).toHaveAttribute('aria-pressed', 'true');

  const or = (): HTMLElement | null => panel.queryByRole('button', { name: /^OR 1: markera/ });
  focus(panel.getByRole('button', { name: /^OR 1: markera/ }));
  await page.user.keyboard('{ArrowDown}{Delete}');
  expect(or()).toBeNull();
  expect(panel.getByRole('button', { name: 'Ångra' })).toHaveFocus();
  await page.user.keyboard('{Control>}z{/Control}');
  expect(or()).toBeVisible();
  await page.user.keyboard('{Control>}y{/Control}');
  expect(or()).toBeNull();

  await enter('Lägg till XOR');
  const wire = async (from: string, to: string): Promise<void> => {
    await page.user.selectOptions(panel.getByLabelText('Ledning från'), from);
    await page.user.selectOptions(panel.getByLabelText('till'), to);
    await enter('Dra ledningen');
  };
  await wire('A', 'XOR 1, ingång 1');
  await wire('A', 'XOR 1, ingång 2');
  await page.user.click(panel.getByText('Ledningar (5)'));
  await enter('Ta bort ledningen A → XOR 1, ingång 2');
  await wire('B', 'XOR 1, ingång 2');
  await wire('XOR 1', 'utgången S');
  await enter('Kontrollera');
  expect(textOf(panel.element)).toContain('✓ Rätt. Alla 4 rader stämmer, med 2 delar.');
});

test('builds with clocked parts, gates of several inputs, and lets go with Escape', async () => {
  const panel = await open('Fri bygglåda');
  await click(panel, 'Lägg till NAND');
  await page.press(panel.getByRole('radio', { name: '3' }), '[Space]');
  expect(panel.getByRole('button', { name: 'Ledning till NAND 1, ingång 3' })).toBeVisible();
  await click(panel, 'Ta bort NAND 1');
  await click(panel, 'Lägg till D-vippa');
  await click(panel, "Ledning från D-vippa 1, q'");
  expect(textOf(panel.element)).toContain("Ledning från D-vippa 1, q': tryck på ingången");
  await page.user.keyboard('{Escape}');
  expect(textOf(panel.element)).toContain('Tryck på ett stift');
  await click(panel, 'Ledning till D-vippa 1, d');
  await click(panel, "Ledning från D-vippa 1, q'");
  await click(panel, 'Ledning från clk');
  await click(panel, 'Ledning till D-vippa 1, clk');
  await click(panel, 'Ledning från D-vippa 1, q');
  await click(panel, 'Ledning till utgången X');
  expect(panel.getByRole('img', { name: /^Kopplingsschema/ })).toBeVisible();
  await click(panel, 'Klockpuls');
  await click(panel, 'Ledning till utgången X');
  await click(panel, 'Ta bort ledningen');
  expect(textOf(panel.element)).toContain('Ledningar (2)');
  await click(panel, 'Börja om');
  expect(textOf(panel.element)).toContain('Ledningar (0)');
});
