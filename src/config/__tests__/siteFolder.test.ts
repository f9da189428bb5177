import { expect, it } from 'vitest';
import { requireBuildableFolder } from '../siteFolder';

it.each(['kurser', 'kurser-main (1)', 'Åsas kurser (kopia)', '100% kurs', 'kurs [ny] & {1}'])(
  'the site can be built in a folder named %s',
  (name) => {
    expect(() => {
      requireBuildableFolder(`/home/åsa/${name}`);
    }).not.toThrow();
  },
);

it.each([
  ['/home/åsa/C# kurs', 'och det har #.'],
  ['/home/åsa/Klart!/kurser', 'och det har !.'],
  ['/home/åsa/vad? #2', 'och det har # ?.'],
])('%s is refused with the character that it must not have', (folder, said) => {
  expect(() => {
    requireBuildableFolder(folder);
  }).toThrow(said);
});
