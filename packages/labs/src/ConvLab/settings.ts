import type { Fence } from '@kurser/shared/nodeText';
import {
  parseProps,
  readFlag,
  readNumber,
  readNumbersOr,
  readOneOf,
  readOwn,
  readText,
  type AuthorProps,
  type PropReader,
} from '../kit/settings';
import { sizeOf, type Matrix, type Operation } from './core/conv';
import { imageNames, images, kernelNames, kernels, parseMatrix } from './core/presets';

export const limits = {
  side: { min: 2, max: 12, integer: true },
  pixel: { min: 0, max: 9, integer: true },
  kernel: { min: -99, max: 99 },
  stride: { min: 1, max: 4, integer: true },
  padding: { min: 0, max: 2, integer: true },
  pool: { min: 2, max: 4, integer: true },
} as const;

/** The sides a kernel can have. */
export const kernelSides = [2, 3, 5] as const;

export type OperationKind = Operation['kind'];

export interface ConvSettings {
  readonly title: string;
  readonly image: Matrix;
  readonly kind: OperationKind;
  readonly conv: { readonly kernel: Matrix; readonly stride: number; readonly padding: number };
  readonly pool: { readonly size: number; readonly stride: number };
  /** The output is shown whole from the start. */
  readonly finished: boolean;
}

function parseImage(text: string): Matrix {
  const image = parseMatrix(text) ?? [];
  const { rows, columns } = sizeOf(image);
  const fits = (side: number): boolean => side >= limits.side.min && side <= limits.side.max;
  if (fits(rows) && fits(columns)) return image;
  throw new Error(
    `bilden ska ha ${limits.side.min} till ${limits.side.max} lika långa rader med siffror (000999) eller tal (1 3 2 1)`,
  );
}

function readImage(read: PropReader, fences: readonly Fence[]): Matrix {
  const preset = images[readOneOf(read, 'image', imageNames, 'kant')];
  return readOwn(read, fences, { noun: 'bilden', prop: 'image', preset, parse: parseImage });
}

/** A ready-made kernel's name, or its numbers row by row. */
function readKernel(read: PropReader): Matrix {
  const numbers = readNumbersOr(read, 'kernel');
  if (numbers === undefined) return kernels[readOneOf(read, 'kernel', kernelNames, 'vertikal')];
  const side = Math.sqrt(numbers.length);
  if (!kernelSides.some((allowed) => allowed === side)) {
    read.fault(
      `kernel har ${numbers.length} tal men ska ha 4, 9 eller 25, eller vara ett av ${kernelNames.join(', ')}`,
    );
    return kernels.vertikal;
  }
  return Array.from({ length: side }, (_, row) => numbers.slice(row * side, (row + 1) * side));
}

/**
 * The settings of `<ConvLab …>`.
 * @throws an Error in Swedish with every fault
 */
export function parseSettings(props: AuthorProps, fences: readonly Fence[]): ConvSettings {
  return parseProps('ConvLab', props, (read) => {
    const kind = readOneOf<OperationKind>(read, 'operation', ['conv', 'max', 'mean'], 'conv');
    const size = readNumber(read, 'size', limits.pool, 2);
    return {
      title: readText(read, 'title', 'Ett fönster över bilden'),
      image: readImage(read, fences),
      kind,
      conv: {
        kernel: readKernel(read),
        stride: kind === 'conv' ? readNumber(read, 'stride', limits.stride, 1) : 1,
        padding: readNumber(read, 'padding', limits.padding, 0),
      },
      // Windows that lie edge to edge are what pooling mostly is.
      pool: {
        size,
        stride: kind === 'conv' ? size : readNumber(read, 'stride', limits.stride, size),
      },
      finished: readFlag(read, 'finished'),
    };
  });
}
