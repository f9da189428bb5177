import { describe, expect, it } from 'vitest';
import { parseOptions, sections } from '../options';

describe('the options of the benchmark', () => {
  it('are everything, seven rounds and three pairs when nothing is said', () => {
    expect(parseOptions([])).toEqual({
      rounds: 7,
      pairs: 3,
      only: new Set(sections),
      built: false,
      without: [],
      growth: false,
    });
  });

  it('are what is said', () => {
    const args = ['--rounds', '3', '--pairs', '1', '--only', 'visits,clicks', '--built'];
    expect(parseOptions(args)).toMatchObject({
      rounds: 3,
      pairs: 1,
      only: new Set(['visits', 'clicks']),
      built: true,
    });
  });

  it.each([
    ['quickClicks', ['-quickClicks']],
    ['earlyPage,off', ['-earlyPage', 'off']],
    [
      'all',
      [...['-earlyForm', '-earlyPage', '-smallEntry'], ...['-quickClicks', '-quickPython', 'off']],
    ],
  ])('take --without %s', (text, without) => {
    expect(parseOptions(['--without', text]).without).toEqual(without);
  });

  it.each([
    [['--rounds', '0'], '--rounds is "0"'],
    [['--pairs', '1.5'], '--pairs is "1.5"'],
    [['--only', 'visits,klick'], '--only is "visits,klick"'],
    [['--without', 'early'], '--without is "early"'],
    [['--snabbt'], '--snabbt'],
  ])('refuse %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
