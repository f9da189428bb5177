import { describe, expect, it } from 'vitest';
import { measuredOn, replaceSection } from '../report';

const text = 'Före.\n\n<!-- tal: begin -->\n\ngammalt\n\n<!-- tal: end -->\n\nEfter.\n';

describe('a section of BENCHMARKS.md', () => {
  it('is replaced, and nothing around it', () => {
    const expected = 'Före.\n\n<!-- tal: begin -->\n\nnytt\n\n<!-- tal: end -->\n\nEfter.\n';
    expect(replaceSection(text, 'tal', 'nytt')).toBe(expected);
  });

  it('can be replaced again', () => {
    const once = replaceSection(text, 'tal', 'nytt');
    expect(replaceSection(once, 'tal', 'nytt')).toBe(once);
  });

  it.each([
    ['no markers', 'Före.'],
    ['no end', '<!-- tal: begin -->'],
    ['no beginning', '<!-- tal: end -->'],
    ['the markers the wrong way round', '<!-- tal: end --> <!-- tal: begin -->'],
    ['those of another section', text.replaceAll('tal', 'annat')],
  ])('is refused with %s', (_, without) => {
    expect(() => replaceSection(without, 'tal', 'nytt')).toThrow('BENCHMARKS.md needs');
  });
});

it('says when and on what was measured', () => {
  expect(measuredOn(new Date('2026-03-09T23:00:00Z'), ['Node 20', '7 rounds'])).toBe(
    'Measured 2026-03-09: Node 20, 7 rounds.',
  );
});
