import type { Block } from './physics';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A screen to jump about in. */
export interface Level {
  /** Where the picture begins: a sky that nobody reaches is not drawn. */
  readonly top: number;
  readonly start: Spot;
  readonly blocks: readonly Block[];
  readonly coins: readonly Spot[];
  /** Heights and widths that stand in the drawing. */
  readonly labels: readonly (Spot & { readonly text: string })[];
  readonly alt: string;
}

/** Twenty tiles by twelve. */
export const view = { width: 320, height: 192 } as const;

const floor = 160;
/** Down past the picture's edge, and out past its sides. */
const ground = (x: number, width: number): Block => ({ x, y: floor, width, height: 48 });

export const levels = {
  /** A wall that the lesson's jump does not get over. */
  mur: {
    top: 0,
    start: { x: 108, y: floor - 8 },
    blocks: [
      ground(-4, view.width + 8),
      { x: 16, y: floor - 72, width: 48, height: 16 },
      { x: 240, y: floor - 96, width: 24, height: 96 },
    ],
    coins: [
      { x: 168, y: floor - 60 },
      { x: 40, y: floor - 84 },
      { x: 292, y: floor - 12 },
    ],
    labels: [
      { x: 40, y: floor - 38, text: '72 px' },
      { x: 252, y: floor - 104, text: '96 px' },
    ],
    alt: 'En plattform på 72 pixlar till vänster, och till höger en mur på 96 pixlar med ett mynt bakom.',
  },
  /** A gap that has to be jumped from its very edge. */
  grop: {
    top: 40,
    start: { x: 52, y: floor - 8 },
    blocks: [ground(-4, 92), ground(232, 92)],
    coins: [
      { x: 288, y: floor - 12 },
      { x: 24, y: floor - 12 },
    ],
    labels: [{ x: 160, y: floor + 22, text: '144 px' }],
    alt: 'Två stycken mark med en grop på 144 pixlar emellan, och ett mynt på varje sida.',
  },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof levels;
export const levelNames = ['mur', 'grop'] as const satisfies readonly LevelName[];
