import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import Button from '@kurser/ui/Button';
import { useStored } from '@kurser/device-store';
import { useModal } from '@kurser/shared/useModal';
import { searchStore } from '../client/searchStore';
import { parseRecent, recentKey, withRecent } from '../client/recent';
import type { FoundAnswer } from '../query/answer';
import Body from './Body';
import QuestionField from './QuestionField';
import { focusPlace } from './focusPlace';
import { announcementOf, texts } from './texts';
import { useSearch } from './useSearch';
import { useSettled } from './useSettled';
import styles from './styles.module.css';

const nothingRecent: readonly string[] = [];

interface SearchDialogProps {
  onClose(): void;
}

/**
 * The search, as the browser's own modal dialog: focus, Escape and the way back to where one was
 * come with it.
 */
export default function SearchDialog({ onClose }: SearchDialogProps): ReactNode {
  const { ref, close } = useModal({ closesBeside: true });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const history = useHistory();
  const search = useSearch(searchStore);
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
  const chooseConfirmed = useEffectEvent(choose);
  const { confirmed } = search;
  useEffect(() => {
    if (confirmed !== undefined) chooseConfirmed(confirmed);
  }, [confirmed]);
  const ask = (next: string): void => {
    search.ask(next);
    field.current?.focus();
  };

  return (
    <dialog ref={ref} className={styles.dialog} aria-label={texts.title} onClose={onClose}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <QuestionField field={field} listId={id} search={search} />
          <Button className={styles.close} onClick={close}>
            Stäng
          </Button>
        </div>
        {/* It scrolls, and the options are gone through from the field, so it must be possible to
            scroll it by keyboard as well. */}
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
        <p className={styles.help} aria-hidden="true" data-keys="">
          <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> väljer,{' '}
          <kbd translate="no">Enter</kbd> öppnar, <kbd translate="no">Esc</kbd> stänger
        </p>
        <p role="status" className={styles.announcement}>
          {announcement}
        </p>
      </div>
    </dialog>
  );
}
