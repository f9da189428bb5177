import type { Locator, Page } from '@playwright/test';

/** One step of a part: what leads up to it, and the click or key that is timed. */
export interface PartStep {
  readonly name: string;
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** Puts the page back, so that the step can be taken again. */
  reset?(page: Page): Promise<void>;
}

/** A teaching part on its page of the fixture site (tests/fixtures/docs). */
export interface Part {
  readonly name: string;
  readonly page: string;
  /** Parts that stand on the page besides: their budgets are added to its own. */
  readonly beside?: readonly string[];
  /** Visible when the part has started. */
  ready(page: Page): Locator;
  readonly steps?: readonly PartStep[];
}

const lab = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const titled =
  (title: string) =>
  (page: Page): Locator =>
    lab(page, title);
const click = (name: string, title: string, button: string): PartStep => ({
  name,
  act: (page) => lab(page, title).getByRole('button', { name: button, exact: true }).click(),
});

/**
 * The page that the others are compared with: a heading and one line of text, in both of the site's
 * fonts, which no part pays for.
 */
export const plainPart: Part = {
  name: '(en sida utan delar)',
  page: '/courses/',
  ready: (page) => page.getByText('Provsidor för komponenterna'),
};

const reading: readonly Part[] = [
  {
    name: 'Quiz',
    page: '/courses/quiz',
    ready: (page) => page.getByRole('radio').first(),
    steps: [{ name: 'välja svar', act: (page) => page.getByRole('radio').first().click() }],
  },
  {
    name: 'Exercise',
    page: '/courses/exercise',
    ready: (page) => page.getByRole('heading', { name: /Antal veckor/ }),
    steps: [{ name: 'öppna ledtråd', act: (page) => page.getByText('Ledtråd 1').first().click() }],
  },
  {
    name: 'Answer',
    page: '/courses/answer',
    beside: ['Exercise'],
    ready: (page) => page.getByRole('textbox').first(),
    steps: [
      {
        name: 'svara',
        act: (page) => page.getByRole('button', { name: 'Svara' }).first().click(),
      },
    ],
  },
  {
    name: 'Predict',
    page: '/courses/predict',
    ready: (page) => page.getByRole('textbox').first(),
    steps: [
      {
        name: 'visa utskriften',
        act: (page) => page.getByRole('button', { name: 'Visa utskriften' }).first().click(),
        reset: (page) => page.getByRole('button', { name: 'Försök igen' }).first().click(),
      },
    ],
  },
  {
    name: 'Parsons',
    page: '/courses/parsons',
    ready: (page) => page.getByRole('button', { name: 'Kontrollera' }).first(),
    steps: [
      {
        name: 'flytta en rad',
        act: (page) =>
          page
            .getByRole('button', { name: /^Flytta ned:/ })
            .first()
            .click(),
      },
    ],
  },
  {
    name: 'StepTrace',
    page: '/courses/steptrace',
    ready: titled('Två anrop delar samma lista'),
    steps: [click('framåt', 'Två anrop delar samma lista', 'Steg framåt')],
  },
  {
    name: 'FlagCheck',
    page: '/courses/flagcheck',
    ready: (page) => page.getByRole('textbox').first(),
  },
  {
    name: 'Download',
    page: '/courses/download',
    beside: ['Exercise'],
    ready: (page) => page.getByText('Filerna till labyrinten'),
  },
  {
    name: 'Term och Glossary',
    page: '/courses/term',
    ready: (page) => page.getByRole('definition').first(),
  },
  { name: 'Figure', page: '/courses/figure', ready: (page) => page.getByRole('figure').first() },
  {
    name: 'Mermaid',
    page: '/courses/mermaid',
    ready: (page) => page.locator('.docusaurus-mermaid-container svg').first(),
  },
  { name: 'KaTeX', page: '/courses/math', ready: (page) => page.locator('.katex').first() },
  { name: 'PyRun', page: '/courses/pyrun', ready: titled('Räkna medelvärdet') },
];

const logic: readonly Part[] = [
  {
    name: 'TruthTable',
    page: '/courses/truthtable',
    ready: titled('Utforska'),
    steps: [
      {
        name: 'ett tecken i uttrycket',
        prepare: (page) => lab(page, 'Utforska').getByRole('textbox').fill("A·B·D + A'·C"),
        act: (page) => lab(page, 'Utforska').getByRole('textbox').press("'"),
      },
    ],
  },
  {
    name: 'GateSim',
    page: '/courses/gatesim',
    ready: titled('Heladderare'),
    steps: [click('klockpuls', 'Räknare av vippor', 'Klockpuls')],
  },
  {
    name: 'AluSim',
    page: '/courses/alusim',
    ready: titled('Bara plus och minus'),
    steps: [
      {
        name: 'byta en bit',
        act: (page) =>
          lab(page, 'Bara plus och minus').getByRole('button', { name: 'A, bit 0' }).click(),
      },
    ],
  },
  {
    name: 'BaseConverter',
    page: '/courses/baseconverter',
    ready: titled('Fyra byte'),
    steps: [click('+ 1', 'Fyra byte', '+ 1')],
  },
];

const drawing: readonly Part[] = [
  {
    name: 'MazeViz',
    page: '/courses/mazeviz',
    ready: titled('Djupet först'),
    steps: [
      click('framåt', 'Bredden först mot A*', 'Framåt'),
      {
        name: 'rita vägg',
        prepare: async (page) => {
          const panel = lab(page, 'Bredden först mot A*');
          await panel.getByText('Vägg', { exact: true }).click();
          await panel.getByRole('gridcell', { name: '(0, 0)' }).first().focus();
        },
        act: (page) => page.keyboard.press('Enter'),
      },
    ],
  },
  {
    name: 'SpriteLab',
    page: '/courses/spritelab',
    ready: titled('Skeppet'),
    steps: [click('spegla', 'Skeppet', 'Spegla i sidled')],
  },
  {
    name: 'KeyTrainer',
    page: '/courses/keytrainer',
    ready: titled('Ändra i en lista'),
    steps: [
      {
        name: 'tangenten w',
        prepare: (page) =>
          lab(page, 'Ändra i en lista').getByRole('textbox', { name: 'Övningstext' }).focus(),
        act: (page) => page.keyboard.press('w'),
      },
    ],
  },
];

const learning: readonly Part[] = [
  {
    name: 'PointLab',
    page: '/courses/pointlab',
    ready: titled('Citron eller apelsin?'),
    steps: [
      {
        name: '100 steg',
        prepare: async (page) => {
          await lab(page, 'Björk eller ek?')
            .getByLabel('Modell')
            .selectOption('logistisk regression');
        },
        act: (page) =>
          lab(page, 'Björk eller ek?').getByRole('button', { name: '100 steg' }).click(),
      },
    ],
  },
  {
    name: 'NetLab',
    page: '/courses/netlab',
    ready: titled('Perceptronen'),
    steps: [
      {
        name: '100 epoker, 6 neuroner',
        prepare: (page) =>
          lab(page, 'XOR med två dolda neuroner')
            .getByRole('textbox', { name: 'Dolda neuroner' })
            .fill('6'),
        act: (page) =>
          lab(page, 'XOR med två dolda neuroner')
            .getByRole('button', { name: '100 epoker' })
            .click(),
      },
    ],
  },
  {
    name: 'ConvLab',
    page: '/courses/convlab',
    ready: titled('En sjua'),
    steps: [click('framåt', 'En sjua', 'Framåt')],
  },
  {
    name: 'TokenLab',
    page: '/courses/tokenlab',
    ready: titled('Egen text'),
    steps: [
      {
        name: 'slå ihop ett par, 2 200 tecken',
        prepare: (page) =>
          lab(page, 'Egen text')
            .getByLabel('Text', { exact: true })
            .fill('sju sjösjuka sjömän sköttes av sju sköna sjuksköterskor '.repeat(40)),
        act: (page) =>
          lab(page, 'Egen text').getByRole('button', { name: 'Slå ihop ett par' }).click(),
      },
    ],
  },
  {
    name: 'GridWorld',
    page: '/courses/gridworld',
    ready: titled('Klippan'),
    steps: [click('100 episoder', 'Klippan', '100 episoder')],
  },
];

export const parts: readonly Part[] = [...reading, ...logic, ...drawing, ...learning];
