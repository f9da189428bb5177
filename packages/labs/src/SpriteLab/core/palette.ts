/**
 * The C64's sixteen colours. The VIC-II makes no RGB values but a brightness and a hue on an
 * analogue signal, so every list of RGB values is a model of a screen. These are Philip
 * Timmermann's "Colodore" values (colodore.com, 2017): computed from measurements of the PAL chip,
 * in wide use, and among the palettes that the emulator VICE is delivered with. VICE's own picture
 * differs a little, because it also imitates the screen.
 */
export interface C64Color {
  /** The word that TRSE knows the colour by. */
  readonly trse: string;
  readonly name: string;
  readonly rgb: string;
}

export const palette: readonly C64Color[] = [
  { trse: 'black', name: 'svart', rgb: '#000000' },
  { trse: 'white', name: 'vit', rgb: '#ffffff' },
  { trse: 'red', name: 'röd', rgb: '#813338' },
  { trse: 'cyan', name: 'cyan', rgb: '#75cec8' },
  { trse: 'purple', name: 'lila', rgb: '#8e3c97' },
  { trse: 'green', name: 'grön', rgb: '#56ac4d' },
  { trse: 'blue', name: 'blå', rgb: '#2e2c9b' },
  { trse: 'yellow', name: 'gul', rgb: '#edf171' },
  { trse: 'orange', name: 'orange', rgb: '#8e5029' },
  { trse: 'brown', name: 'brun', rgb: '#553800' },
  { trse: 'light_red', name: 'ljusröd', rgb: '#c46c71' },
  { trse: 'dark_grey', name: 'mörkgrå', rgb: '#4a4a4a' },
  { trse: 'grey', name: 'grå', rgb: '#7b7b7b' },
  { trse: 'light_green', name: 'ljusgrön', rgb: '#a9ff9f' },
  { trse: 'light_blue', name: 'ljusblå', rgb: '#706deb' },
  { trse: 'light_grey', name: 'ljusgrå', rgb: '#b2b2b2' },
];

/** The RGB value of a colour number; numbers wrap at 16, as in the chip's registers. */
export function rgbOf(color: number): string {
  return palette[color & 15]?.rgb ?? '#000000';
}
