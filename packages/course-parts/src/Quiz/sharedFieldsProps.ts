import type { Given } from './quizQuestion';

/** What the fields of every kind of question are given. */
export interface SharedFieldsProps {
  readonly locked: boolean;
  readonly onChange: (given: Given) => void;
  /** The element that holds the prompt; it names the fields. */
  readonly promptId: string;
  /** The element that says what is missing, when something is. */
  readonly faultId: string | undefined;
}
