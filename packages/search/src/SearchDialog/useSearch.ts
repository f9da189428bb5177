import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SearchState, SearchStore } from '../client/createSearchStore';
import { answerQuestion, snippetOfAnswer, type Answer, type FoundAnswer } from '../query/answer';
import type { Segment } from '../query/snippet';

const noAnswers: readonly FoundAnswer[] = [];

/** Makes an answer's snippet; takes longer than finding the answers. */
export type FindSnippet = (answer: FoundAnswer) => readonly Segment[];
const noSnippets: FindSnippet = () => [];

/** What the dialog shows, and its verbs. */
export interface Search {
  readonly state: SearchState['kind'];
  readonly question: string;
  /** Undefined while nothing is asked, or while the index is on its way. */
  readonly answer: Answer | undefined;
  /** The answers in the order shown, across the groups. */
  readonly answers: readonly FoundAnswer[];
  /** Empty ones while the texts have not come. */
  readonly findSnippet: FindSnippet;
  /** The number of the answer that Enter opens; the first one until another is gone to. */
  readonly active: number;
  /** What Enter has asked to be opened, as soon as there is an answer to it. */
  readonly confirmed: FoundAnswer | undefined;
  ask(question: string): void;
  /**
   * Opens the answer to the question, now or when the index has come; another question calls it
   * off.
   */
  confirm(question: string): void;
  /** Goes up or down in the list, from the end to the beginning and back. */
  move(by: 1 | -1): void;
  retry(): void;
}

export function useSearch(store: SearchStore): Search {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [question, setQuestion] = useState('');
  const [active, setActive] = useState(0);
  const [wantsOpening, setWantsOpening] = useState(false);

  useEffect(() => {
    void store.load();
  }, [store]);

  const index = state.kind === 'ready' ? state.index : undefined;
  const texts = state.kind === 'ready' ? state.texts : null;
  const asked = question.trim();
  const answer = useMemo(
    () => (index === undefined || asked === '' ? undefined : answerQuestion(asked, index)),
    [asked, index],
  );
  const answers = useMemo(
    () => answer?.groups.flatMap((group) => group.answers) ?? noAnswers,
    [answer],
  );
  const findSnippet: FindSnippet = useMemo(
    () =>
      index === undefined || texts === null
        ? noSnippets
        : (found) => snippetOfAnswer(found, index, texts),
    [index, texts],
  );

  const chosen = Math.min(active, Math.max(0, answers.length - 1));
  const ask = (next: string): void => {
    setQuestion(next);
    setActive(0);
    setWantsOpening(false);
  };

  return {
    state: state.kind,
    question,
    answer,
    answers,
    findSnippet,
    active: chosen,
    confirmed: wantsOpening ? answers[chosen] : undefined,
    ask,
    confirm(asking) {
      if (asking !== question) ask(asking);
      setWantsOpening(asking.trim() !== '');
    },
    move(by) {
      setWantsOpening(false);
      if (answers.length > 0) setActive((active + by + answers.length) % answers.length);
    },
    retry() {
      void store.load();
    },
  };
}
