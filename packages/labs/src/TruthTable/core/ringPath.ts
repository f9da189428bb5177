import type { GroupPiece } from '../../logic/karnaugh';

/** One cell's side in drawing units. The style sheet's cells have the same proportions. */
export const cellSize = 40;

/** How far a group that wraps is drawn out over the map's edge, to show that it goes on. */
const overhang = 9;
const radius = 9;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The sides where the line is left out because the group continues on the other side of the map.
 */
interface OpenSides {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

function openSides(piece: GroupPiece): OpenSides {
  return {
    left: piece.open.horizontal && piece.column === 0,
    right: piece.open.horizontal && piece.column > 0,
    top: piece.open.vertical && piece.row === 0,
    bottom: piece.open.vertical && piece.row > 0,
  };
}

function boxOf(piece: GroupPiece, open: OpenSides, inset: number): Box {
  return {
    left: piece.column * cellSize + (open.left ? -overhang : inset),
    right: (piece.column + piece.width) * cellSize + (open.right ? overhang : -inset),
    top: piece.row * cellSize + (open.top ? -overhang : inset),
    bottom: (piece.row + piece.height) * cellSize + (open.bottom ? overhang : -inset),
  };
}

/**
 * The outline of a group's piece as SVG path data: a rounded rectangle whose sides at a wrapped
 * edge are left open. `inset` is the distance to the cells' borders, so that groups on the same
 * cells lie inside each other.
 */
export function ringPath(piece: GroupPiece, inset: number): string {
  const open = openSides(piece);
  const { left, right, top, bottom } = boxOf(piece, open, inset);
  const r = radius;
  const corner = (drawn: boolean, x: number, y: number, curve: string): string =>
    drawn ? curve : `M${x} ${y}`;
  const line = (drawn: boolean, x: number, y: number): string => `${drawn ? 'L' : 'M'}${x} ${y}`;
  const topLeft = !open.top && !open.left;
  const topRight = !open.top && !open.right;
  const bottomRight = !open.bottom && !open.right;
  const bottomLeft = !open.bottom && !open.left;
  return [
    `M${String(topLeft ? left + r : left)} ${top}`,
    line(!open.top, topRight ? right - r : right, top),
    corner(topRight, right, top, `Q${right} ${top} ${right} ${top + r}`),
    line(!open.right, right, bottomRight ? bottom - r : bottom),
    corner(bottomRight, right, bottom, `Q${right} ${bottom} ${right - r} ${bottom}`),
    line(!open.bottom, bottomLeft ? left + r : left, bottom),
    corner(bottomLeft, left, bottom, `Q${left} ${bottom} ${left} ${bottom - r}`),
    line(!open.left, left, topLeft ? top + r : top),
    corner(topLeft, left, top, `Q${left} ${top} ${left + r} ${top}`),
  ].join('');
}

/**
 * Where a group's number stands: on the upper line of its first piece, moved along so that numbers
 * do not cover each other.
 */
export function ringLabelAt(
  piece: GroupPiece,
  inset: number,
  index: number,
): { readonly x: number; readonly y: number } {
  const { left, top } = boxOf(piece, openSides(piece), inset);
  return { x: Math.max(left, 0) + 8 + (index % 3) * 11, y: Math.max(top, 1) };
}
