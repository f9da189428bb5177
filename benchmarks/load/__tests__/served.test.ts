import { expect, it } from 'vitest';
import { withSealedFacts } from '@kurser/accelerators/earlyForm/sealedFacts';
import { programsOf } from '../served';

interface Named {
  readonly entry?: readonly string[];
  readonly app?: readonly string[];
}

const pageWith = ({ entry = [], app = [] }: Named): string =>
  withSealedFacts('<meta charset=utf-8>', {
    keyId: 'k',
    edition: 'e',
    styles: ['/assets/css/lesson.css'],
    programs: { entry, beside: ['/assets/js/public-auth.js'], app },
  });

const entry = ['/assets/js/runtime~main.js', '/assets/js/main.js'];
const app = ['/assets/js/public-app.js'];

it('tells what is asked for at once from what a member needs besides', () => {
  expect(programsOf(pageWith({ entry, app }))).toEqual({
    signInPrograms: [...entry, '/assets/js/public-auth.js'],
    site: [...app, '/assets/css/lesson.css'],
  });
});

it('throws where the page starts with no script', () => {
  expect(() => programsOf(pageWith({ app }))).toThrow('starts with no script');
});

it('throws where no script of the site is named', () => {
  expect(() => programsOf(pageWith({ entry }))).toThrow('no script of the site itself');
});

it('throws where nothing is said of the build', () => {
  expect(() => programsOf('<meta charset=utf-8>')).toThrow('no facts');
});
