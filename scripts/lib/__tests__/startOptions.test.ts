import { describe, expect, it } from 'vitest';
import { readPort, readVerbose } from '../startOptions';

describe('the port of npm start', () => {
  it.each([
    [[], 3000],
    [['--port', '3001'], 3001],
    [['--port=3001', '--host', '0.0.0.0'], 3001],
    [['--poll', '-p', '3001'], 3001],
  ])('with %j is %i', (args, port) => {
    expect(readPort(args)).toBe(port);
  });

  it.each([[['--port', 'tre']], [['--port', '70000']], [['--port']]])(
    'is refused in %j',
    (args) => {
      expect(() => readPort(args)).toThrow('ska vara ett portnummer');
    },
  );
});

describe('--verbose', () => {
  it('is said to the site’s plugins and not to Docusaurus', () => {
    expect(readVerbose(['--port', '3001', '--verbose'])).toEqual({
      args: ['--port', '3001'],
      env: { VERBOSE: 'true' },
    });
    expect(readVerbose(['--poll'])).toEqual({ args: ['--poll'], env: {} });
  });
});
