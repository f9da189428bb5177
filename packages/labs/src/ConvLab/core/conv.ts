/** Numbers in rows of the same length. */
export type Matrix = readonly (readonly number[])[];

/**
 * What the window does in each place. `conv` multiplies and sums (without turning the kernel round:
 * strictly it is cross-correlation, which is what neural networks compute and call convolution);
 * the others take the largest or the mean.
 */
export type Operation =
  | {
      readonly kind: 'conv';
      /** Square. */
      readonly kernel: Matrix;
      readonly stride: number;
      /** Rings of zeros around the image. */
      readonly padding: number;
    }
  | { readonly kind: 'max' | 'mean'; readonly size: number; readonly stride: number };

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export function sizeOf(matrix: Matrix): Size {
  return { rows: matrix.length, columns: matrix[0]?.length ?? 0 };
}

/** The side of the window. */
export function windowSize(operation: Operation): number {
  return operation.kind === 'conv' ? operation.kernel.length : operation.size;
}

export function paddingOf(operation: Operation): number {
  return operation.kind === 'conv' ? operation.padding : 0;
}

/**
 * The places of a window of side f along n pixels with padding p and stride s: ⌊(n + 2p − f)/s⌋ +
 * 1; 0 when it does not fit.
 */
export function outputLength(n: number, f: number, s: number, p: number): number {
  const room = n + 2 * p - f;
  return room < 0 ? 0 : Math.floor(room / s) + 1;
}

/** The size of what the operation makes of an image; 0 × 0 when the window does not fit. */
export function outputSize(image: Size, operation: Operation): Size {
  const [f, p] = [windowSize(operation), paddingOf(operation)];
  const rows = outputLength(image.rows, f, operation.stride, p);
  const columns = outputLength(image.columns, f, operation.stride, p);
  return rows === 0 || columns === 0 ? { rows: 0, columns: 0 } : { rows, columns };
}

/** The image with rings of zeros around it. */
export function padImage(image: Matrix, padding: number): Matrix {
  const { columns } = sizeOf(image);
  const side = Array.from({ length: padding }, () => 0);
  const edge = Array.from({ length: columns + 2 * padding }, () => 0);
  const edges = Array.from({ length: padding }, () => edge);
  return [...edges, ...image.map((row) => [...side, ...row, ...side]), ...edges];
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * The pixels in the window at a place of the output. Rows and columns count from 0, in the padded
 * image.
 */
export function windowAt(image: Matrix, operation: Operation, place: Place): Matrix {
  const f = windowSize(operation);
  const top = place.row * operation.stride;
  const left = place.column * operation.stride;
  return padImage(image, paddingOf(operation))
    .slice(top, top + f)
    .map((row) => row.slice(left, left + f));
}

/** What the operation makes of the pixels in its window. */
export function reduceWindow(pixels: Matrix, operation: Operation): number {
  switch (operation.kind) {
    case 'conv':
      return pixels
        .flatMap((row, r) => row.map((value, c) => value * (operation.kernel[r]?.[c] ?? 0)))
        .reduce((sum, product) => sum + product, 0);
    case 'max':
      return Math.max(...pixels.flat());
    case 'mean':
      return pixels.flat().reduce((sum, value) => sum + value, 0) / pixels.flat().length;
  }
}

/** The whole output; empty when the window does not fit. */
export function applyOperation(image: Matrix, operation: Operation): Matrix {
  const { rows, columns } = outputSize(sizeOf(image), operation);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      reduceWindow(windowAt(image, operation, { row, column }), operation),
    ),
  );
}

/** A smaller or larger image with the same pixels from the upper left corner; new pixels are 0. */
export function resizeImage(image: Matrix, { rows, columns }: Size): Matrix {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => image[row]?.[column] ?? 0),
  );
}
