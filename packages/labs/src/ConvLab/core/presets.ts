import type { Matrix } from './conv';

/** Rows as an author writes them: one digit a pixel, or numbers with spaces between. */
export function parseMatrix(text: string): Matrix | undefined {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = /\s/.test(line) ? line.split(/\s+/) : Array.from(line);
      return cells.map((cell) => Number(cell.replace('−', '-').replace(',', '.')));
    });
  const columns = rows[0]?.length ?? 0;
  const good =
    columns > 0 && rows.every((row) => row.length === columns && !row.some(Number.isNaN));
  return good ? rows : undefined;
}

function matrix(text: string): Matrix {
  const parsed = parseMatrix(text);
  if (parsed === undefined) throw new Error(`not a matrix: ${text}`);
  return parsed;
}

/** Ready-made images by the names authors write. */
export const images = {
  kant: matrix('000999\n000999\n000999\n000999\n000999'),
  ruta: matrix('000000\n099990\n099990\n099990\n099990\n000000'),
  diagonal: matrix('900000\n090000\n009000\n000900\n000090\n000009'),
  sjua: matrix('00000000\n09999990\n00000090\n00000900\n00009000\n00090000\n00090000\n00000000'),
  tal: matrix('1 3 2 1\n4 6 5 0\n7 2 9 8\n1 0 3 4'),
} as const satisfies Readonly<Record<string, Matrix>>;

export type ImageName = keyof typeof images;
export const imageNames = [
  'kant',
  'ruta',
  'diagonal',
  'sjua',
  'tal',
] as const satisfies readonly ImageName[];

const ninth = 1 / 9;

/** Ready-made kernels by the names authors write. */
export const kernels = {
  vertikal: matrix('-1 0 1\n-1 0 1\n-1 0 1'),
  horisontell: matrix('-1 -1 -1\n0 0 0\n1 1 1'),
  kontur: matrix('-1 -1 -1\n-1 8 -1\n-1 -1 -1'),
  medelvärde: Array.from({ length: 3 }, () => [ninth, ninth, ninth]),
  skärpa: matrix('0 -1 0\n-1 5 -1\n0 -1 0'),
  identitet: matrix('0 0 0\n0 1 0\n0 0 0'),
} as const satisfies Readonly<Record<string, Matrix>>;

export type KernelName = keyof typeof kernels;
export const kernelNames = [
  'vertikal',
  'horisontell',
  'kontur',
  'medelvärde',
  'skärpa',
  'identitet',
] as const satisfies readonly KernelName[];

/** What a kernel is called on the screen. */
export const kernelLabels: Readonly<Record<KernelName, string>> = {
  vertikal: 'vertikal kant',
  horisontell: 'horisontell kant',
  kontur: 'kontur',
  medelvärde: 'medelvärde (oskärpa)',
  skärpa: 'skärpa',
  identitet: 'identitet (ändrar inget)',
};

/** The name of the kernel with these numbers, or undefined for one of the student's own. */
export function findKernelName(kernel: Matrix): KernelName | undefined {
  return kernelNames.find((name) => JSON.stringify(kernels[name]) === JSON.stringify(kernel));
}
