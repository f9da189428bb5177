import { useKeptWork } from '../kit/useKeptWork';
import { drawing } from './lab';
import type { SpriteSetup } from './settings';

/** The drawing, kept on the device under the name that the lesson gave it. */
export const useSpriteLab = ({ name, start }: SpriteSetup) =>
  useKeptWork(drawing, `spritelab:${name}`, start);

export type SpriteLab = ReturnType<typeof useSpriteLab>;
