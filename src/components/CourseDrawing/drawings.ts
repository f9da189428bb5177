import type { CourseArea } from '@site/src/config/courseAreas';

/** Strokes on an 8-unit grid, 160 by 72: what each course builds. */
export const drawings: Readonly<Record<CourseArea['mark'], string>> = {
  // Classes that know each other: two boxes under one, and a system beside them.
  year3:
    'M56 8h48v20H56z M56 15h48 M16 48h40v16H16z M16 54h40 M104 48h40v16h-40z M104 54h40 M80 28v10 M36 48V38h88v10',
  // A small network: two inputs, three hidden, one output.
  ai: [
    'M24 24a6 6 0 1 0 0-.01z M24 54a6 6 0 1 0 0-.01z',
    'M74 12a6 6 0 1 0 0-.01z M74 39a6 6 0 1 0 0-.01z M74 66a6 6 0 1 0 0-.01z',
    'M124 39a6 6 0 1 0 0-.01z',
    'M36 22 74 13 M36 26l38 12 M36 30l40 31 M36 50l40-33 M36 53l38-13 M36 56l38 9',
    'M86 14l40 20 M86 39h38 M86 64l40-20 M136 39h16',
  ].join(' '),
  // Half an adder: XOR above, AND below, and what leads there.
  applied: [
    'M8 14h52 M8 26h50 M24 14v34h40 M40 26v34h24',
    'M58 8q10 12 0 24 M64 8q10 12 0 24q28 0 38-12q-10-12-38-12z M102 20h42',
    'M64 42h18a12 12 0 0 1 0 24H64z M94 54h50',
  ].join(' '),
};
