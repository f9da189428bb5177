/** The player of a trace: which step is shown, and whether it moves by itself. */
export type Player =
  | { readonly kind: 'paused'; readonly index: number }
  | { readonly kind: 'playing'; readonly index: number };

export type Command =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'step' }
  | { readonly kind: 'back' }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'jump'; readonly index: number }
  /** The time for a step is up while playing. */
  | { readonly kind: 'tick' };

export const initialPlayer: Player = { kind: 'paused', index: 0 };

function pausedAt(index: number, count: number): Player {
  return { kind: 'paused', index: Math.min(Math.max(Math.round(index), 0), count - 1) };
}

/**
 * The player after a command; `count` is the number of steps, at least 1. Moving by hand pauses. Playing from the last
 * step begins at the first, and playing pauses when it reaches the last.
 */
export function advance(player: Player, command: Command, count: number): Player {
  const last = count - 1;
  switch (command.kind) {
    case 'toggle':
      if (player.kind === 'playing') return pausedAt(player.index, count);
      return last === 0
        ? pausedAt(0, count)
        : { kind: 'playing', index: player.index >= last ? 0 : player.index };
    case 'step':
      return pausedAt(player.index + 1, count);
    case 'back':
      return pausedAt(player.index - 1, count);
    case 'start':
      return pausedAt(0, count);
    case 'end':
      return pausedAt(last, count);
    case 'jump':
      return pausedAt(command.index, count);
    case 'tick':
      if (player.kind === 'paused') return player;
      return player.index + 1 >= last
        ? pausedAt(last, count)
        : { kind: 'playing', index: player.index + 1 };
  }
}

/** The command of a key (`KeyboardEvent.key`), or undefined when the key is none of the player's. */
export function findKeyCommand(key: string): Command | undefined {
  switch (key) {
    case 'ArrowRight':
      return { kind: 'step' };
    case 'ArrowLeft':
      return { kind: 'back' };
    case 'Home':
      return { kind: 'start' };
    case 'End':
      return { kind: 'end' };
    case ' ':
      return { kind: 'toggle' };
    default:
      return undefined;
  }
}

/** How long a step stays while playing: time to find the line and to read the explanation at about 200 words a minute. */
export function dwellMs(explanation: string): number {
  const msPerCharacter = 50;
  return Math.min(1500 + msPerCharacter * explanation.length, 10_000);
}
