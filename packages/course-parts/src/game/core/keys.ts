/** Keys that have a name in the program, by the browser's. */
const names: Readonly<Record<string, string>> = {
  ArrowLeft: 'vänster',
  ArrowRight: 'höger',
  ArrowUp: 'upp',
  ArrowDown: 'ner',
  ' ': 'mellanslag',
  Enter: 'enter',
};

/** What the program calls a key: letters and digits are their own names. */
export function keyName(key: string): string {
  return names[key] ?? key.toLowerCase();
}

const arrows = ['vänster', 'upp', 'ner', 'höger'];

/** Keys in the order of their buttons: arrows as they lie under a thumb, then the others. */
export function inButtonOrder(keys: readonly string[]): readonly string[] {
  return [
    ...arrows.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !arrows.includes(key)),
  ];
}

/** What stands on the button of a key, or is said of it. */
export function buttonText(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}

/** Which keys a game takes, in a sentence. */
export function keysText(keys: readonly string[]): string {
  const others = keys.filter((key) => !arrows.includes(key)).map(buttonText);
  const parts = [...(others.length < keys.length ? ['pilarna'] : []), ...others];
  if (parts.length === 0) return '';
  const last = parts.at(-1) ?? '';
  const all = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} och ${last}`;
  return `Styr med ${all}.`;
}
