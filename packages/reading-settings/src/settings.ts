/** What can be chosen, the site's own look first. */
export const choices = {
  size: ['normal', 'large', 'larger', 'largest'],
  lines: ['normal', 'airy', 'airiest'],
  width: ['normal', 'narrow', 'wide'],
  face: ['atkinson', 'device', 'spaced'],
  ruler: ['off', 'on'],
  contrast: ['normal', 'soft'],
  calm: ['off', 'on'],
} as const;

export type SettingName = keyof typeof choices;

/** One choice of each. */
export type Settings = { readonly [Name in SettingName]: (typeof choices)[Name][number] };

export const ownLook: Settings = {
  size: 'normal',
  lines: 'normal',
  width: 'normal',
  face: 'atkinson',
  ruler: 'off',
  contrast: 'normal',
  calm: 'off',
};

export const settingNames = Object.keys(choices) as readonly SettingName[];

/** Settings from what was stored: a choice that is not known is the site's own. */
export function parseSettings(raw: unknown): Settings {
  const stored: Readonly<Record<string, unknown>> =
    typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const known = settingNames.filter((name) =>
    (choices[name] as readonly unknown[]).includes(stored[name]),
  );
  return { ...ownLook, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
}

export function isOwnLook(settings: Settings): boolean {
  return settingNames.every((name) => settings[name] === ownLook[name]);
}
