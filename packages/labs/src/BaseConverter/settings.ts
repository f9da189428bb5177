import { parseProps, readNumber, readSomeOf, readText, type AuthorProps } from '../kit/settings';
import { fields, widths, wordCount, wrapped, type Field, type Width } from './core/word';

export interface ConverterTask {
  readonly title: string;
  readonly width: Width;
  readonly word: number;
  /** The fields that are shown, in the fixed order. */
  readonly fields: readonly Field[];
}

/**
 * The props as lesson authors write them. A negative value is meant in two's complement.
 * @throws an Error in Swedish that names every fault
 */
export function parseSettings(props: AuthorProps): ConverterTask {
  return parseProps('BaseConverter', props, (read) => {
    const given = readNumber(read, 'width', { min: 4, max: 32, integer: true }, 8);
    const width = widths.find((candidate) => candidate === given);
    if (width === undefined)
      read.fault(`width har värdet ${given} men ska vara ${widths.join(', ')}`);
    const known = width ?? 8;
    const count = wordCount(known);
    const value = readNumber(
      read,
      'value',
      { min: -count / 2, max: count - 1, integer: true },
      42 % count,
    );
    const shown = readSomeOf(read, 'fields', fields, fields);
    return {
      title: readText(read, 'title', 'Talomvandlare'),
      width: known,
      word: wrapped(value, known),
      fields: fields.filter((field) => shown.includes(field)),
    };
  });
}
