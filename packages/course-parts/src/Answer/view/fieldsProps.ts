import type { Fields } from '../core/question';
import type { Mark } from '@kurser/ui/VerdictBox/words';

/** What the fields of every kind of answer are given. */
export interface FieldsProps {
  readonly fields: Fields;
  /** How each field stands; undefined where nothing is said of single fields. */
  readonly marks: readonly Mark[] | undefined;
  readonly isLocked: boolean;
  /** The element that says what is missing, when something is. */
  readonly faultId: string | undefined;
  readonly onChange: (place: number, text: string) => void;
  /** Puts something in all the fields at once. */
  readonly onFill: (fields: Fields) => void;
}
