import type { Scales } from '../../plot/frame';
import type { Position } from '../core/data';

/** Where in the plane a pointer is; undefined while the plane is not on the screen. */
export function pointerPosition(
  svg: SVGSVGElement | null,
  scales: Scales,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Position | undefined {
  const matrix = svg?.getScreenCTM();
  if (matrix === null || matrix === undefined) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: scales.x.toValue(x), y: scales.y.toValue(y) };
}
