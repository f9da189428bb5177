import { pictures, type Picture, type PictureName } from './pictures';

const dot = (x: number, y: number, r = 5): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** What a lesson is about where that is more than its part's picture says, in one drawing each. */
export const lessonPictures = {
  // A list, and what is made of all that is in it.
  list: {
    ink: 'M40 16H26v58h14M120 16h14v58h-14',
    fill: [dot(52, 52), dot(80, 52), dot(108, 52)].join(''),
    moves: 'M52 40C60 16 100 16 108 40m-9-3l9 3 3-9',
  },
  // Two names of the same object.
  names: {
    soft: 'M96 20h50v12H96z',
    ink: 'M96 20h50v50H96zM96 32h50M106 44h22M106 57h30M12 18h34v18H12zM12 54h34v18H12z',
    moves: 'M46 27h50m-7-6l7 6-7 6M46 63C74 63 68 51 96 51m-7-6l7 6-7 6',
  },
  // A value that is changed in one way only.
  guarded: {
    soft: 'M54 16h52v12H54z',
    ink: 'M54 16h52v58H54zM54 28h52M146 51h-26M112 44l12 14m0-14l-12 14',
    fill: 'M70 42h20v18H70z',
    moves: 'M14 51h40m-7-6l7 6-7 6',
  },
  // A branch that leaves the main line and comes back to it.
  branches: {
    ink: 'M16 62h128',
    moves: 'M40 62C54 62 52 28 66 28h26c14 0 12 34 28 34',
    fill: [dot(24, 62), dot(40, 62), dot(120, 62), dot(138, 62), dot(70, 28), dot(90, 28)].join(''),
  },
  // A class with two that inherit from it.
  classes: {
    soft: 'M56 8h48v26H56z',
    ink: 'M56 8h48v26H56zM56 18h48M16 56h48v26H16zM16 66h48M96 56h48v26H96zM96 66h48',
    moves: 'M40 56V46h80v10M80 46V34m-6 8l6-8 6 8',
  },
  // An error that is caught on its way down.
  caught: {
    ink: 'M20 18h34M20 30h24M34 62v14h92V62',
    fill: dot(80, 66, 6),
    moves: 'M60 20c12 0 20 6 20 30m-6-8l6 8 6-8M30 56q50 34 100 0',
  },
  // What lies in memory, and the file that it becomes.
  files: {
    ink: 'M98 10h32l14 14v56H98zM130 10v14h14M108 38h24M108 50h24M108 62h16',
    fill: 'M28 34h20v8H28zM28 48h20v8H28z',
    moves:
      'M26 20c-8 0-8 4-8 12s-4 13-8 13c4 0 8 5 8 13s0 12 8 12M52 20c8 0 8 4 8 12s4 13 8 13h22m-7-6l7 6-7 6',
  },
  // Two tables, and the column that joins them.
  tables: {
    soft: 'M16 14h52v14H16zM92 34h52v14H92z',
    ink: 'M16 14h52v56H16zM16 28h52M16 42h52M16 56h52M36 14v56M92 34h52v42H92zM92 48h52M92 62h52M112 34v42',
    moves: 'M60 35h16c8 0 4 20 12 20h12',
  },
  // A question that goes out, and the answer that comes.
  request: {
    ink: 'M12 26h44v30H12zM6 64h56M108 14h40v18h-40zM108 36h40v18h-40zM108 58h40v18h-40zM116 23h4M116 45h4M116 67h4',
    moves: 'M64 34h34m-7-6l7 6-7 6M98 52H64m7-6l-7 6 7 6',
  },
  // A tree that is searched from its root.
  tree: {
    ink: 'M80 18L44 44M44 48L26 72M44 48l18 24M116 48l18 24',
    fill: [dot(80, 16, 6), dot(44, 46, 6), dot(116, 46, 6), dot(26, 74, 6)].join(''),
    soft: [dot(62, 74, 6), dot(98, 74, 6), dot(134, 74, 6)].join(''),
    moves: 'M80 18l36 26L98 72',
  },
  // How three programs grow.
  growth: {
    ink: 'M22 8v70h124M24 74C60 58 100 56 144 52M24 76L140 30',
    moves: 'M24 76C70 74 92 52 104 10',
  },
  // Values that are made one by one, when they are asked for.
  stream: {
    ink: 'M10 26h36v38H10zM18 36h20M18 45h20M18 54h12M124 30h24l-4 30h-16z',
    fill: [dot(66, 45, 4), dot(84, 45, 4), dot(102, 45, 4)].join(''),
    moves: 'M46 45h76m-7-6l7 6-7 6',
  },
  // Three that work at the same time, and wait.
  lanes: {
    ink: 'M16 22h128M16 46h128M16 70h128',
    fill: 'M22 16h40v12H22zM84 16h30v12H84zM40 40h56v12H40zM112 40h22v12h-22zM28 64h26v12H28zM72 64h50v12H72z',
    moves: 'M68 8v76',
  },
  // A lock on a form.
  lock: {
    soft: 'M56 40h48v38H56z',
    ink: 'M56 40h48v38H56zM16 20h26M16 32h18M118 20h26M126 32h18',
    fill: 'M76 54h8v12h-8z',
    moves: 'M64 40V28c0-22 32-22 32 0v12',
  },
  // A board of what is to be done and what is done.
  board: {
    ink: 'M12 12h40v66H12zM60 12h40v66H60zM108 12h40v66h-40z',
    soft: 'M18 20h28v12H18zM18 38h28v12H18zM66 20h28v12H66zM114 38h28v12h-28z',
    fill: 'M114 20h28v12h-28z',
    moves: 'M80 44v18c0 8 30 8 44 0m-8-3l8 3-2 8',
  },
  // A game whose next moves are thought through.
  noughts: {
    ink: 'M66 12v66M94 12v66M40 32h80M40 58h80M46 14l12 12m0-12L46 26M74 39l12 12m0-12L74 51',
    moves: 'M104 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0M46 68a6 6 0 1 0 12 0a6 6 0 1 0-12 0M40 10L124 76',
  },
  // A window that steps over an image.
  pixels: {
    soft: 'M24 10h14v14H24zM38 24h14v14H38zM52 38h14v14H52zM66 52h14v14H66zM24 66h14v14H24zM80 66h14v14H80z',
    ink: 'M24 10h70v70H24zM38 10v70M52 10v70M66 10v70M80 10v70M24 24h70M24 38h70M24 52h70M24 66h70M114 31h28v28h-28zM128 31v28M114 45h28',
    moves: 'M38 24h28v28H38zM66 38h40',
  },
  // A text in tokens, and the next one.
  tokens: {
    soft: 'M14 34h26v22H14zM44 34h18v22H44z',
    ink: 'M14 34h26v22H14zM44 34h18v22H44zM66 34h32v22H66zM20 45h14M50 45h6M72 45h20',
    fill: 'M126 20h24v8h-24zM126 42h16v8h-16zM126 64h9v8h-9z',
    moves: 'M98 45h20m-6-5l6 5-6 5',
  },
  // A world in squares, and the way that was learnt.
  squares: {
    ink: 'M38 8h84v74H38zM59 8v74M80 8v74M101 8v74M38 26.5h84M38 45h84M38 63.5h84',
    soft: 'M59 26.5h21V45H59zM80 45h21v18.500H80z',
    fill: 'M101 8h21v18.500h-21z',
    moves: 'M48 72V17h46m-6-5l6 5-6 5',
  },
  // What is weighed against what.
  scales: {
    ink: 'M80 14v60M58 78h44M36 26L24 52h24zM124 18l-12 26h24z',
    fill: 'M24 52c0 14 24 14 24 0zM112 44c0 14 24 14 24 0z',
    moves: 'M36 26L124 18',
  },
  // A truth table with one row that is true.
  truth: {
    soft: 'M40 62h80v16H40z',
    ink: 'M40 12h80v66H40zM40 30h80M67 12v66M94 12v66M52 21h3M79 21h3M105 21h4M52 46h3M79 46h3',
    moves: 'M40 62h80v16H40zM101 70l4 4 8-9',
  },
  // Two gates that remember by listening to each other.
  latch: {
    ink: 'M56 12h18a13 13 0 0 1 0 26H56zM56 54h18a13 13 0 0 1 0 26H56zM20 18h36M20 74h36M95 25h45M95 67h45',
    fill: `${dot(91, 25, 4)}${dot(91, 67, 4)}`,
    moves: 'M112 25v12L42 55v6h14M112 67V55L42 37v-6h14',
  },
  // What shares the same wires.
  bus: {
    ink: 'M16 10h36v26H16zM62 10h36v26H62zM108 10h36v26h-36zM34 36v20M126 36v20M80 36v20M12 66h136M12 74h136',
    fill: 'M24 18h20v10H24z',
    moves: 'M34 36v22h92V36m-5 7l5-7 5 7',
  },
  // The ant-eater, its dots, and what hunts it.
  chase: {
    soft: 'M8 6h144v8H8zM8 76h144v8H8zM8 6h8v78H8zM144 6h8v78h-8zM48 30h64v8H48zM48 52h64v8H48z',
    fill: [
      'M28 38a8 8 0 1 0 0 14l-7-7z',
      dot(46, 45, 2.5),
      dot(64, 45, 2.5),
      dot(82, 45, 2.5),
      dot(100, 45, 2.5),
    ].join(''),
    ink: 'M118 52V42c0-12 18-12 18 0v10l-4.500-4-4.500 4-4.500-4zM123.500 42h.1M130.500 42h.1',
    moves: 'M127 56v12H34m7-6l-7 6 7 6',
  },
  // A program without its source, in bytes.
  bytes: {
    soft: 'M62 30h36v12H62z',
    ink: 'M14 12h132v66H14zM24 24h20M54 24h12M72 24h12M90 24h12M24 36h20M54 36h12M90 36h12M24 48h20M54 48h12M72 48h12M24 60h20M54 60h12M72 60h12M90 60h12',
    moves: 'M106 34a14 14 0 1 0 28 0a14 14 0 1 0-28 0M130 44l14 14M68 36h20',
  },
} as const satisfies Readonly<Record<string, Picture>>;

export type LessonPictureName = PictureName | keyof typeof lessonPictures;

/** Lessons that have a picture of their own: the first that fits. */
const byLesson: readonly (readonly [lesson: RegExp, picture: LessonPictureName])[] = [
  [/^3\/(intro|m15)$/, 'lending'],
  [/^3\/m1$/, 'list'],
  [/^3\/m3$/, 'names'],
  [/^3\/m4$/, 'guarded'],
  [/^3\/m7$/, 'tests'],
  [/^3\/m2$/, 'branches'],
  [/^3\/m5$/, 'classes'],
  [/^3\/m6$/, 'caught'],
  [/^3\/m8$/, 'files'],
  [/^3\/m9$/, 'tables'],
  [/^3\/m10$/, 'request'],
  [/^3\/(m11|extra\/19)$/, 'tree'],
  [/^3\/m12$/, 'growth'],
  [/^3\/m13$/, 'stream'],
  [/^3\/m14$/, 'lanes'],
  [/^3\/m16$/, 'lock'],
  [/^3\/m17$/, 'board'],
  [/^ai\/\w+book\/[17]$/, 'network'],
  [/^ai\/\w+book\/2$/, 'maze'],
  [/^ai\/\w+book\/3$/, 'noughts'],
  [/^ai\/\w+book\/4$/, 'points'],
  [/^ai\/\w+book\/5$/, 'chart'],
  [/^ai\/\w+book\/6$/, 'tree'],
  [/^ai\/\w+book\/8$/, 'pixels'],
  [/^ai\/(\w+book\/9|projects\/2)$/, 'tokens'],
  [/^ai\/\w+book\/10$/, 'squares'],
  [/^ai\/\w+book\/11$/, 'scales'],
  [/\/digital_logic\/(gates|ALU)$/, 'adder'],
  [/\/digital_logic\/truth_tables$/, 'truth'],
  [/\/digital_logic\/minne$/, 'latch'],
  [/\/digital_logic\/busses$/, 'bus'],
  [/\/search_algorithms\/pacman$/, 'chase'],
  [/\/CTF\/reverse_engineering\//, 'bytes'],
];

/** What a lesson's own moment is drawn by; undefined for one that has its part's picture. */
export function ownPictureOf(lessonId: string): LessonPictureName | undefined {
  return byLesson.find(([lesson]) => lesson.test(lessonId))?.[1];
}

/** A lesson's own picture, or undefined. */
export function lessonPictureOf(lessonId: string): Picture | undefined {
  const name = ownPictureOf(lessonId);
  return name === undefined ? undefined : { ...pictures, ...lessonPictures }[name];
}
