export const [carry, zero, noInterrupt, decimal, fromCode, always, overflow, negative] = [
  ...[1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80],
] as const;

/** What the processor keeps in itself: three numbers, its place on the stack, and its flags. */
export class Registers {
  a = 0;
  x = 0;
  y = 0;
  sp = 0xff;
  flags = always | noInterrupt;

  /** All of them as one number. */
  get whole(): number {
    return this.a + 256 * (this.x + 256 * (this.y + 256 * (this.sp + 256 * this.flags)));
  }

  has(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }

  set(flag: number, isSet: boolean): void {
    this.flags = isSet ? this.flags | flag : this.flags & ~flag;
  }

  /** A value as it is kept, with what it says of itself. */
  marked(value: number): number {
    const byte = value & 0xff;
    this.set(zero, byte === 0);
    this.set(negative, byte >= 0x80);
    return byte;
  }

  compare(register: number, value: number): void {
    this.set(carry, register >= value);
    this.marked(register - value);
  }

  add(value: number): void {
    const before = this.a;
    const given = this.has(carry) ? 1 : 0;
    const sum = before + value + given;
    this.set(overflow, (~(before ^ value) & (before ^ sum) & 0x80) !== 0);
    this.set(carry, sum > 0xff);
    this.a = this.marked(sum);
    if (!this.has(decimal)) return;
    const low = (before & 15) + (value & 15) + given;
    const fixed = (before >> 4) + (value >> 4) + (low > 9 ? 1 : 0);
    this.set(carry, fixed > 9);
    this.a = ((low > 9 ? low + 6 : low) & 15) | (((fixed > 9 ? fixed + 6 : fixed) & 15) << 4);
  }

  subtract(value: number): void {
    if (!this.has(decimal)) {
      this.add(value ^ 0xff);
      return;
    }
    const borrowed = this.has(carry) ? 0 : 1;
    const low = (this.a & 15) - (value & 15) - borrowed;
    const high = (this.a >> 4) - (value >> 4) - (low < 0 ? 1 : 0);
    this.set(carry, high >= 0);
    this.a = this.marked(
      ((low < 0 ? low + 10 : low) & 15) | (((high < 0 ? high + 10 : high) & 15) << 4),
    );
  }

  changed(name: string, value: number): number {
    const given = this.has(carry) ? 1 : 0;
    if (name === 'INC') return this.marked(value + 1);
    if (name === 'DEC') return this.marked(value - 1);
    const goesLeft = name === 'ASL' || name === 'ROL';
    this.set(carry, (value & (goesLeft ? 0x80 : 1)) !== 0);
    const taken = name.startsWith('RO') ? given : 0;
    return this.marked(goesLeft ? (value << 1) | taken : (value >> 1) | (taken << 7));
  }
}
