import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { maxLineLength } from '@kurser/shared/textLimits';
import { optionId } from './Results';
import { texts } from './texts';
import type { Search } from './useSearch';
import styles from './styles.module.css';

interface QuestionFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Of the list with what was found. */
  readonly listId: string;
  readonly search: Search;
}

/** What is asked for, and the keys that go through what was found. */
export default function QuestionField({ field, listId, search }: QuestionFieldProps): ReactNode {
  const { question, answers, active } = search;
  const chosen = answers[active];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') search.move(1);
    else if (event.key === 'ArrowUp') search.move(-1);
    // What stands in the field: on a busy page the question of the last render may be an earlier
    // one.
    else if (event.key === 'Enter') search.confirm(event.currentTarget.value);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      type="text"
      role="combobox"
      className={styles.field}
      aria-label={texts.title}
      aria-autocomplete="list"
      aria-expanded={answers.length > 0}
      aria-controls={answers.length > 0 ? listId : undefined}
      aria-activedescendant={chosen === undefined ? undefined : optionId(listId, active)}
      placeholder={texts.placeholder}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={maxLineLength}
      inputMode="search"
      enterKeyHint="go"
      value={question}
      onChange={(event) => search.ask(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
