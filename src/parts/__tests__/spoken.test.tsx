import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import AluSims from '@site/tests/fixtures/docs/alusim.mdx';
import Answers from '@site/tests/fixtures/docs/answer.mdx';
import BaseConverters from '@site/tests/fixtures/docs/baseconverter.mdx';
import ChaseLabs from '@site/tests/fixtures/docs/chaselab.mdx';
import ConvLabs from '@site/tests/fixtures/docs/convlab.mdx';
import GateSims from '@site/tests/fixtures/docs/gatesim.mdx';
import GridWorlds from '@site/tests/fixtures/docs/gridworld.mdx';
import JumpLabs from '@site/tests/fixtures/docs/jumplab.mdx';
import KeyTrainers from '@site/tests/fixtures/docs/keytrainer.mdx';
import LagLabs from '@site/tests/fixtures/docs/laglab.mdx';
import MazeVizes from '@site/tests/fixtures/docs/mazeviz.mdx';
import NetLabs from '@site/tests/fixtures/docs/netlab.mdx';
import PointLabs from '@site/tests/fixtures/docs/pointlab.mdx';
import ShipLabs from '@site/tests/fixtures/docs/shiplab.mdx';
import SpriteLabs from '@site/tests/fixtures/docs/spritelab.mdx';
import StepTraces from '@site/tests/fixtures/docs/steptrace.mdx';
import TokenLabs from '@site/tests/fixtures/docs/tokenlab.mdx';
import TruthTables from '@site/tests/fixtures/docs/truthtable.mdx';
import { heard } from '@site/tests/support/dom/heard';
import { waitFor } from '@testing-library/react';
import { openPage, part } from '@site/tests/support/dom/page';

interface Row {
  readonly page: ComponentType;
  readonly title: string;
  /** The control by its role and name, and what is pressed there. */
  readonly at: readonly [role: string, name: string | RegExp];
  readonly keys: string;
  /** Everything that is heard. */
  readonly heard: readonly RegExp[];
}

/** The rows of the table in packages/labs/src/kit/README.md. */
const rows: Readonly<Record<string, Row>> = {
  'AluSim turns a bit': {
    page: AluSims,
    title: 'ALU med fyra bitar',
    at: ['button', /^B, bit 0/],
    keys: '[Space]',
    heard: [/^0111 ADD 0100 = 1011 C=0 Z=0 N=1 V=1$/],
  },
  'Answer asks for what is missing': {
    page: Answers,
    title: 'Andelen larm',
    at: ['textbox', 'Andelen sjuka'],
    keys: '{Enter}',
    heard: [/^Skriv ett svar först\.$/],
  },
  'BaseConverter does a step': {
    page: BaseConverters,
    title: 'Talomvandlare',
    at: ['button', 'Invertera'],
    keys: '{Enter}',
    heard: [/^Varje bit bytte värde\.$/],
  },
  'BaseConverter reads a field': {
    page: BaseConverters,
    title: 'Talomvandlare',
    at: ['textbox', 'Binärt'],
    keys: '2',
    heard: [/^2 är ingen binär siffra/],
  },
  'ChaseLab reads moves': {
    page: ChaseLabs,
    title: 'En korridor',
    at: ['textbox', /^Drag från ditt program/],
    keys: 'höger',
    heard: [],
  },
  'ConvLab moves the window': {
    page: ConvLabs,
    title: 'Hitta den lodräta kanten',
    at: ['button', 'Framåt'],
    keys: '{Enter}',
    heard: [/^Utbilden, rad 1, kolumn 2:.*= 27$/],
  },
  'GateSim throws a switch': {
    page: GateSims,
    title: 'Heladderare',
    at: ['button', /^Ingång A/],
    keys: '{Enter}',
    heard: [/^S = \d, Cout = \d$/],
  },
  'GateSim builds': {
    page: GateSims,
    title: 'XOR av fyra NAND',
    at: ['button', 'Lägg till NAND'],
    keys: '{Enter}',
    heard: [/^NAND 1 är markerad\.$/],
  },
  'GateSim writes': {
    page: GateSims,
    title: 'Skriv en krets',
    at: ['textbox', 'Kretsen som text'],
    keys: ' x',
    heard: [/^Rad 3: /],
  },
  'GridWorld learns': {
    page: GridWorlds,
    title: 'Rutnätet',
    at: ['button', 'En episod'],
    keys: '{Enter}',
    heard: [/^1 episod klara\. I den pågående: 0 steg, summa 0\.$/],
  },
  'GridWorld computes': {
    page: GridWorlds,
    title: 'Korridoren',
    at: ['button', 'Ett svep'],
    keys: '{Enter}',
    heard: [/^1 svep\.$/],
  },
  'JumpLab takes a number': {
    page: JumpLabs,
    title: 'Över muren',
    at: ['textbox', /^JUMP_VELOCITY/],
    keys: '{ArrowDown}',
    heard: [/^Med de här talen når hoppet 89 pixlar upp och \d+ pixlar bort\.$/],
  },
  'KeyTrainer takes a key': {
    page: KeyTrainers,
    title: 'Markera argumenten',
    at: ['textbox', /^Övningstext/],
    keys: 'v',
    heard: [/Markerat:/, /^Tangenter: 1 · facit 3/],
  },
  'KeyTrainer takes many keys': {
    page: KeyTrainers,
    title: 'Markera argumenten',
    at: ['textbox', /^Flera tangenter/],
    keys: 'x<nej>{Enter}',
    heard: [/^<nej> är ingen tangent/],
  },
  'LagLab takes away the spawner': {
    page: LagLabs,
    title: 'Vem tog myntet?',
    at: ['checkbox', 'MultiplayerSpawner'],
    keys: '[Space]',
    heard: [/^Utan spawner finns rutorna bara hos servern\./],
  },
  'MazeViz takes a step': {
    page: MazeVizes,
    title: 'Djupet först',
    at: ['button', 'Framåt'],
    keys: '{Enter}',
    heard: [/^Expanderade: \d+ ?Anropar besök\(\(1, 1\)\)\.$/],
  },
  'MazeViz reads a map': {
    page: MazeVizes,
    title: 'Djupet först',
    at: ['textbox', /vägg/],
    keys: 'x{Tab}{Enter}',
    heard: [/"x" betyder inget på en bana/],
  },
  'NetLab trains': {
    page: NetLabs,
    title: 'XOR med två dolda neuroner',
    at: ['button', 'En epok'],
    keys: '{Enter}',
    heard: [/^Epok 1: medelkvadratfel 0,\d{4}$/],
  },
  'PointLab trains': {
    page: PointLabs,
    title: 'Sträcka och tid',
    at: ['button', 'Ett steg'],
    keys: '{Enter}',
    heard: [/^Steg 1: medelkvadratfel \d+,\d{4}$/],
  },
  'ShipLab leaves out the wait': {
    page: ShipLabs,
    title: 'Flyg skeppet',
    at: ['checkbox', 'waitforraster'],
    keys: '[Space]',
    heard: [/^Slingan går 104 varv på en bild\. Från kant till kant tar det/],
  },
  'SpriteLab reads numbers': {
    page: SpriteLabs,
    title: 'Rita en sprite',
    at: ['textbox', /64 tal/],
    keys: '1{Tab}{Enter}',
    heard: [/^Det är 1 tal/],
  },
  'StepTrace takes a step': {
    page: StepTraces,
    title: 'Två anrop delar samma lista',
    at: ['group', 'Kod'],
    keys: '{ArrowRight}',
    heard: [/^Steg 2, rad \d+: /],
  },
  'TokenLab joins a pair': {
    page: TokenLabs,
    title: 'Från text till tal',
    at: ['button', 'Slå ihop ett par'],
    keys: '{Enter}',
    heard: [/^Sammanslagning 1: l \+ å\. \d+ tokens i texten, \d+ i ordförrådet\.$/],
  },
  'TokenLab writes': {
    page: TokenLabs,
    title: 'En modell av bokstäver',
    at: ['button', 'Skriv ett tecken till'],
    keys: '{Enter}',
    heard: [/./],
  },
  'TruthTable checks': {
    page: TruthTables,
    title: 'Heladderare',
    at: ['button', 'Kontrollera'],
    keys: '{Enter}',
    heard: [/^Tabellen är tom\. Fyll i minst en ruta först\.$/],
  },
  'TruthTable judges': {
    page: TruthTables,
    title: 'Segment a',
    at: ['textbox', /^Ditt uttryck/],
    keys: 'A{Enter}',
    heard: [/^✗ Inte rätt än\. Inte samma funktion: på rad 0/],
  },
  'TruthTable rings': {
    page: TruthTables,
    title: 'Ringa in i Karnaughdiagrammet',
    at: ['button', 'Ringa in'],
    keys: '{Enter}',
    heard: [/^Markera först de rutor som ska höra ihop\.$/],
  },
};

describe('a lab by keyboard and by words alone', () => {
  it.each(Object.entries(rows))('%s', async (_, row) => {
    const page = await openPage(row.page, row.title);
    // Some of a lab is fetched by who has it.
    const panel = await waitFor(() => part(new RegExp(row.title)));
    const [role, name] = row.at;
    const control = panel.getByRole(role, { name, hidden: true });
    const words = await heard(() => page.press(control, row.keys));
    expect(words).toHaveLength(row.heard.length);
    for (const [index, said] of row.heard.entries()) expect(words[index]).toMatch(said);
  });
});
