/**
 * The forty pictures that show a change of looks in review: what they are of, how they are taken,
 * and by which browser. Another browser, or another version of it, draws letters a shade
 * differently, so pictures are compared by the one that took them.
 */

/** Where the pictures are. */
export const pictureFolder = 'tests/e2e/pictures/shots';

/** Debian's Chromium without what only a window needs, which CI installs (.ci/run). */
export const pinnedBrowser = { name: 'chromium-headless-shell', major: 156 } as const;

/** Letters drawn alike whatever the machine's screen and its settings are. */
export const steadyArguments: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * Why a browser's pictures are not compared with those that there are; undefined when they are.
 * @param path where its program is
 */
export function whyOtherBrowser(path: string | undefined, version: string): string | undefined {
  const name = path?.split('/').at(-1) ?? 'Playwright’s own Chromium';
  const major = Number(version.split('.')[0]);
  if (name === pinnedBrowser.name && major === pinnedBrowser.major) return undefined;
  return `The pictures were taken by ${pinnedBrowser.name} ${String(pinnedBrowser.major)}, not by ${name} ${String(major)}. With a new one: set pinnedBrowser in tests/support/pictures.ts, npm run pictures -- --update-snapshots=all, and look at npm run pictures:sheet.`;
}

export interface Look {
  readonly mode: 'light' | 'dark';
  readonly width: 390 | 1280;
}

/**
 * Every picture is there twice, and of two neighbours one is light where the other is dark: so both
 * modes are seen at both widths.
 */
export function looksOf(place: number): readonly Look[] {
  const [narrow, wide] =
    place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  return [
    { mode: narrow, width: 390 },
    { mode: wide, width: 1280 },
  ];
}

export const pictureName = (name: string, { mode, width }: Look): string =>
  `${name}-${String(width)}-${mode}.png`;
