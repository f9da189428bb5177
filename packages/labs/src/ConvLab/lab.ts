import { defineLab } from '../kit/lab';
import {
  applyOperation,
  outputSize,
  resizeImage,
  sizeOf,
  type Matrix,
  type Operation,
  type Place,
  type Size,
} from './core/conv';
import type { ConvSettings, OperationKind } from './settings';

export interface ConvState {
  readonly settings: ConvSettings;
  readonly image: Matrix;
  /** The images that outputs replaced, for the way back. */
  readonly past: readonly Matrix[];
  readonly kind: OperationKind;
  readonly conv: ConvSettings['conv'];
  readonly pool: ConvSettings['pool'];
  /** The value that painting gives a pixel. */
  readonly brush: number;
  /** Which place the window is at, in reading order from 0. */
  readonly position: number;
  /** The last place that has been computed: the output is shown up to it. */
  readonly revealed: number;
}

/** What the window does now. */
export function operationOf({
  kind,
  conv,
  pool,
}: Pick<ConvState, 'kind' | 'conv' | 'pool'>): Operation {
  return kind === 'conv' ? { kind, ...conv } : { kind, ...pool };
}

/** How many places the window has; 0 when it does not fit. */
export function placeCount(state: ConvState): number {
  const { rows, columns } = outputSize(sizeOf(state.image), operationOf(state));
  return rows * columns;
}

/** The window's place in the output. */
export function currentPlace(state: ConvState): Place {
  const { columns } = outputSize(sizeOf(state.image), operationOf(state));
  const width = Math.max(1, columns);
  return { row: Math.floor(state.position / width), column: state.position % width };
}

/** Back to the first place, or to a whole output where the author asked for that. */
function rewound(state: ConvState): ConvState {
  const last = state.settings.finished ? Math.max(0, placeCount(state) - 1) : 0;
  return { ...state, position: 0, revealed: last };
}

function goTo(state: ConvState, position: number): ConvState {
  const last = placeCount(state) - 1;
  const place = Math.max(0, Math.min(last, position));
  return { ...state, position: place, revealed: Math.max(state.revealed, place) };
}

function paint(state: ConvState, cells: readonly number[], value: number): ConvState {
  const { columns } = sizeOf(state.image);
  const painted = new Set(cells);
  const image = state.image.map((row, r) =>
    row.map((pixel, c) => (painted.has(r * columns + c) ? value : pixel)),
  );
  return { ...state, image, brush: value };
}

function chain(state: ConvState): ConvState {
  const output = applyOperation(state.image, operationOf(state));
  if (output.length === 0) return state;
  return rewound({ ...state, image: output, past: [...state.past, state.image] });
}

function unchain(state: ConvState): ConvState {
  const image = state.past.at(-1);
  if (image === undefined) return state;
  return rewound({ ...state, image, past: state.past.slice(0, -1) });
}

function resize(state: ConvState, patch: Partial<Size>): ConvState {
  const image = resizeImage(state.image, { ...sizeOf(state.image), ...patch });
  return rewound({ ...state, image, past: [] });
}

function setConv(state: ConvState, patch: Partial<ConvSettings['conv']>): ConvState {
  const next = { ...state, conv: { ...state.conv, ...patch } };
  return placeCount(next) === placeCount(state) ? next : rewound(next);
}

function start(settings: ConvSettings): ConvState {
  const { image, kind, conv, pool } = settings;
  const places = { position: 0, revealed: 0 };
  return rewound({ settings, image, past: [], kind, conv, pool, brush: 9, ...places });
}

/** Whatever changes the places of the window sends it back to the first. */
export const convLab = defineLab(start, {
  setBrush: (state, brush: number) => ({ ...state, brush }),
  paint,
  setImage: (state, image: Matrix) => rewound({ ...state, image, past: [] }),
  resize,
  setKind: (state, kind: OperationKind) => rewound({ ...state, kind }),
  setConv,
  setPool: (state, patch: Partial<ConvSettings['pool']>) =>
    rewound({ ...state, pool: { ...state.pool, ...patch } }),
  goTo,
  rewind: (state) => ({ ...state, position: 0, revealed: 0 }),
  chain,
  unchain,
});
