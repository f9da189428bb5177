import { describe, expect, it } from 'vitest';
import {
  centred,
  glowing,
  linesAPicture,
  run,
  spriteRows,
  startMachine,
  tornBy,
  type Machine,
  type Program,
  type Stick,
} from '../core/machine';
import { machineToText } from '../core/words';

const waiting: Program = { wait: 250, stride: 1, enemy: false };
const hasty: Program = { ...waiting, wait: undefined };
const right: Stick = { x: 1, y: 0, button: false };

const pictures = (
  count: number,
  program: Program,
  stick: Stick = right,
  from: Machine = startMachine(program),
): Machine => run(from, count * linesAPicture, program, stick);

describe('the ship', () => {
  it('has the lesson’s 21 rows', () => {
    expect(spriteRows).toHaveLength(21);
    expect(spriteRows[0]?.toString(2)).toBe('1100000000000');
    expect(spriteRows[16]).toBe(0xffffff);
  });

  it('goes one pixel a picture when the loop waits, and is whole', () => {
    const machine = pictures(10, waiting);
    expect(machine.x).toBe(170);
    expect(machine.roundsAPicture).toBe(1);
    expect(tornBy(machine)).toBe(0);
    expect(machineToText(machine, waiting)).toBe(
      'Slingan går ett varv på en bild, när strålen är på rad 250.',
    );
  });

  it('takes the joystick all ways, and stops at the edges of the lesson', () => {
    expect(pictures(400, waiting).x).toBe(320);
    expect(pictures(400, waiting, { ...right, x: -1 }).x).toBe(24);
    const up = pictures(400, waiting, { x: 0, y: -1, button: true });
    expect(up).toMatchObject({ x: 160, y: 50, red: true });
    expect(pictures(400, waiting, { x: 0, y: 1, button: false }).y).toBe(229);
  });

  it('goes a hundred times as fast when the wait is left out, and is torn', () => {
    const machine = pictures(1, hasty);
    expect(machine.x).toBe(160 + 104);
    expect(machine.roundsAPicture).toBe(104);
    expect(tornBy(machine)).toBe(7);
    expect(machineToText(machine, hasty)).toBe(
      'Slingan går 104 varv på en bild, och skeppet rivs isär: dess rader skiljer 7 pixlar.',
    );
    expect(pictures(2, hasty).x).toBe(320);
    expect(machineToText(pictures(4, hasty), hasty)).toContain(
      'Från kant till kant tar det högst tre bilder',
    );
  });

  it('is torn by its stride when the wait is for a line within it', () => {
    const amid: Program = { ...waiting, wait: 150, stride: 4 };
    const machine = pictures(3, amid);
    expect(tornBy(machine)).toBe(4);
    const xs = machine.before.map(({ line, x }) => `${line < 150 ? 'above' : 'below'} ${x}`);
    expect(new Set(xs)).toEqual(new Set(['above 168', 'below 172']));
  });
});

describe('the beam', () => {
  it('lets the picture before glow below it', () => {
    const half = run(startMachine(waiting), 150, { ...waiting, wait: 100, stride: 2 }, right);
    const rows = glowing(half);
    expect(rows).toHaveLength(21);
    expect(rows.filter(({ x }) => x === 162)).toHaveLength(10);
    expect(rows.filter(({ x }) => x === 160)).toHaveLength(11);
  });

  it('draws the same however often it is looked at', () => {
    const whole = pictures(5, hasty);
    let parts = startMachine(hasty);
    for (let piece = 0; piece < 5 * 104; piece += 1) parts = run(parts, 3, hasty, right);
    expect(parts).toEqual(whole);
  });
});

describe('the enemy', () => {
  const game: Program = { ...waiting, enemy: true };

  it('goes two pixels a picture, and begins again at the edge', () => {
    expect(pictures(4, game, centred).enemyX).toBe(68);
    expect(pictures(131, game, centred).enemyX).toBe(24);
  });

  it('gives one point a collision, and begins again somewhere else', () => {
    const near = { ...startMachine(game), enemyX: 130, enemyY: 200 };
    const met = pictures(40, game, centred, near);
    expect(met.points).toBe(1);
    expect(met.enemyY).not.toBe(200);
    expect(machineToText(met, game)).toContain('Poäng: 1.');
  });

  it('is not met by corners that nothing is drawn in', () => {
    const beside = { ...startMachine(game), enemyX: 160 - 22, enemyY: 200 - 16 };
    expect(run(beside, linesAPicture, game, centred).collision).toBe(false);
  });
});
