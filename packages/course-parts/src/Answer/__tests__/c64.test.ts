import { describe, expect, it } from 'vitest';
import { prgText } from '../core/file/binary';
import { instructions } from '../core/file/c64/instructions';
import { Processor } from '../core/file/c64/processor';

const basic = [0x0b, 0x08, 0x0a, 0, 0x9e, 0x20, 0x32, 0x30, 0x36, 0x34, 0, 0, 0, 0, 0];
const [start, entry] = [0x0801, 0x0810] as const;

/** The bytes of some assembler: `LDA im 01`, `BNE re again`, and `again:` for a place. */
function assembled(lines: readonly string[], from: number): readonly number[] {
  const places = new Map<string, number>();
  const sizeOf = (mode = 'no'): number =>
    ['no', 'ac'].includes(mode) ? 1 : ['ab', 'ax', 'ay', 'in'].includes(mode) ? 3 : 2;
  let at = from;
  for (const line of lines) {
    if (line.endsWith(':')) places.set(line.slice(0, -1), at);
    else at += sizeOf(line.split(' ')[1]);
  }
  at = from;
  return lines
    .filter((line) => !line.endsWith(':'))
    .flatMap((line) => {
      const [name, mode = 'no', to = ''] = line.split(' ');
      const found = instructions.find((each) => each.name === name && each.mode === mode);
      if (found === undefined) throw new Error(line);
      const size = sizeOf(mode);
      at += size;
      const place = places.get(to) ?? Number.parseInt(to, 16);
      const given = mode === 're' ? place - at : place;
      return [found.byte, given & 0xff, (given >> 8) & 0xff].slice(0, size);
    });
}

const textOf = async (lines: readonly string[]): Promise<string> => {
  const bytes = [start & 0xff, start >> 8, ...basic, ...assembled(lines, entry)];
  return (await prgText(new Uint8Array(bytes))) ?? '';
};

/** What a section of the text says. */
const section = (text: string, name: string): readonly string[] =>
  (text.split(`[${name}]\n`)[1] ?? '').split('\n\n')[0]?.split('\n') ?? [];

const forever = ['over:', 'JMP ab over'];

describe('the processor', () => {
  const run = (lines: readonly string[], memory = new Uint8Array(0x10000)) => {
    const code = assembled(lines, 0x1000);
    memory.set(code, 0x1000);
    const bus = {
      read: (at: number) => memory[at] ?? 0,
      write: (at: number, value: number) => {
        memory[at] = value;
      },
    };
    const processor = new Processor(bus, 0x1000);
    while (processor.pc !== 0x1000 + code.length && processor.fault === undefined) processor.step();
    return { memory, processor };
  };

  it.each([
    ['adds with what was carried', ['SEC', 'LDA im FE', 'ADC im 03', 'STA zp 10'], 2],
    ['subtracts', ['SEC', 'LDA im 05', 'SBC im 0A', 'STA zp 10'], 251],
    ['adds decimals', ['SED', 'CLC', 'LDA im 58', 'ADC im 46', 'STA zp 10'], 0x04],
    ['subtracts decimals', ['SED', 'SEC', 'LDA im 32', 'SBC im 13', 'STA zp 10'], 0x19],
    ['turns bits to the left', ['SEC', 'LDA im 81', 'ROL ac', 'STA zp 10'], 3],
    ['turns bits to the right', ['SEC', 'LDA im 81', 'ROR ac', 'STA zp 10'], 0xc0],
    ['counts down in memory', ['DEC zp 10'], 255],
    [
      'keeps what it was doing on the stack',
      ['LDA im 07', 'PHA', 'LDA im 00', 'PLA', 'STA zp 10'],
      7,
    ],
    ['compares', ['LDX im 05', 'CPX im 05', 'BEQ re same', 'INC zp 10', 'same:', 'INC zp 10'], 1],
    ['goes back where it is less', ['LDX im 03', 'more:', 'INC zp 10', 'DEX', 'BNE re more'], 3],
    [
      'calls and comes back',
      ['JSR ab sub', 'JMP ab end', 'sub:', 'INC zp 10', 'RTS', 'end:', 'NOP'],
      1,
    ],
  ])('%s', (_name, lines, expected) => {
    expect(run(lines).memory[0x10]).toBe(expected);
  });

  it('finds an address by another, and waits where a page is crossed', () => {
    const memory = new Uint8Array(0x10000);
    memory.set([0xff, 0x20], 0x20);
    memory[0x2101] = 9;
    const { processor } = run(['LDY im 02', 'LDA iy 20', 'STA zp 10'], memory);
    expect([memory[0x10], processor.cycles]).toEqual([9, 2 + 6 + 3]);
  });

  it('stops at what is no instruction', () => {
    expect(run(['LDA im 00', 'STA ab 1005', 'NOP', 'NOP']).processor.fault).toBe(0x1005);
  });
});

describe('what is seen of a program', () => {
  it('is its colours and its rows, and what stood there before where it does not clear them', async () => {
    const text = await textOf(['LDA im 17', 'STA ab D020', 'LDA im 01', 'STA ab 0402', ...forever]);
    expect(text).toContain(
      'träffar = "ja"\n\n[start]\nram = 7\nbakgrund = 6\ntext = 14\nrad0 = "  A"\n',
    );
    expect(text).toContain('COMMODORE 64 BASIC');
    expect(text).not.toContain('[stilla]');
  });

  it('tells three rows that are alike as one', async () => {
    const rows = ['0400', '0428', '0450', '04A0', '04C8'].map((at) => `STA ab ${at}`);
    const clear = ['LDA im 20', 'LDX im 00', 'again:', 'STA ax 0400', 'DEX', 'BNE re again'];
    const text = await textOf([...clear, 'LDA im 2A', ...rows, ...forever]);
    expect(section(text, 'start')).toEqual([
      ...['ram = 14', 'bakgrund = 6', 'text = 14', 'rad0–2 = "*"', 'rad4 = "*"', 'rad5 = "*"'],
    ]);
  });

  it('says where a program stops that does what there is nothing for', async () => {
    expect(section(await textOf(['JSR ab FFD2', ...forever]), 'fel')).toEqual([
      'stannar = "$ffd2"',
    ]);
    expect(await textOf(['RTS'])).not.toContain('[fel]');
  });
});

/** A ship that the stick moves, and one that goes by itself; `each` is done once in every frame. */
const game = (each: readonly string[]): readonly string[] => [
  ...['LDA im FF', 'LDX im 3E', 'fill:', 'STA ax 2000', 'DEX', 'BPL re fill'],
  ...['LDA im 80', 'STA ab 07F8', 'STA ab 07F9', 'LDA im A0', 'STA ab D000', 'LDA im 64'],
  ...['STA ab D001', 'STA ab D003', 'LDA im 3C', 'STA ab D002', 'LDA im 03', 'STA ab D015'],
  ...['LDA ab D01E', 'frame:', 'LDA ab D012', 'CMP im FA', 'BNE re frame'],
  ...['wait:', 'LDA ab D012', 'CMP im FA', 'BEQ re wait'],
  ...['LDA ab DC00', 'AND im 08', 'BNE re left', 'LDA ab D000', 'CMP im F0', 'BCS re left'],
  ...['INC ab D000', 'left:', 'LDA ab DC00', 'AND im 04', 'BNE re other', 'LDA ab D000'],
  ...['CMP im 19', 'BCC re other', 'DEC ab D000', 'other:', ...each, 'JMP ab frame'],
];
const goes = ['INC ab D002', 'INC ab D002'];
/** A meeting whitens the border and sends the other one back. */
const meets = ['LDX im 00', 'LDA ab D01E', 'AND im 01', 'BEQ re none', 'LDX im 01', 'LDA im 18'];
const answers = [...meets, 'STA ab D002', 'none:', 'STX ab D020', ...goes];

describe('what is seen of a game', () => {
  it('is where the sprites go, alone and by the stick', async () => {
    const text = await textOf(game(goes));
    expect(section(text, 'start').slice(-2)).toEqual([
      'sprite0 = x 160, y 100, färg 0, block 128',
      expect.stringMatching(/^sprite1 = x \d+, y 100, färg 0, block 128$/),
    ]);
    expect(section(text, 'stilla')).toEqual([
      'sprite0 = x 160, y 100, steg 0',
      'sprite1 = x 0–254, y 100, steg 2',
    ]);
    expect(section(text, 'vänster')).toEqual(['sprite0 = x 24, y 100, färg 0, steg 1']);
    expect(section(text, 'höger')).toEqual(['sprite0 = x 240, y 100, färg 0, steg 1']);
  });

  it('is which pictures they have, and how long each is seen', async () => {
    const counts = ['INC zp FB', 'LDA zp FB', 'LSR ac', 'LSR ac', 'LSR ac', 'AND im 01'];
    const text = await textOf(game([...counts, 'CLC', 'ADC im 80', 'STA ab 07F8']));
    expect(section(text, 'stilla')).toContain('sprite0 byter = block 128 129, efter 8 bildrutor');
  });

  it('is every meeting, and what it leads to', async () => {
    const met = section(await textOf(game(answers)), 'möten');
    expect(met).toEqual(
      expect.arrayContaining([
        ...['möten = 26', 'bildrutor med möte = 26', 'bildrutor med annan ram = 26'],
        'steg = 2 ×26',
      ]),
    );
    const stays = section(await textOf(game(goes)), 'möten');
    expect(stays).not.toContain('bildrutor med möte = 26');
  });

  it('waits for what the last meeting leads to, also where that comes a frame later', async () => {
    const later = ['LDX zp FC', 'STX ab D020', ...meets, 'STA ab D002', 'none:', 'STX zp FC'];
    expect(section(await textOf(game([...later, ...goes])), 'möten')).toContain(
      'bildrutor med annan ram = 26',
    );
  });

  it('is where the border changes in a frame', async () => {
    const wait = Array.from({ length: 60 }, () => 'NOP');
    const text = await textOf(game(['INC ab D020', ...wait, 'DEC ab D020']));
    expect(section(text, 'stilla').slice(2)).toEqual([
      'ramen växlar = "under bilden"',
      expect.stringMatching(/^strecket = rad 25\d–25\d$/),
    ]);
  });

  it('tells a change of the border that is over at once from one that goes on', async () => {
    const text = await textOf(game(['INC ab D020', 'DEC ab D020']));
    expect(section(text, 'stilla').slice(2)).toEqual([
      'ramen växlar = "under bilden"',
      'strecket = "kortare än en rad"',
    ]);
  });

  it('goes on from a raster interrupt, through the machine and back', async () => {
    const set = ['SEI', 'LDA im 01', 'STA ab D01A', 'LDA im 64', 'STA ab D012', 'LDA im irq'];
    const to = ['STA ab 0314', 'LDA im 08', 'STA ab 0315', 'LDX im 05', 'CLI'];
    const handler = ['irq:', 'INC ab 0400', 'LDX im 09', 'ASL ab D019'];
    const text = await textOf([
      ...set,
      ...to,
      'over:',
      'STX ab 0428',
      'JMP ab over',
      ...handler,
      'JMP ab EA31',
    ]);
    // 100 frames counted from a blank, which is 32, are a D in reverse; 5 in the register is an E.
    expect(section(text, 'start').slice(3, 5)).toEqual([
      'rad0 = "D"',
      expect.stringMatching(/^rad1 = "E/),
    ]);
  });
});

it('lets the page in between, also where a program never waits', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await textOf(['LDA im 01', 'STA ab D015', 'again:', 'NOP', 'JMP ab again']);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
