import type { Plant } from './project';

/** A fault in a project, and the check that must see it (or a piece of Godot's own complaint). */
export interface PlantedFault {
  /** The name of its folder. */
  readonly project: 'myntjakten' | 'myntjakten_fortsattning';
  readonly plant: Plant;
  readonly seenBy: string;
}

/**
 * The runner proves on every run that it can fail: a number, a forgotten line, a lost file and a
 * wrong word.
 */
export const plantedFaults: readonly PlantedFault[] = [
  {
    project: 'myntjakten',
    plant: { file: 'scripts/player.gd', find: '-400.0', replacement: '-420.0' },
    seenBy: 'hoppar',
  },
  {
    project: 'myntjakten',
    plant: { file: 'scripts/killzone.gd', find: '\tEngine.time_scale = 1.0\n', replacement: '' },
    seenBy: 'dödszonen startar om',
  },
  {
    project: 'myntjakten',
    plant: { file: 'scenes/coin.tscn', find: 'art/coin.svg', replacement: 'art/mynt.svg' },
    seenBy: 'art/mynt.svg',
  },
  {
    project: 'myntjakten_fortsattning',
    plant: {
      file: 'scripts/player.gd',
      find: 'COYOTE_TIME := 0.1\n',
      replacement: 'COYOTE_TIME := 0.0\n',
    },
    seenBy: 'coyote-tid',
  },
];
