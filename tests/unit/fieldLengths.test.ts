/**
 * Every field that a student writes in has a limit: what is judged on each key takes a while if it
 * is a whole book.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/sources';

/**
 * Fields that nobody writes in, and the forms of the gate: those take what Firebase takes, and are
 * sent, not judged.
 */
const passedOver = /type="(?:range|file)"|\bchecked=|\breadOnly\b(?!=\{)/;

/** The fields without a limit among the elements of a file. */
function unlimitedFields(tsx: string): readonly string[] {
  const fields = tsx.match(/<(?:input|textarea)\b(?:[^>]|=>)*?\/>/g) ?? [];
  return fields.filter((field) => !field.includes('maxLength=') && !passedOver.test(field));
}

const files = sourceFiles(/\.tsx$/).filter((name) => !name.startsWith('packages/school-gate/'));

describe('every field that a student writes in', () => {
  it('has a limit', () => {
    const found = files.flatMap((name) =>
      unlimitedFields(readFileSync(name, 'utf8')).map((field) => `${name}: ${field}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['<textarea value={text} onChange={() => take()} />', 1],
    ['<input type="text" maxLength={maxLineLength} />', 0],
    ['<input value={a} readOnly={!isAsking} onChange={(event) => take(event)} />', 1],
    ['<textarea readOnly value={text} />', 0],
    ['<input type="range" />', 0],
    ['<input type="checkbox" checked={isDone} />', 0],
  ])('%s has %i without', (tsx, count) => {
    expect(unlimitedFields(tsx)).toHaveLength(count);
  });
});
