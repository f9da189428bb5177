const numbers = [
  ...[
    'noll',
    'en',
    'två',
    'tre',
    'fyra',
    'fem',
    'sex',
    'sju',
    'åtta',
    'nio',
    'tio',
    'elva',
    'tolv',
  ],
];

/** "en rad", "fem rader", "40 rader"; numbers as one writes them in running text. */
export function counted(count: number, one: string, many: string): string {
  return `${numbers[count] ?? String(count)} ${count === 1 ? one : many}`;
}
