import { Processor } from './processor';

export const cyclesPerLine = 63;
const linesPerFrame = 312;
const frameCycles = cyclesPerLine * linesPerFrame;

const screen = 0x0400;
const pointers = 0x07f8;
const [chips, chipsEnd, kernal] = [0xd000, 0xe000, 0xe000] as const;
const [colours, coloursEnd] = [0xd800, 0xdc00] as const;
const [portTwo, portOne, timer, noise] = [0xdc00, 0xdc01, 0xdc04, 0xd41b] as const;

/** Of the graphics chip, from $D000. */
const register = {
  ninthBits: 0x10,
  mode: 0x11,
  line: 0x12,
  lit: 0x15,
  tall: 0x17,
  happened: 0x19,
  asked: 0x1a,
  wide: 0x1d,
  collision: 0x1e,
  groundCollision: 0x1f,
  border: 0x20,
  ground: 0x21,
  spriteColour: 0x27,
} as const;

/** The stick: the wire of each way and of the button is low while it is held. */
const stick = { upp: 1, ner: 2, vänster: 4, höger: 8, knapp: 16 } as const;
export type Way = keyof typeof stick;

/**
 * What answers where the machine's own programs lie: those that an interrupt goes through. It saves
 * the registers and goes on to where $0314 says, and $EA31 and $EA81 give them back.
 */
const ownPrograms: readonly (readonly [number, readonly number[]])[] = [
  [0xff48, [0x48, 0x8a, 0x48, 0x98, 0x48, 0x6c, 0x14, 0x03]],
  [0xea31, [0x4c, 0x81, 0xea]],
  [0xea81, [0x68, 0xa8, 0x68, 0xaa, 0x68, 0x40]],
  [0xfffe, [0x48, 0xff]],
];
/** Where a program comes to that is over: the machine waits there. */
const over = 0xe000;

export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly colour: number;
  readonly block: number;
}

export interface BorderChange {
  readonly line: number;
  readonly cycle: number;
  readonly colour: number;
}

const spriteHeight = 21;
const rowBytes = 3;

/** A C64 in so far as a first program needs one: no sound, no keys and no lines that are stolen. */
export class Machine {
  readonly memory = new Uint8Array(0x10000);
  readonly processor: Processor;
  /** What the border was changed to in the frame that is drawn, and where. */
  borderChanges: BorderChange[] = [];
  /** Which sprites the drawn frame has seen on each other, a bit for each. */
  seen = 0;
  readonly #chips = new Uint8Array(chipsEnd - chips);
  readonly #rom = new Uint8Array(0x10000 - kernal);
  #held = 0;
  #asked = 0;
  #line = 0;
  #noise = 1;
  #looked = 0;
  #hasWritten = true;

  constructor(program: Uint8Array, start: number, entry: number) {
    this.memory.set(program.subarray(0, this.memory.length - start), start);
    this.memory.set([0x2f, 0x37]);
    this.memory.set([0x31, 0xea], 0x0314);
    this.#chips.set([0x1b], register.mode);
    this.#chips.set([14, 6], register.border);
    this.#chips.fill(14, colours - chips, coloursEnd - chips);
    for (const [at, bytes] of ownPrograms) this.#rom.set(bytes, at - kernal);
    this.#rom.set([0x4c, over & 0xff, over >> 8], over - kernal);
    this.#writeStart();
    const bus = { read: this.#read.bind(this), write: this.#write.bind(this) };
    this.processor = new Processor(bus, entry);
    this.processor.pushAddress(over - 1);
  }

  /** What a C64 shows when it is put on. */
  #writeStart(): void {
    this.memory.fill(32, screen, screen + 1000);
    const lines = [
      [1, 4, '**** COMMODORE 64 BASIC V2 ****'],
      [3, 1, '64K RAM SYSTEM  38911 BASIC BYTES FREE'],
      [5, 0, 'READY.'],
    ] as const;
    for (const [row, column, text] of lines)
      this.memory.set(
        Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) & 63),
        screen + 40 * row + column,
      );
  }

  hold(ways: readonly Way[]): void {
    this.#held = ways.reduce((held, way) => held | stick[way], 0);
  }

  /** Runs until the next frame begins. */
  frame(): void {
    const { processor } = this;
    const end = (Math.floor(processor.cycles / frameCycles) + 1) * frameCycles;
    this.borderChanges = [];
    this.seen = 0;
    while (processor.cycles < end && processor.fault === undefined) {
      const line = Math.floor(processor.cycles / cyclesPerLine) % linesPerFrame;
      if (line !== this.#line) this.#reach(line);
      if ((this.#chip(register.happened) & this.#chip(register.asked) & 1) !== 0)
        processor.interrupt();
      const before = processor.pc;
      processor.step();
      if (processor.pc === before) this.#skipLine();
    }
  }

  /** Nothing can happen to a program that only waits until the beam is on its next line. */
  #skipLine(): void {
    const { processor } = this;
    processor.cycles = (Math.floor(processor.cycles / cyclesPerLine) + 1) * cyclesPerLine;
  }

  /**
   * A program looks where the beam is. One that does so again with nothing changed, not in memory
   * and not in its registers, waits.
   */
  #look(): number {
    const { state } = this.processor;
    const line = this.#line;
    if (!this.#hasWritten && state === this.#looked) this.#skipLine();
    this.#looked = state;
    this.#hasWritten = false;
    return line & 0xff;
  }

  /** The beam comes to a line. The sprites have been drawn when it comes to the last of them. */
  #reach(line: number): void {
    this.#line = line;
    const asked = this.#asked | ((this.#chip(register.mode) & 0x80) << 1);
    if (line === asked) this.#chips[register.happened] = this.#chip(register.happened) | 1;
    if (line === 249) {
      this.seen = this.#meeting();
      this.#chips[register.collision] = this.#chip(register.collision) | this.seen;
    }
  }

  #chip(at: number): number {
    return this.#chips[at] ?? 0;
  }

  #read(address: number): number {
    const bank = this.memory[1] ?? 0;
    if (address >= kernal && (bank & 2) !== 0) return this.#rom[address - kernal] ?? 0;
    const isChip = address >= chips && address < chipsEnd && (bank & 3) !== 0 && (bank & 4) !== 0;
    return isChip ? this.#readChip(address) : (this.memory[address] ?? 0);
  }

  #readChip(address: number): number {
    const at = address - chips;
    if (address < 0xd400) return this.#readGraphics(at & 0x3f);
    if (address === noise) {
      this.#noise = (this.#noise * 75 + 74) % 65_537;
      return this.#noise & 0xff;
    }
    if (address === timer) return this.processor.cycles & 0xff;
    if (address === portTwo) return 0xff & ~this.#held;
    if (address === portOne) return 0xff;
    return this.#chip(at) | (address >= colours && address < coloursEnd ? 0xf0 : 0);
  }

  #readGraphics(at: number): number {
    const value = this.#chip(at);
    if (at === register.line) return this.#look();
    if (at === register.mode) return (value & 0x7f) | ((this.#line >> 1) & 0x80);
    // What has met is forgotten when it is read.
    if (at === register.collision || at === register.groundCollision) this.#chips[at] = 0;
    return at >= register.border ? value | 0xf0 : value;
  }

  #write(address: number, value: number): void {
    this.#hasWritten = true;
    const bank = this.memory[1] ?? 0;
    const isChip = address >= chips && address < chipsEnd && (bank & 3) !== 0 && (bank & 4) !== 0;
    if (!isChip) {
      this.memory[address] = value;
      return;
    }
    const at = address < 0xd400 ? (address - chips) & 0x3f : address - chips;
    if (at === register.line) this.#asked = value;
    if (at === register.border && ((this.#chip(at) ^ value) & 15) !== 0)
      this.borderChanges.push({
        line: this.#line,
        cycle: this.processor.cycles,
        colour: value & 15,
      });
    this.#chips[at] = at === register.happened ? this.#chip(at) & ~value : value;
  }

  get border(): number {
    return this.#chip(register.border) & 15;
  }

  get ground(): number {
    return this.#chip(register.ground) & 15;
  }

  /** The sprites that are lit, by their numbers. */
  get sprites(): ReadonlyMap<number, Sprite> {
    const lit = this.#chip(register.lit);
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7].filter((number) => ((lit >> number) & 1) === 1);
    return new Map(
      numbers.map((number) => [
        number,
        {
          x: this.#chip(2 * number) + 256 * ((this.#chip(register.ninthBits) >> number) & 1),
          y: this.#chip(2 * number + 1),
          colour: this.#chip(register.spriteColour + number) & 15,
          block: this.memory[pointers + number] ?? 0,
        },
      ]),
    );
  }

  /** A row of the screen, in the codes of its characters. */
  row(number: number): Uint8Array {
    return this.memory.subarray(screen + 40 * number, screen + 40 * (number + 1));
  }

  /** The colours of what stands on the screen, each once. */
  get textColours(): readonly number[] {
    const own = this.#chips.subarray(colours - chips);
    const codes = this.memory.subarray(screen, screen + 1000);
    const used = Array.from(codes, (code, at) => (code === 32 ? [] : [(own[at] ?? 0) & 15]));
    return [...new Set(used.flat())].sort((one, other) => one - other);
  }

  /** The dots of a sprite that are drawn, each by its place on the screen. */
  #dots(number: number, { x, y, block }: Sprite): ReadonlySet<number> {
    const [width, height] = [register.wide, register.tall].map(
      (at) => 1 + ((this.#chip(at) >> number) & 1),
    );
    const dots = new Set<number>();
    for (let row = 0; row < spriteHeight * (height ?? 1); row += 1)
      for (let column = 0; column < 8 * rowBytes * (width ?? 1); column += 1) {
        const [dy, dx] = [Math.floor(row / (height ?? 1)), Math.floor(column / (width ?? 1))];
        const byte = this.memory[64 * block + rowBytes * dy + (dx >> 3)] ?? 0;
        if (((byte >> (7 - (dx & 7))) & 1) === 1) dots.add(512 * (y + row) + x + column);
      }
    return dots;
  }

  #meeting(): number {
    const drawn = [...this.sprites];
    const near = drawn.filter(([number, one]) =>
      drawn.some(
        ([other, { x, y }]) =>
          other !== number && Math.abs(x - one.x) < 48 && Math.abs(y - one.y) < 2 * spriteHeight,
      ),
    );
    const dots = near.map(([number, sprite]) => [number, this.#dots(number, sprite)] as const);
    return dots.reduce((met, [number, own]) => {
      const isMet = dots.some(
        ([other, others]) => other !== number && [...own].some((dot) => others.has(dot)),
      );
      return isMet ? met | (1 << number) : met;
    }, 0);
  }
}
