import {
  always,
  carry,
  decimal,
  fromCode,
  negative,
  noInterrupt,
  overflow,
  Registers,
  zero,
} from './registers';
import { changing, instructions } from './instructions';

/** What the processor reaches by an address: memory, and the chips. */
export interface Bus {
  readonly read: (address: number) => number;
  readonly write: (address: number, value: number) => void;
}

const flagOf: Readonly<Record<string, number>> = {
  C: carry,
  D: decimal,
  I: noInterrupt,
  V: overflow,
};
const stack = 0x100;
const interruptVector = 0xfffe;

/** A 6502 with the instructions that are documented. */
export class Processor {
  pc: number;
  /** How many cycles have gone. */
  cycles = 0;
  /** Where an instruction stood that there is none of; undefined as long as all is well. */
  fault: number | undefined;
  readonly #bus: Bus;
  readonly #own = new Registers();
  readonly #steps: readonly (() => void)[];

  readonly #moves: Readonly<Record<string, () => void>> = {
    TAX: () => (this.#own.x = this.#own.marked(this.#own.a)),
    TAY: () => (this.#own.y = this.#own.marked(this.#own.a)),
    TSX: () => (this.#own.x = this.#own.marked(this.#own.sp)),
    TXA: () => (this.#own.a = this.#own.marked(this.#own.x)),
    TYA: () => (this.#own.a = this.#own.marked(this.#own.y)),
    TXS: () => (this.#own.sp = this.#own.x),
    INX: () => (this.#own.x = this.#own.marked(this.#own.x + 1)),
    INY: () => (this.#own.y = this.#own.marked(this.#own.y + 1)),
    DEX: () => (this.#own.x = this.#own.marked(this.#own.x - 1)),
    DEY: () => (this.#own.y = this.#own.marked(this.#own.y - 1)),
    PHA: () => {
      this.#push(this.#own.a);
    },
    PHP: () => {
      this.#push(this.#own.flags | fromCode);
    },
    PLA: () => (this.#own.a = this.#own.marked(this.#pull())),
    PLP: () => {
      this.#pullFlags();
    },
    RTS: () => (this.pc = (this.#pullAddress() + 1) & 0xffff),
    RTI: () => {
      this.#pullFlags();
      this.pc = this.#pullAddress();
    },
  };

  constructor(bus: Bus, start: number) {
    this.#bus = bus;
    this.pc = start;
    const unknown = (): void => {
      this.fault ??= (this.pc - 1) & 0xffff;
    };
    const steps = Array.from({ length: 256 }, () => unknown);
    for (const { byte, name, mode, length } of instructions) {
      const step = this.#step(name, mode);
      steps[byte] = () => {
        this.cycles += length;
        step();
      };
    }
    this.#steps = steps;
  }

  /** The same where the processor is in the same place with the same in its registers. */
  get state(): number {
    return this.#own.whole * 0x100 + (this.pc & 0xff);
  }

  /** Does one instruction. */
  step(): void {
    this.#steps[this.#next()]?.();
  }

  /** Lets a chip interrupt, where the program allows it. */
  interrupt(): void {
    if (this.#own.has(noInterrupt)) return;
    this.pushAddress(this.pc);
    this.#push((this.#own.flags & ~fromCode) | always);
    this.#own.set(noInterrupt, true);
    this.pc = this.#word(interruptVector, interruptVector + 1);
    this.cycles += 7;
  }

  /** Puts an address on the stack, its high part first. */
  pushAddress(address: number): void {
    this.#push(address >> 8);
    this.#push(address & 0xff);
  }

  #next(): number {
    const byte = this.#bus.read(this.pc);
    this.pc = (this.pc + 1) & 0xffff;
    return byte;
  }

  #nextWord(): number {
    const low = this.#next();
    return low | (this.#next() << 8);
  }

  #word(low: number, high: number): number {
    return this.#bus.read(low) | (this.#bus.read(high) << 8);
  }

  #push(byte: number): void {
    this.#bus.write(stack + this.#own.sp, byte & 0xff);
    this.#own.sp = (this.#own.sp - 1) & 0xff;
  }

  #pull(): number {
    this.#own.sp = (this.#own.sp + 1) & 0xff;
    return this.#bus.read(stack + this.#own.sp);
  }

  #pullFlags(): void {
    this.#own.flags = (this.#pull() & ~fromCode) | always;
  }

  #pullAddress(): number {
    const low = this.#pull();
    return low | (this.#pull() << 8);
  }

  /** An address that an index is added to; where a reader crosses a page, it waits a cycle. */
  #indexed(base: number, index: number, waits: boolean): number {
    const address = (base + index) & 0xffff;
    if (waits && address >> 8 !== base >> 8) this.cycles += 1;
    return address;
  }

  #address(mode: string, waits: boolean): () => number {
    switch (mode) {
      case 'im':
        return () => {
          const at = this.pc;
          this.pc = (at + 1) & 0xffff;
          return at;
        };
      case 'zp':
        return () => this.#next();
      case 'zx':
        return () => (this.#next() + this.#own.x) & 0xff;
      case 'zy':
        return () => (this.#next() + this.#own.y) & 0xff;
      case 'ax':
        return () => this.#indexed(this.#nextWord(), this.#own.x, waits);
      case 'ay':
        return () => this.#indexed(this.#nextWord(), this.#own.y, waits);
      case 'ix':
        return () => {
          const at = (this.#next() + this.#own.x) & 0xff;
          return this.#word(at, (at + 1) & 0xff);
        };
      case 'iy':
        return () => {
          const at = this.#next();
          return this.#indexed(this.#word(at, (at + 1) & 0xff), this.#own.y, waits);
        };
      case 'in':
        return () => {
          const at = this.#nextWord();
          // The processor does not carry into the page: it reads both bytes from the same one.
          return this.#word(at, (at & 0xff00) | ((at + 1) & 0xff));
        };
      default:
        return () => this.#nextWord();
    }
  }

  #step(name: string, mode: string): () => void {
    const isWriter = name.startsWith('ST') || changing.includes(name);
    const address = this.#address(mode, !isWriter);
    const { write, read } = this.#bus;
    const [branch, plain] = [this.#branch(name), this.#plain(name)];
    if (mode === 're')
      return () => {
        const by = this.#next();
        if (!branch()) return;
        this.cycles += 1;
        this.pc = this.#indexed(this.pc, by < 0x80 ? by : by - 0x100, true);
      };
    if (mode === 'ac')
      return () => {
        this.#own.a = this.#own.changed(name, this.#own.a);
      };
    if (mode === 'no') return plain;
    if (changing.includes(name))
      return () => {
        const at = address();
        const before = read(at);
        // The old value is written first: with it a chip has been told that its interrupt is taken.
        write(at, before);
        write(at, this.#own.changed(name, before));
      };
    if (name === 'JMP')
      return () => {
        this.pc = address();
      };
    if (name === 'JSR')
      return () => {
        const to = address();
        this.pushAddress((this.pc - 1) & 0xffff);
        this.pc = to;
      };
    if (name === 'STA')
      return () => {
        write(address(), this.#own.a);
      };
    if (name === 'STX')
      return () => {
        write(address(), this.#own.x);
      };
    if (name === 'STY')
      return () => {
        write(address(), this.#own.y);
      };
    const use = this.#reader(name);
    return () => {
      use(read(address()));
    };
  }

  #branch(name: string): () => boolean {
    const flags: Readonly<Record<string, number>> = {
      ...{ BCC: carry, BCS: carry, BEQ: zero, BNE: zero },
      ...{ BMI: negative, BPL: negative, BVC: overflow, BVS: overflow },
    };
    const flag = flags[name] ?? 0;
    const wanted = ['BCS', 'BEQ', 'BMI', 'BVS'].includes(name);
    return () => this.#own.has(flag) === wanted;
  }

  #reader(name: string): (value: number) => void {
    switch (name) {
      case 'LDA':
        return (value) => {
          this.#own.a = this.#own.marked(value);
        };
      case 'LDX':
        return (value) => {
          this.#own.x = this.#own.marked(value);
        };
      case 'LDY':
        return (value) => {
          this.#own.y = this.#own.marked(value);
        };
      case 'AND':
        return (value) => {
          this.#own.a = this.#own.marked(this.#own.a & value);
        };
      case 'ORA':
        return (value) => {
          this.#own.a = this.#own.marked(this.#own.a | value);
        };
      case 'EOR':
        return (value) => {
          this.#own.a = this.#own.marked(this.#own.a ^ value);
        };
      case 'CMP':
        return (value) => {
          this.#own.compare(this.#own.a, value);
        };
      case 'CPX':
        return (value) => {
          this.#own.compare(this.#own.x, value);
        };
      case 'CPY':
        return (value) => {
          this.#own.compare(this.#own.y, value);
        };
      case 'ADC':
        return (value) => {
          this.#own.add(value);
        };
      case 'SBC':
        return (value) => {
          this.#own.subtract(value);
        };
      default:
        // BIT: two of the flags are bits of what was read.
        return (value) => {
          this.#own.set(zero, (this.#own.a & value) === 0);
          this.#own.flags =
            (this.#own.flags & ~(negative | overflow)) | (value & (negative | overflow));
        };
    }
  }

  /** Instructions that need no address. */
  #plain(name: string): () => void {
    const flag = flagOf[name.slice(2)];
    if (/^(?:CL|SE)[CDIV]$/.test(name) && flag !== undefined)
      return () => {
        this.#own.set(flag, name.startsWith('SE'));
      };
    const plain = this.#moves[name];
    return plain ?? ((): void => undefined);
  }
}
