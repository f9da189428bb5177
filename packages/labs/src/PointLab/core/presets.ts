import { createRandom, type Random } from '@kurser/shared/random';
import { parseDataset, type Dataset } from './data';

/** The ready-made tables by the names authors write. All values are invented for the lessons. */
export const presetNames = [
  'frukt',
  'linje',
  'timmar',
  'blad',
  'bågar',
  'kluster',
  'moln',
] as const;
export type PresetName = (typeof presetNames)[number];

const frukt = `bredd (cm); höjd (cm); sort
5,1; 7,0; citron
5,4; 7,4; citron
5,8; 7,9; citron
6,0; 8,4; citron
7,0; 7,1; apelsin
7,3; 7,5; apelsin
7,7; 7,6; apelsin
6,3; 6,6; apelsin`;

const linje = `tid (s); sträcka (m)
1; 2,1
2; 3,9
3; 6,2
4; 7,8
5; 10,1`;

const timmar = `pluggtid (h); godkänd (0 eller 1)
0,5; 0
1; 0
1,5; 0
2; 0
2,5; 1
3; 0
3,5; 1
4; 1
4,5; 1
5; 1`;

const kluster = `x (cm); y (cm)
1; 1
1,5; 2
2; 1
8; 8
8,5; 9
9; 8`;

function cloud(
  random: Random,
  count: number,
  at: readonly [number, number],
  spread: number,
): string[] {
  return Array.from({ length: count }, () =>
    at.map((centre) => (centre + spread * random.normal()).toFixed(1)).join('; '),
  );
}

/** Two sorts of leaves whose sizes overlap: no model gets all of them right. */
function blad(): string {
  const random = createRandom(4);
  const birch = cloud(random, 18, [4.6, 3.4], 0.8).map((row) => `${row}; björk`);
  const oak = cloud(random, 18, [6.6, 4.6], 1.0).map((row) => `${row}; ek`);
  return ['längd (cm); bredd (cm); träd', ...birch, ...oak].join('\n');
}

/** Two arcs that grip each other: no straight line divides them. */
function arcs(): string {
  const random = createRandom(9);
  const arc = (angle: number, upper: boolean): string => {
    const x = upper ? Math.cos(angle) : 1 - Math.cos(angle);
    const y = upper ? Math.sin(angle) : 0.4 - Math.sin(angle);
    const noisy = [x, y].map((value) => (5 + 2 * value + 0.25 * random.normal()).toFixed(1));
    return `${noisy.join('; ')}; ${upper ? 'övre' : 'undre'}`;
  };
  const angles = Array.from({ length: 16 }, (_, i) => (i / 15) * Math.PI);
  const rows = [true, false].flatMap((upper) => angles.map((angle) => arc(angle, upper)));
  return ['x (cm); y (cm); båge', ...rows].join('\n');
}

function clouds(): string {
  const random = createRandom(2);
  const rows = (
    [
      [2.5, 2.5],
      [7.5, 3.5],
      [4.5, 7.5],
    ] as const
  ).flatMap((at) => cloud(random, 14, at, 0.8));
  return ['x (cm); y (cm)', ...rows].join('\n');
}

const tables: Readonly<Record<PresetName, () => string>> = {
  frukt: () => frukt,
  linje: () => linje,
  timmar: () => timmar,
  blad,
  bågar: arcs,
  kluster: () => kluster,
  moln: clouds,
};

/** The dataset of that name. */
export function presetDataset(name: PresetName): Dataset {
  return parseDataset(tables[name]());
}
