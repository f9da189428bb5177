import { parseNumber } from '@kurser/shared/swedishNumber';
import { niceRange, type Range } from '../../plot/scale';

/** A place in the plane, in the units of the axes. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A measured point; `group` is the index of its class (always 0 in data without classes). */
export interface Sample extends Position {
  readonly group: number;
}

/**
 * What a lab starts from. `classes`: two features and a class. `pairs`: x and y. `outcomes`: x, and
 * a y that is 0 or 1.
 */
export interface Dataset {
  readonly form: 'classes' | 'pairs' | 'outcomes';
  readonly xLabel: string;
  readonly yLabel: string;
  /** The classes' names; for outcomes `0` and `1`, for pairs one empty name. */
  readonly groups: readonly string[];
  readonly samples: readonly Sample[];
  readonly x: Range;
  readonly y: Range;
}

/** More classes than this have no shape of their own in the plot. */
const maxGroups = 4;
/** More points than this make the plane too crowded to point at. */
export const maxPoints = 120;

interface Row extends Position {
  readonly name: string | undefined;
}

function parseRow(line: string, lineNumber: number, columns: number): Row {
  const cells = line.split(';').map((cell) => cell.trim());
  const [x, y] = cells.map(parseNumber);
  const name = cells[2];
  if (cells.length !== columns || x === undefined || y === undefined || name === '')
    throw new Error(
      `rad ${lineNumber}, "${line}", ska ha formen ${columns === 3 ? '5,1; 7,0; klass' : '5,1; 7,0'}`,
    );
  return { x, y, name };
}

function formOf(rows: readonly Row[], columns: number): Dataset['form'] {
  if (columns === 3) return 'classes';
  return rows.every(({ y }) => y === 0 || y === 1) ? 'outcomes' : 'pairs';
}

function groupsOf(rows: readonly Row[], form: Dataset['form']): readonly string[] {
  switch (form) {
    case 'classes':
      return [...new Set(rows.map(({ name }) => name ?? ''))];
    case 'outcomes':
      return ['0', '1'];
    case 'pairs':
      return [''];
  }
}

/**
 * A table as an author writes it: a line of names, then a line a point, with semicolons between and
 * decimal comma or point. A third column is the class.
 * @throws an Error in Swedish that names the line
 */
export function parseDataset(text: string): Dataset {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [header = '', ...body] = lines;
  const [xLabel = '', yLabel = '', ...more] = header.split(';').map((cell) => cell.trim());
  const columns = 2 + more.length;
  if (xLabel === '' || yLabel === '' || columns > 3)
    throw new Error(
      `första raden, "${header}", ska vara axlarnas namn: bredd (cm); höjd (cm) och kanske ; sort`,
    );
  if (body.length < 2 || body.length > maxPoints)
    throw new Error(`datan har ${body.length} punkter men ska ha 2 till ${maxPoints}`);
  const rows = body.map((line, i) => parseRow(line, i + 2, columns));
  const form = formOf(rows, columns);
  const groups = groupsOf(rows, form);
  if (form === 'classes' && (groups.length < 2 || groups.length > maxGroups))
    throw new Error(`datan har ${groups.length} klasser men ska ha 2 till ${maxGroups}`);
  const samples = rows.map(({ x, y, name }) => ({
    x,
    y,
    group: form === 'outcomes' ? y : Math.max(0, groups.indexOf(name ?? '')),
  }));
  return {
    form,
    xLabel,
    yLabel,
    groups,
    samples,
    x: niceRange(samples.map(({ x }) => x)),
    y: form === 'outcomes' ? { min: -0.2, max: 1.2 } : niceRange(samples.map(({ y }) => y)),
  };
}

/**
 * The unit in an axis' name, with a space before it: `bredd (cm)` gives ` cm`, a name without unit
 * nothing.
 */
export function unitOf(label: string): string {
  const unit = /\(([^()]+)\)\s*$/.exec(label)?.[1];
  return unit === undefined ? '' : ` ${unit}`;
}

/** An axis' name without its unit: `bredd (cm)` gives `bredd`. */
export function nameOf(label: string): string {
  return label.replace(/\s*\([^()]+\)\s*$/, '');
}

/**
 * The position moved inside the dataset's axes; where y is an outcome, to the nearer of 0 and 1.
 */
export function clampToPlane({ form, x, y }: Dataset, position: Position): Position {
  const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));
  return {
    x: clamp(position.x, x),
    y: form === 'outcomes' ? (position.y < 0.5 ? 0 : 1) : clamp(position.y, y),
  };
}
