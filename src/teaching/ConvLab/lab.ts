import {
  applyOperation,
  outputSize,
  resizeImage,
  sizeOf,
  type Matrix,
  type Operation,
  type Place,
  type Size,
} from './conv';
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

export type ConvAction =
  | { readonly type: 'brush'; readonly value: number }
  | { readonly type: 'paint'; readonly cells: readonly number[]; readonly value: number }
  | { readonly type: 'image'; readonly image: Matrix }
  | { readonly type: 'resize'; readonly patch: Partial<Size> }
  | { readonly type: 'kind'; readonly kind: OperationKind }
  | { readonly type: 'conv'; readonly patch: Partial<ConvSettings['conv']> }
  | { readonly type: 'pool'; readonly patch: Partial<ConvSettings['pool']> }
  | { readonly type: 'goTo'; readonly position: number }
  | { readonly type: 'rewind' }
  | { readonly type: 'chain' }
  | { readonly type: 'unchain' }
  | { readonly type: 'reset' };

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

/** The lab as the author set it up. */
export function startState(settings: ConvSettings): ConvState {
  const { image, kind, conv, pool } = settings;
  return rewound({
    settings,
    image,
    past: [],
    kind,
    conv,
    pool,
    brush: 9,
    position: 0,
    revealed: 0,
  });
}

/** The lab after an action. Whatever changes the places of the window sends it back to the first. */
export function reduceConv(state: ConvState, action: ConvAction): ConvState {
  switch (action.type) {
    case 'brush':
      return { ...state, brush: action.value };
    case 'paint':
      return paint(state, action.cells, action.value);
    case 'image':
      return rewound({ ...state, image: action.image, past: [] });
    case 'resize': {
      const image = resizeImage(state.image, { ...sizeOf(state.image), ...action.patch });
      return rewound({ ...state, image, past: [] });
    }
    case 'kind':
      return rewound({ ...state, kind: action.kind });
    case 'conv': {
      const next = { ...state, conv: { ...state.conv, ...action.patch } };
      return placeCount(next) === placeCount(state) ? next : rewound(next);
    }
    case 'pool':
      return rewound({ ...state, pool: { ...state.pool, ...action.patch } });
    case 'goTo':
      return goTo(state, action.position);
    case 'rewind':
      return { ...state, position: 0, revealed: 0 };
    case 'chain':
      return chain(state);
    case 'unchain':
      return unchain(state);
    case 'reset':
      return startState(state.settings);
  }
}
