import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../programRun';
import { screenOf } from '../terminal';

const stdout = (text: string): Piece => ({ stream: 'stdout', text });
const shown = (...texts: readonly string[]): string =>
  screenOf(texts.map(stdout))
    .map(({ text }) => text)
    .join('');

/** All but line breaks and tabs. */
const control = /[^\P{Cc}\n\t]/gu;

describe('what a terminal shows', () => {
  it.each([
    ['a\nb\n', 'a\nb\n'],
    ['10 %\r20 %\r100 %\n', '100 %\n'],
    ['Laddar …\rKlar', 'Klarar …'],
    ['abc\b\bX', 'aXc'],
    ['\b\ba', 'a'],
    ['a\r\nb', 'a\nb'],
    ['pip\u0007', 'pip'],
    ['\u001b[31mrött\u001b[0m vanligt', 'rött vanligt'],
    ['\u001b[38;5;208morange\u001b[38;2;1;2;3m!', 'orange!'],
    ['gammalt\n\u001b[2J\u001b[Hnytt', 'nytt'],
    ['gammalt\u001bc\u001b[?25lnytt', 'nytt'],
    ['lång rad\r\u001b[Kkort', 'kort'],
    ['ett\ntvå\n\u001b[2AETT', 'ETT\ntvå\n'],
    ['\u001b]0;fönster\u0007text', 'text'],
    ['a\u001b[3Cb', 'a   b'],
    ['\u001b[999999999Cb', `${' '.repeat(500)}b`],
    ['kolumn\tkolumn', 'kolumn\tkolumn'],
    ['🙂🙂\b!', '🙂!'],
    ['avbruten \u001b[3', 'avbruten '],
  ])('%j as %j', (written, screen) => {
    expect(shown(written)).toBe(screen);
  });

  it('takes what comes in pieces as one', () => {
    expect(shown('10 %', '\r20 %', '\r', '30 %\n')).toBe('30 %\n');
  });

  it('has the colours, the bold and the underlined', () => {
    expect(screenOf([stdout('a\u001b[1;31mb\u001b[44mc\u001b[0;4md\u001b[92me')])).toEqual([
      { stream: 'stdout', text: 'a', look: {} },
      { stream: 'stdout', text: 'b', look: { isBold: true, colour: 'red' } },
      { stream: 'stdout', text: 'c', look: { isBold: true, colour: 'red', ground: 'blue' } },
      { stream: 'stdout', text: 'd', look: { isUnderlined: true } },
      { stream: 'stdout', text: 'e', look: { isUnderlined: true, colour: 'green' } },
    ]);
  });

  it('keeps the streams apart', () => {
    const output: readonly Piece[] = [
      stdout('Namn? '),
      { stream: 'echo', text: 'Alva\n' },
      { stream: 'stderr', text: '\rfel\n' },
    ];
    expect(screenOf(output).map(({ stream, text }) => [stream, text])).toEqual([
      ['stdout', 'Namn? '],
      ['echo', 'Alva\n'],
      ['stderr', 'fel\n'],
    ]);
  });

  it('is the text itself where it has no control characters, and never one where it has', () => {
    const sign = fc.constantFrom(...Array.from('aå \n\r\b\t\u001b[]mKHJA0123;?\u0007'));
    fc.assert(
      fc.property(
        fc.array(sign).map((signs) => signs.join('')),
        (text) => {
          expect(shown(text)).not.toMatch(control);
          const quiet = text.replaceAll(control, '');
          expect(shown(quiet)).toBe(quiet);
        },
      ),
    );
  });

  it('shows 100 000 characters of progress in a moment', () => {
    // The least of three: what else a process does adds to a time, and nothing takes away from it.
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      screenOf([stdout('\rLaddar 10 % …'.repeat(8000))]);
      return process.cpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
