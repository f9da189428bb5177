import type { Settings } from './settings';

/** How settings appear on `<html>`: values of variables, and words that style sheets look for. */
export interface Applied {
  readonly style: Readonly<Record<string, string>>;
  /** In `data-reading`, with blanks between; there as soon as anything is chosen. */
  readonly marks: string;
}

type Style = Readonly<Record<string, string>>;

/** A size in per cent, and how much smaller the bar at the top is drawn where it has no room. */
function sized(percent: number): Style {
  return {
    '--ifm-font-size-base': `${percent}%`,
    '--reading-bar': (100 / percent).toFixed(3),
  };
}

/** What is kept on one line (`.unbroken`) has no room on a phone's line in such letters. */
const loose: Style = { '--reading-breaks': 'normal' };

/** The size of a rem, and with it of all that is measured in them: on paper too. */
const sizes: Readonly<Record<Settings['size'], Style>> = {
  normal: {},
  large: sized(112.5),
  larger: { ...sized(130), ...loose },
  largest: { ...sized(150), ...loose },
};

const lines: Readonly<Record<Settings['lines'], Style>> = {
  normal: {},
  airy: { '--kurs-line-height': '1.85' },
  airiest: { '--kurs-line-height': '2.15' },
};

const widths: Readonly<Record<Settings['width'], Style>> = {
  normal: {},
  narrow: { '--kurs-column': '31rem' },
  wide: { '--kurs-column': '52rem' },
};

/** The spacing of letters and words is what WCAG 1.4.12 asks a page to bear. */
const faces: Readonly<Record<Settings['face'], Style>> = {
  atkinson: {},
  device: { '--kurs-font-ui': 'var(--kurs-font-system)' },
  spaced: { '--reading-letters': '0.12em', '--reading-words': '0.16em', ...loose },
};

/**
 * Softer than the site's own, and still at least 4.5:1: each colour for the light mode and the dark
 * one, by the browser's own choice between them.
 */
const soft: Style = {
  '--ifm-background-color': 'light-dark(#f5efe3, #24221f)',
  '--ifm-background-surface-color': 'light-dark(#f5efe3, #24221f)',
  '--ifm-font-color-base': 'light-dark(#3f3b34, #cdc7bb)',
  '--ifm-heading-color': 'light-dark(#37332d, #d8d2c6)',
  '--kurs-surface': 'light-dark(#efe8da, #2b2925)',
  '--kurs-surface-raised': 'light-dark(#f8f3e9, #302d29)',
  '--kurs-surface-sunken': 'light-dark(#e8e0d0, #1e1c1a)',
  '--kurs-code-surface': 'light-dark(#efe8da, #2b2925)',
  '--kurs-code-in-panel': 'light-dark(#f8f3e9, #1e1c1a)',
  '--kurs-code-text': 'light-dark(#3f3b34, #cdc7bb)',
};

/** What the chosen settings set on a page. */
export function styleOf(settings: Settings): Applied {
  const { size, lines: spacing, width, face, contrast, ruler, calm } = settings;
  const marks = [
    ...(contrast === 'soft' ? ['soft'] : []),
    ...(ruler === 'on' ? ['ruler'] : []),
    ...(calm === 'on' ? ['calm'] : []),
  ];
  return {
    style: {
      ...sizes[size],
      ...lines[spacing],
      ...widths[width],
      ...faces[face],
      ...(contrast === 'soft' ? soft : {}),
    },
    marks: marks.join(' '),
  };
}
