import { describe, expect, it } from 'vitest';
import { parseBoard, lessonMap, wayTo, type Board } from '../core/board';
import { isOn, pointsOf, startGame, turn, type Game, type Rules } from '../core/game';
import { greedyRound, plan } from '../core/hunt';
import { gameToText, ghostToText, readMoves } from '../core/words';

function boardOf(text: string): Board {
  const result = parseBoard(text);
  if (result.kind === 'wrong') throw new Error(result.reason);
  return result.board;
}

const lesson = boardOf(lessonMap);
const corridor = boardOf('#######\n#S.  G#\n#######');
const alone: Rules = { hunter: 'ingen', pace: 4 };

/** The game when the moves have been made, or something has ended it. */
function walk(board: Board, orders: string, rules = alone, steps = 2000): Game {
  let game: Game = { ...startGame(board), orders };
  for (let step = 0; step < steps; step += 1) game = turn(game, board, rules);
  return game;
}

describe('a board', () => {
  it('is the lesson’s, with seven dots', () => {
    expect(lesson.dots).toHaveLength(7);
    expect(lesson.maze).toMatchObject({ rows: 9, columns: 19 });
  });

  it('has its lair as far from the start as there is', () => {
    expect(corridor.lair).toBe(corridor.maze.goal);
  });

  it.each([
    ['#####\n#S#G#\n#####', 'Boet och alla prickar ska gå att nå från S.'],
    ['####\n#S.#\n####', 'Banan saknar mål: skriv ett G på en ruta.'],
  ])('of %j is refused', (text, reason) => {
    expect(parseBoard(text)).toEqual({ kind: 'wrong', reason });
  });
});

describe('the rules', () => {
  it('count as the lesson does: 33 points for ÖÖÖÖ, and 8 on the way back', () => {
    const home = walk(corridor, 'ÖÖÖÖ');
    expect(home.state.kind).toBe('won');
    expect(pointsOf(home, corridor)).toBe(33);
    expect(gameToText(home, corridor)).toBe('Hemma på 4 drag: 33 poäng.');
    expect(pointsOf(walk(corridor, 'ÖÖÖV'), corridor)).toBe(8);
  });

  it('stop at a wall, and say which move it was', () => {
    const game = walk(corridor, 'ÖVVV');
    expect(gameToText(game, corridor)).toBe('Drag 3, V, går in i en vägg. Prickar kvar: 0.');
  });

  it('let a move stand still', () => {
    expect(walk(corridor, '-Ö').moves).toBe(2);
  });

  it('let one go on the way one wants, and turn where it is open', () => {
    let game: Game = { ...startGame(corridor), want: 'Ö' };
    for (let step = 0; step < 30; step += 1) game = turn(game, corridor, alone);
    expect(game.moves).toBe(3);
    game = { ...game, want: 'N' };
    for (let step = 0; step < 30; step += 1) game = turn(game, corridor, alone);
    expect(game.state.kind).toBe('won');
  });
});

describe('the ghost', () => {
  const stays = (hunter: Rules['hunter'], steps: number): Game =>
    walk(lesson, '-'.repeat(500), { hunter, pace: 6 }, steps);

  it.each(['bfs', 'astar'] as const)('by %s comes the shortest way', (hunter) => {
    expect(stays(hunter, 600).state.kind).toBe('caught');
  });

  it('says what it thought, and A* thinks of fewer cells than breadth first', () => {
    const cells = (hunter: 'bfs' | 'astar'): number =>
      plan(lesson.maze, lesson.lair, lesson.maze.start, hunter).expanded;
    expect(cells('astar')).toBeLessThan(cells('bfs'));
    expect(ghostToText(stays('bfs', 3), 'bfs')).toMatch(
      /^Spöket söker med bredden först: \d+ steg till dig, \d+ rutor expanderade\.$/,
    );
    expect(ghostToText(startGame(lesson), 'astar')).toBe(
      'Spöket söker med A*, på nytt i varje ruta.',
    );
  });

  it('is not there when nobody hunts', () => {
    expect(stays('ingen', 2000).state.kind).toBe('on');
  });

  it('stands still until the player moves', () => {
    const waits = turn(startGame(lesson), lesson, { hunter: 'bfs', pace: 6 });
    expect(waits).toEqual(startGame(lesson));
  });

  it('stands still while the player’s first press is into a wall', () => {
    const rules: Rules = { hunter: 'bfs', pace: 6 };
    const pressed = turn({ ...startGame(corridor), want: 'N' }, corridor, rules);
    expect(pressed).toEqual(startGame(corridor));
    expect(isOn(pressed, rules)).toBe(false);
    const gone = turn({ ...startGame(corridor), want: 'Ö' }, corridor, rules);
    expect(gone.ghost.next).toBeDefined();
  });
});

describe('the greedy agent', () => {
  it('eats all and goes home', () => {
    const moves = greedyRound(lesson, lesson.maze.start);
    const game = walk(lesson, moves, alone, 2000);
    expect(game.state.kind).toBe('won');
    // What the lesson's own agent prints.
    expect(moves).toHaveLength(65);
    expect(pointsOf(game, lesson)).toBe(44);
  });
});

describe('a program’s moves', () => {
  it.each([
    ['ÖÖSV', 'ÖÖSV'],
    ["'nö -sv'\n", 'NÖ-SV'],
    ['höger', undefined],
    ['', undefined],
  ])('%j are read as %j', (text, moves) => {
    expect(readMoves(text)).toBe(moves);
  });
});

it('a way is known by its two cells', () => {
  expect(wayTo(corridor.maze, 8, 9)).toBe('Ö');
  expect(wayTo(corridor.maze, 9, 8)).toBe('V');
  expect(wayTo(corridor.maze, 8, 8)).toBeUndefined();
});
