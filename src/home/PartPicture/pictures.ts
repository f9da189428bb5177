/** A drawing on a ground of 160 by 90, in layers from the lowest; each is an SVG path. */
export interface Picture {
  /** Faint areas. */
  readonly soft?: string;
  /** Areas in the course's colour. */
  readonly fill?: string;
  /** Lines in the text's colour. */
  readonly ink?: string;
  /** Lines in the course's colour, which draw themselves. */
  readonly moves?: string;
}

/** What the parts of the courses are about, in one drawing each. */
export const pictures = {
  // The three that labs draw (see __tests__/fromLabs.ts).
  maze: {
    soft: [
      'M4 1h152v8h-152zM4 9h8v8h-8zM20 9h8v8h-8zM68 9h8v8h-8zM84 9h8v8h-8zM116 9h8v8h-8z',
      'M148 9h8v8h-8zM4 17h8v8h-8zM20 17h8v8h-8zM36 17h24v8h-24zM68 17h8v8h-8z',
      'M84 17h8v8h-8zM100 17h8v8h-8zM116 17h8v8h-8zM132 17h8v8h-8zM148 17h8v8h-8z',
      'M4 25h8v8h-8zM20 25h8v8h-8zM52 25h8v8h-8zM68 25h8v8h-8zM100 25h8v8h-8z',
      'M132 25h8v8h-8zM148 25h8v8h-8zM4 33h8v8h-8zM20 33h24v8h-24zM52 33h8v8h-8z',
      'M68 33h40v8h-40zM116 33h24v8h-24zM148 33h8v8h-8zM4 41h8v8h-8zM52 41h8v8h-8z',
      'M100 41h8v8h-8zM116 41h8v8h-8zM148 41h8v8h-8zM4 49h88v8h-88zM100 49h24v8h-24z',
      'M132 49h8v8h-8zM148 49h8v8h-8zM4 57h8v8h-8zM84 57h8v8h-8zM116 57h8v8h-8z',
      'M132 57h8v8h-8zM148 57h8v8h-8zM4 65h8v8h-8zM20 65h24v8h-24zM52 65h56v8h-56z',
      'M116 65h8v8h-8zM132 65h8v8h-8zM148 65h8v8h-8zM4 73h8v8h-8zM36 73h8v8h-8z',
      'M132 73h8v8h-8zM148 73h8v8h-8zM4 81h152v8h-152z',
    ].join(''),
    moves: [
      'M16 13L16 21L16 29L16 37L16 45L24 45L32 45L40 45L48 45L48 37L48 29L40 29L32 29',
      'L32 21L32 13L40 13L48 13L56 13L64 13L64 21L64 29L64 37L64 45L72 45L80 45L88 45',
      'L96 45L96 53L96 61L104 61L112 61L112 69L112 77L120 77L128 77L128 69L128 61L128 53',
      'L128 45L136 45L144 45L144 53L144 61L144 69L144 77',
    ].join(''),
  },
  points: {
    soft: [
      'M8 5h120v8h-120zM8 13h112v8h-112zM8 21h112v8h-112zM8 29h112v8h-112zM8 37h104v8h-104z',
      'M8 45h40v8h-40zM80 45h32v8h-32zM8 53h40v8h-40zM80 53h32v8h-32zM8 61h40v8h-40z',
      'M8 69h40v8h-40zM8 77h40v8h-40z',
    ].join(''),
    fill: [
      'M95 57a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM88 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M93 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM90 35a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M79 37a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM82 28a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M68 33a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM61 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M55 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM41 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M39 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM36 39a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M30 42a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM21 41a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      'M27 60a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM25 58a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    ].join(''),
    ink: [
      'M63 41l6 6m0-6l-6 6M59 57l6 6m0-6l-6 6M66 54l6 6m0-6l-6 6M70 62l6 6m0-6l-6 6',
      'M75 66l6 6m0-6l-6 6M81 75l6 6m0-6l-6 6M82 75l6 6m0-6l-6 6M84 75l6 6m0-6l-6 6',
      'M97 73l6 6m0-6l-6 6M109 68l6 6m0-6l-6 6M118 71l6 6m0-6l-6 6M120 64l6 6m0-6l-6 6',
      'M124 62l6 6m0-6l-6 6M126 52l6 6m0-6l-6 6M136 48l6 6m0-6l-6 6M133 46l6 6m0-6l-6 6',
    ].join(''),
  },
  ship: {
    fill: [
      'M76 3h8v4h-8zM76 7h8v4h-8zM72 11h16v4h-16zM72 15h16v4h-16zM68 19h8v4h-8z',
      'M84 19h8v4h-8zM68 23h8v4h-8zM84 23h8v4h-8zM64 27h32v4h-32zM64 31h32v4h-32z',
      'M60 35h40v4h-40zM60 39h40v4h-40zM56 43h48v4h-48zM52 47h56v4h-56zM48 51h64v4h-64z',
      'M44 55h72v4h-72zM40 59h80v4h-80zM36 63h88v4h-88zM32 67h96v4h-96zM32 71h8v4h-8z',
      'M56 71h8v4h-8zM96 71h8v4h-8zM120 71h8v4h-8zM32 75h4v4h-4zM56 75h8v4h-8z',
      'M96 75h8v4h-8zM124 75h4v4h-4zM56 79h8v4h-8zM96 79h8v4h-8zM56 83h4v4h-4z',
      'M100 83h4v4h-4z',
    ].join(''),
  },
  // The window of the program that year three builds, with what it lends.
  lending: {
    soft: [
      'M8 3h144v10H8zM14 31H146v7H14zM35 15H146v6H35zM35 61H146v6H35zM35 69H146v6H35z',
      'M50 77h30v8h-30z',
    ].join(''),
    fill: 'M14 77h30v8h-30z',
    ink: [
      'M8 3h144v85H8zM8 13h144M138 6l4 4m0-4l-4 4M14 8h18M14 24H146V59H14zM14 31H146M17 34h4',
      'M38 34h24M17 41h4M38 41h24M81 41h10M17 48h4M38 48h14M56 48h6M81 48h10M17 55h4M38 55h20',
      'M81 55h10M14 18h6M14 64h8M14 72h10',
    ].join(''),
    moves: 'M81 34h46',
  },
  // A program whose tests pass, and what it draws.
  tests: {
    soft: 'M12 8h136v14H12zM92 64h8v10h-8zM104 54h8v20h-8zM116 58h8v16h-8zM128 44h8v30h-8z',
    ink: 'M12 8h136v74H12zM12 22h136M20 15h4M30 15h4M48 36h26M48 52h20M48 68h24M84 22v60',
    moves: 'M22 35l5 5 10-10M22 51l5 5 10-10M22 67l5 5 10-10M92 56l12-10 12 4 20-18',
  },
  // One that tells, three that listen.
  patterns: {
    soft: 'M60 10h40v22H60z',
    ink: 'M60 10h40v22H60zM60 18h40M16 58h36v20H16zM62 58h36v20H62zM108 58h36v20h-36z',
    moves: 'M80 32v26M80 44H34v14M80 44h46v14',
  },
  // Two inputs, three hidden neurons, one output.
  network: {
    ink: 'M34 28L74 17M34 30l40 14M33 33l42 39M34 59l41-40M34 62l40-15M34 64l40 10',
    fill: [
      'M22 29a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM22 62a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
      'M74 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM74 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
      'M74 76a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM124 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
    ].join(''),
    moves: 'M86 17l39 26M86 46h38M86 75l39-26M136 46h16',
  },
  // What was measured, and the model that follows it.
  chart: {
    ink: [
      'M20 10v68h124M32 68h.1M46 60h.1M58 62h.1M72 48h.1M86 44h.1M100 34h.1M114 30h.1',
      'M128 20h.1',
    ].join(''),
    moves: 'M24 72L136 16',
  },
  // Half an adder: XOR above, AND below.
  adder: {
    ink: [
      'M10 24h50M10 38h46M26 24v38h38M42 38v40h22M58 18q10 13 0 26',
      'M64 18q10 13 0 26q28 0 38-13q-10-13-38-13zM64 56h18a13 13 0 0 1 0 26H64z',
    ].join(''),
    fill: 'M140 31a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM140 69a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
    moves: 'M102 31h38M95 69h45',
  },
  // A value moves from one owner to the next.
  boxes: {
    soft: 'M104 30h40v32h-40z',
    ink: 'M16 30h40v32H16zM104 30h40v32h-40zM24 38l24 16m0-16l-24 16',
    fill: 'M114 40h20v12h-20z',
    moves: 'M62 46h34m-8-7l8 7-8 7',
  },
  // A figure, two platforms and a coin.
  jump: {
    ink: 'M8 74h56v8H8zM96 54h56v8H96z',
    fill: 'M20 54h14v20H20zM76 22a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    moves: 'M34 56C52 14 84 6 112 52',
  },
  // The first level: ground with a gap, two coins and who jumps for them.
  level: {
    soft: 'M16 66h46v16H16zM90 66h54v16H90z',
    ink: 'M16 8h128v74H16zM16 66h46v16M144 66H90v16M31 66v16M46 66v16M108 66v16M126 66v16',
    fill: [
      'M32 48h11v18H32zM98 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM116 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    ].join(''),
    moves: 'M46 44C56 14 88 16 98 58',
  },
  // The game goes on: mountains far away, a lift, and a score.
  lift: {
    soft: 'M8 82L38 38 60 66 82 28 120 82z',
    ink: 'M100 46h48v8h-48zM12 10h40v16H12zM34 18h10',
    fill: 'M106 28h11v18h-11zM18 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    moves: 'M134 38V16m-7 7l7-7 7 7M124 62v18m-7-7l7 7 7-7',
  },
  // A figure in squares, and the pen that draws it.
  pen: {
    ink: [
      'M22 13h64v64H22zM30 13v64M38 13v64M46 13v64M54 13v64M62 13v64M70 13v64M78 13v64',
      'M22 21h64M22 29h64M22 37h64M22 45h64M22 53h64M22 61h64M22 69h64',
    ].join(''),
    fill: 'M46 21h16v8H46zM38 29h32v8H38zM30 37h16v8H30zM62 37h16v8H62zM30 45h48v8H30zM38 53h8v16h-8zM62 53h8v16h-8z',
    moves: 'M92 66l5-15 33-33 10 10-33 33zM97 51l10 10',
  },
  // A stick that is leaned, and the sprite that goes with it.
  joystick: {
    soft: 'M74 38h8v8h8v10H66V46h8z',
    ink: 'M58 10h90v70H58zM8 64h36v16H8zM25 64l9-28',
    fill: 'M108 38h8v8h8v10h-24V46h8zM29 30a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    moves: 'M78 66h46m-7-6l7 6-7 6',
  },
  // The same game in two windows.
  players: {
    ink: 'M8 16h64v56H8zM8 26h64M88 16h64v56H88zM88 26h64M8 62h64M88 62h64',
    fill: 'M22 48h10v14H22zM102 48h10v14h-10z',
    moves: 'M32 40C52 4 84 4 104 40m-9-4l9 4 2-10',
  },
  // A terminal, and the flag that was in it.
  flag: {
    ink: 'M16 10h128v70H16zM26 26l8 6-8 6M40 38h28M26 54h40M26 66h28',
    fill: 'M100 28h28l-8 9 8 9h-28z',
    moves: 'M100 70V26',
  },
  // The flag of a contest, on its podium.
  podium: {
    soft: 'M20 82V64h40V48h40v22h40v12z',
    ink: 'M20 82V64h40V48h40v22h40v12zM60 64v18M100 70v12M12 82h136',
    fill: 'M80 10h30l-8 9 8 9H80z',
    moves: 'M80 48V10',
  },
  // Bytes, and the program that they turn out to be.
  decompile: {
    soft: 'M12 12h50v66H12z',
    ink: 'M12 12h50v66H12zM28 22h4v9h-4zM36 22h4v9h-4zM51 22h4v9h-4zM19 41h4v9h-4zM43 41h4v9h-4zM28 60h4v9h-4zM36 60h4v9h-4zM43 60h4v9h-4zM98 12h50v66H98zM106 24h18M112 36h26M112 48h18M118 60h20M106 70h10',
    fill: 'M20 22h3v9h-3zM44 22h3v9h-3zM28 41h3v9h-3zM36 41h3v9h-3zM52 41h3v9h-3zM20 60h3v9h-3zM52 60h3v9h-3z',
    moves: 'M67 45h26m-7-6l7 6-7 6',
  },
  // A page that changes one row of itself.
  web: {
    soft: 'M28 46h104v14H28z',
    ink: 'M16 10h128v70H16zM16 24h128M24 17h4M34 17h4M48 17h60M28 36h80M28 70h64',
    moves: 'M28 46h104v14H28zM36 53h56',
  },
  // Three places edited at once.
  editor: {
    ink: 'M20 22h24M54 22h50M32 38h30M72 38h40M32 54h30M72 54h28M32 70h30M72 70h46',
    fill: 'M62 32h7v12h-7zM62 48h7v12h-7zM62 64h7v12h-7z',
    moves: 'M46 16v12',
  },
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureName = keyof typeof pictures;
