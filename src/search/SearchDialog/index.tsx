import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHistory } from '@docusaurus/router';
import Button from '@site/src/components/Button';
import { useStored } from '@site/src/components/deviceStore';
import { useModal } from '@site/src/components/useModal';
import { parseRecent, recentKey, withRecent } from '../client/recent';
import type { FoundAnswer } from '../query/answer';
import { focusPlace } from './focusPlace';
import NoResults from './NoResults';
import Results, { optionId } from './Results';
import Start from './Start';
import { announcementOf, texts } from './texts';
import { useSearch, type Search } from './useSearch';
import { useSettled } from './useSettled';
import styles from './styles.module.css';

const nothingRecent: readonly string[] = [];

interface SearchDialogProps {
  onClose(): void;
}

interface BodyProps {
  readonly id: string;
  readonly search: Search;
  readonly recent: readonly string[];
  onForget(): void;
  onChoose(answer: FoundAnswer): void;
  onLeave(): void;
  onAsk(question: string): void;
}

/** What stands below the field: one thing for each state of the search. */
function Body({ id, search, recent, onForget, onChoose, onLeave, onAsk }: BodyProps): ReactNode {
  const { state, answer, answers, active, question } = search;
  switch (state) {
    case 'notBuilt':
      return <p className={styles.message}>{texts.notBuilt}</p>;
    case 'failed':
      return (
        <div className={styles.message}>
          <p>{texts.failed}</p>
          <Button onClick={search.retry}>Försök igen</Button>
        </div>
      );
    case 'idle':
    case 'loading':
    case 'ready':
      if (question.trim() === '')
        return <Start recent={recent} onAsk={onAsk} onForget={onForget} />;
      if (answer === undefined) return <p className={styles.message}>{texts.loading}</p>;
      if (answers.length === 0) return <NoResults question={answer.question} onLeave={onLeave} />;
      return (
        <Results
          id={id}
          answer={answer}
          active={active}
          findSnippet={search.findSnippet}
          onChoose={onChoose}
        />
      );
  }
}

interface QuestionFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Of the list with what was found. */
  readonly listId: string;
  readonly search: Search;
  onChoose(answer: FoundAnswer): void;
}

/** What is asked for, and the keys that go through what was found. */
function QuestionField({ field, listId, search, onChoose }: QuestionFieldProps): ReactNode {
  const { question, answers, active } = search;
  const chosen = answers[active];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') search.move(1);
    else if (event.key === 'ArrowUp') search.move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
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
      inputMode="search"
      enterKeyHint="go"
      value={question}
      onChange={(event) => search.ask(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The search, as the browser's own modal dialog: focus, Escape and the way back to where one was come with it. */
export default function SearchDialog({ onClose }: SearchDialogProps): ReactNode {
  const { ref, close } = useModal({ closesBeside: true });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const history = useHistory();
  const search = useSearch();
  const [recent, setRecent, forgetRecent] = useStored(recentKey, parseRecent, nothingRecent);
  const announcement = useSettled(announcementOf(search));

  useEffect(() => {
    field.current?.focus();
  }, []);
  const choose = (answer: FoundAnswer): void => {
    setRecent(withRecent(recent, search.question));
    close();
    history.push(answer.address);
    focusPlace(answer.address);
  };
  const ask = (next: string): void => {
    search.ask(next);
    field.current?.focus();
  };

  return (
    <dialog ref={ref} className={styles.dialog} aria-label={texts.title} onClose={onClose}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <QuestionField field={field} listId={id} search={search} onChoose={choose} />
          <Button className={styles.close} onClick={close}>
            Stäng
          </Button>
        </div>
        {/* It scrolls, and the options are gone through from the field, so it must be possible to scroll it by keyboard as well. */}
        <div className={styles.body} role="region" aria-label={texts.body} tabIndex={0}>
          <Body
            id={id}
            search={search}
            recent={recent}
            onForget={forgetRecent}
            onChoose={choose}
            onLeave={close}
            onAsk={ask}
          />
        </div>
        <p className={styles.help} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> väljer, <kbd>Enter</kbd> öppnar, <kbd>Esc</kbd> stänger
        </p>
        <p role="status" className={styles.announcement}>
          {announcement}
        </p>
      </div>
    </dialog>
  );
}
