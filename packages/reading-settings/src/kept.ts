import { isOwnLook, ownLook, parseSettings, type Settings } from './settings';
import { styleOf } from './styleOf';

/** Where the settings lie in localStorage: for no account, as the colour mode does. */
export const keptName = 'kurser-reading';

/** The settings that this browser keeps; the site's own look where it keeps none. Never throws. */
export function readSettings(): Settings {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keptName) ?? '{}');
    const isRecord = typeof kept === 'object' && kept !== null && 'settings' in kept;
    return parseSettings(isRecord ? kept.settings : undefined);
  } catch {
    // Not JSON, or a browser that refuses: the same as nothing kept.
    return ownLook;
  }
}

/** What the early script sets: variables as the text of a style, and words for style sheets. */
function keptStyle(settings: Settings): { readonly style: string; readonly marks: string } {
  const { style, marks } = styleOf(settings);
  const texts = Object.entries(style).map(([name, value]) => `${name}:${value}`);
  return { style: texts.join(';'), marks };
}

/** Keeps settings, with what the next page is to set first. Never throws. */
export function keepSettings(settings: Settings): void {
  try {
    if (isOwnLook(settings)) window.localStorage.removeItem(keptName);
    else
      window.localStorage.setItem(keptName, JSON.stringify({ settings, ...keptStyle(settings) }));
  } catch {
    // They last as long as the page.
  }
}

/** Sets the page as the settings say, and takes away what they do not say. */
export function applySettings(settings: Settings): void {
  const { style, dataset } = document.documentElement;
  const own = Array.from(style).filter((name) => /^--(?:kurs|ifm|reading)-/.test(name));
  for (const name of own) style.removeProperty(name);
  if (isOwnLook(settings)) {
    delete dataset['reading'];
    return;
  }
  const applied = styleOf(settings);
  for (const [name, value] of Object.entries(applied.style)) style.setProperty(name, value);
  dataset['reading'] = applied.marks;
}
