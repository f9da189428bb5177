/** How each instruction may be addressed, and the byte that says so; the byte has two digits. */
const table = `
ADC im69 zp65 zx75 ab6D ax7D ay79 ix61 iy71
AND im29 zp25 zx35 ab2D ax3D ay39 ix21 iy31
ASL ac0A zp06 zx16 ab0E ax1E
BCC re90
BCS reB0
BEQ reF0
BIT zp24 ab2C
BMI re30
BNE reD0
BPL re10
BVC re50
BVS re70
CLC no18
CLD noD8
CLI no58
CLV noB8
CMP imC9 zpC5 zxD5 abCD axDD ayD9 ixC1 iyD1
CPX imE0 zpE4 abEC
CPY imC0 zpC4 abCC
DEC zpC6 zxD6 abCE axDE
DEX noCA
DEY no88
EOR im49 zp45 zx55 ab4D ax5D ay59 ix41 iy51
INC zpE6 zxF6 abEE axFE
INX noE8
INY noC8
JMP ab4C in6C
JSR ab20
LDA imA9 zpA5 zxB5 abAD axBD ayB9 ixA1 iyB1
LDX imA2 zpA6 zyB6 abAE ayBE
LDY imA0 zpA4 zxB4 abAC axBC
LSR ac4A zp46 zx56 ab4E ax5E
NOP noEA
ORA im09 zp05 zx15 ab0D ax1D ay19 ix01 iy11
PHA no48
PHP no08
PLA no68
PLP no28
ROL ac2A zp26 zx36 ab2E ax3E
ROR ac6A zp66 zx76 ab6E ax7E
RTI no40
RTS no60
SBC imE9 zpE5 zxF5 abED axFD ayF9 ixE1 iyF1
SEC no38
SED noF8
SEI no78
STA zp85 zx95 ab8D ax9D ay99 ix81 iy91
STX zp86 zy96 ab8E
STY zp84 zx94 ab8C
TAX noAA
TAY noA8
TSX noBA
TXA no8A
TXS no9A
TYA no98
`;

/** How long an instruction that only reads takes, by how it is addressed. */
const lengths = { no: 2, ac: 2, im: 2, re: 2, zp: 3, zx: 4, zy: 4, ab: 4, ax: 4, ay: 4 } as const;
const allLengths: Readonly<Record<string, number>> = { ...lengths, ix: 6, iy: 5, in: 5 };
/** The lengths that are not what the addressing says. */
const ownLengths: Readonly<Record<string, number>> = {
  ...{ JSR: 6, RTS: 6, RTI: 6, PHA: 3, PHP: 3, PLA: 4, PLP: 4, JMPab: 3 },
  ...{ STAax: 5, STAay: 5, STAiy: 6 },
};
/** Those that read a byte, change it and write it back. */
export const changing: readonly string[] = ['ASL', 'DEC', 'INC', 'LSR', 'ROL', 'ROR'];

function lengthOf(name: string, mode: string): number {
  const own = ownLengths[name + mode] ?? ownLengths[name];
  if (own !== undefined) return own;
  const changes = changing.includes(name) && mode !== 'ac';
  return (allLengths[mode] ?? 2) + (changes ? (mode === 'ax' ? 3 : 2) : 0);
}

/** An instruction as one byte says it. */
export interface Instruction {
  readonly byte: number;
  readonly name: string;
  /** How it is addressed: `im` by what stands in the code, `zp` in the first page … */
  readonly mode: string;
  /** In cycles. */
  readonly length: number;
}

export const instructions: readonly Instruction[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', ...forms] = line.split(' ');
    return forms.map((form) => {
      const mode = form.slice(0, 2);
      const byte = Number.parseInt(form.slice(2), 16);
      return { byte, name, mode, length: lengthOf(name, mode) };
    });
  });
